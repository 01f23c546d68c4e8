import { domainToASCII } from 'node:url'
import { z } from 'zod'
import type { RateLimit } from '../http/rate-limit.ts'
import { isGuessable, passwordLength } from './password-strength.ts'

/** How often who may try what. Keys are names of counters in the table `rate_limit`. */
export const authLimits = {
  // Somebody who guesses at a password shuts out only the own network. The account allows in all
  // what ten networks allow at thirty an hour each.
  signInFromHere: { max: 5, windowSeconds: 60 },
  signInFromHereHourly: { max: 30, windowSeconds: 3600 },
  signInPerAccount: { max: 300, windowSeconds: 3600 },
  signInPerClient: { max: 20, windowSeconds: 60 },
  signUpPerClient: { max: 20, windowSeconds: 3600 },
  signUpPerAddress: { max: 10, windowSeconds: 3600 },
  mailPerAccount: { max: 3, windowSeconds: 900 },
  // Counted apart from the mails that the owner asks for, so that nobody else uses those up.
  mailToOther: { max: 3, windowSeconds: 900 },
  mailPerClient: { max: 20, windowSeconds: 900 },
  proofPerClient: { max: 30, windowSeconds: 600 },
  googlePerClient: { max: 60, windowSeconds: 600 },
} satisfies Record<string, RateLimit>

/** The limits by name; tests hand in wider ones. */
export type AuthLimits = Record<keyof typeof authLimits, RateLimit>

/** One public address of sign-in. What is not listed here does not exist. */
export interface AuthEndpoint {
  /** Exactly these fields may come in: JSON body of a POST, query of a GET. */
  input: z.ZodType<Record<string, unknown>>
  perClient: keyof AuthLimits | null
  perAccount: keyof AuthLimits | null
  /** Compares a password; tries are counted by account and network, and by account. */
  comparesPassword?: boolean
  /** Hashes a password, so only a few may run at once. */
  isCostly?: boolean
  needsSession?: boolean
  /** Stays shut in Kindermodus and behind a closed gate. */
  changesAccount?: boolean
  /** Joins the session's account with Google: wants a proven mailbox and a fresh sign-in. */
  linksGoogle?: boolean
  changesPassword?: boolean
  createsAccount?: boolean
  /** The input is the token of a mailed link, to be opened in its account's own session. */
  isMailedLink?: boolean
  /** What the library gets instead of the input; `email` is the address of the session. */
  forLibrary?: (input: Record<string, unknown>, email: string) => Record<string, unknown>
}

// Domains with umlauts are written in ASCII wherever mail travels.
const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .transform((email) => email.replace(/(?<=@)[^@]+$/, domainToASCII))
  .pipe(z.email({ error: 'INVALID_EMAIL' }))

// Old passwords are only compared, so their form is not judged.
const GivenPassword = z.string().min(1).max(passwordLength.max)

const NewPassword = z
  .string()
  .min(passwordLength.min, { error: 'PASSWORD_TOO_SHORT' })
  .max(passwordLength.max, { error: 'PASSWORD_TOO_LONG' })
  .refine((password) => !isGuessable(password), { error: 'PASSWORD_TOO_COMMON' })

const Name = z
  .string()
  .trim()
  .max(100)
  .refine((name) => name.isWellFormed() && !/\p{Cc}/u.test(name), { error: 'INVALID_NAME' })

/** A path on this site: no host, no scheme, no backslash. */
const LocalPath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[\w\-./?=&%]*$/)

/** The token of a mailed link: letters, digits, and the dots of a signed one. */
const MailedToken = z.string().regex(/^[\w.-]{1,2000}$/, { error: 'INVALID_TOKEN' })

/** What an issuer sends along (RFC 6749, appendix A); anything else counts as left out. */
const fromIssuer = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\x20-\x7e]*$/)
    .optional()
    .catch(undefined)

const Nonce = z.string().regex(/^[\w-]{16,64}$/)

/** Public addresses below /api/auth, by method and path. */
export const authEndpoints: Record<string, AuthEndpoint> = {
  'POST /sign-up/email': {
    input: z
      .strictObject({
        name: Name.default(''),
        email: Email,
        password: NewPassword,
        rememberMe: z.boolean().default(true),
      })
      .refine(({ email, password }) => !isGuessable(password, email), {
        error: 'PASSWORD_TOO_COMMON',
        path: ['password'],
      }),
    perClient: 'signUpPerClient',
    perAccount: 'signUpPerAddress',
    isCostly: true,
    createsAccount: true,
  },
  'POST /sign-in/email': {
    input: z.strictObject({
      email: Email,
      password: GivenPassword,
      rememberMe: z.boolean().default(true),
    }),
    perClient: 'signInPerClient',
    perAccount: null,
    comparesPassword: true,
    isCostly: true,
  },
  'POST /sign-in/social': {
    input: z.strictObject({
      provider: z.literal('google'),
      callbackURL: LocalPath,
      errorCallbackURL: LocalPath.default('/login'),
    }),
    perClient: 'googlePerClient',
    perAccount: null,
  },
  'GET /oauth-popup/start': {
    input: z.strictObject({
      provider: z.literal('google'),
      popupOrigin: z.url().max(300),
      popupNonce: Nonce,
      callbackURL: LocalPath.default('/dashboard'),
    }),
    perClient: 'googlePerClient',
    perAccount: null,
  },
  // Issuers add fields of their own; those that are not known are dropped, not refused.
  'GET /callback/google': {
    input: z.object({
      code: fromIssuer(2000),
      state: fromIssuer(500),
      iss: fromIssuer(300),
      error: fromIssuer(100),
      error_description: fromIssuer(500),
    }),
    perClient: 'googlePerClient',
    perAccount: null,
  },
  'POST /sign-out': { input: z.strictObject({}), perClient: null, perAccount: null },
  'POST /request-password-reset': {
    input: z.strictObject({ email: Email }),
    perClient: 'mailPerClient',
    perAccount: 'mailPerAccount',
  },
  'POST /reset-password': {
    input: z.strictObject({ token: MailedToken, newPassword: NewPassword }),
    perClient: 'proofPerClient',
    perAccount: null,
    isCostly: true,
  },
  'POST /send-verification-email': {
    input: z.strictObject({}),
    perClient: 'mailPerClient',
    perAccount: 'mailPerAccount',
    needsSession: true,
    forLibrary: (_, email) => ({ email }),
  },
  'POST /verify-email': {
    input: z.strictObject({ token: MailedToken }),
    perClient: 'proofPerClient',
    perAccount: null,
    needsSession: true,
    isMailedLink: true,
  },
  'POST /change-password': {
    input: z.strictObject({ currentPassword: GivenPassword, newPassword: NewPassword }),
    perClient: 'signInPerClient',
    perAccount: null,
    comparesPassword: true,
    isCostly: true,
    needsSession: true,
    changesAccount: true,
    changesPassword: true,
    forLibrary: (input) => ({ ...input, revokeOtherSessions: true }),
  },
  'POST /change-email': {
    input: z.strictObject({ newEmail: Email }),
    perClient: 'mailPerClient',
    perAccount: 'mailPerAccount',
    needsSession: true,
    changesAccount: true,
  },
  // Its answer comes to GET /callback/google, too: the state says whose account it is for.
  'POST /link-social': {
    input: z.strictObject({
      provider: z.literal('google'),
      callbackURL: LocalPath,
      errorCallbackURL: LocalPath,
    }),
    perClient: 'googlePerClient',
    perAccount: null,
    needsSession: true,
    changesAccount: true,
    linksGoogle: true,
  },
}
