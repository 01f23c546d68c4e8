import { domainToASCII } from 'node:url'
import { z } from 'zod'
import type { RateLimit } from '../http/rate-limit.ts'
import { isGuessable, passwordLength } from './password-strength.ts'

/** Rate limits. Their names are stored in keys of the table `rate_limit`. */
export const authLimits = {
  // Wrong passwords block only the network that they come from. An account allows as many attempts as ten
  // networks with thirty an hour each.
  signInFromHere: { max: 5, windowSeconds: 60 },
  signInFromHereHourly: { max: 30, windowSeconds: 3600 },
  signInPerAccount: { max: 300, windowSeconds: 3600 },
  signInPerClient: { max: 20, windowSeconds: 60 },
  signUpPerClient: { max: 20, windowSeconds: 3600 },
  signUpPerAddress: { max: 10, windowSeconds: 3600 },
  mailPerAccount: { max: 3, windowSeconds: 900 },
  // Separate from mails that the owner requests, so that nobody else uses those up.
  mailToOther: { max: 3, windowSeconds: 900 },
  mailPerClient: { max: 20, windowSeconds: 900 },
  proofPerClient: { max: 30, windowSeconds: 600 },
  googlePerClient: { max: 60, windowSeconds: 600 },
} satisfies Record<string, RateLimit>

/** The limits by name. */
export type AuthLimits = Record<keyof typeof authLimits, RateLimit>

/** A public endpoint of sign-in. Endpoints that are not listed here answer 404. */
export interface AuthEndpoint {
  /** The accepted fields: JSON body of a POST, query of a GET. */
  input: z.ZodType<Record<string, unknown>>
  perClient: keyof AuthLimits | null
  perAccount: keyof AuthLimits | null
  /** Compares a password; attempts are counted by account and network, and by account. */
  comparesPassword?: boolean
  /** Hashes a password, so that only a few may run at once. */
  isCostly?: boolean
  needsSession?: boolean
  /** Refused in kids mode and while the gate is closed. */
  changesAccount?: boolean
  /** Links the session's account to Google: needs a verified mailbox and a fresh sign-in. */
  linksGoogle?: boolean
  changesPassword?: boolean
  createsAccount?: boolean
  /** The input is the token of a mailed link, which needs a session of its account. */
  isMailedLink?: boolean
  /** Converts the input for Better Auth; `email` is the address of the session. */
  toBetterAuth?: (input: Record<string, unknown>, email: string) => Record<string, unknown>
}

/** An address as it is stored; mail systems write domains with umlauts in ASCII. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .transform((email) => email.replace(/(?<=@)[^@]+$/, domainToASCII))
  .pipe(z.email({ error: 'INVALID_EMAIL' }))

// Existing passwords are only compared, so their strength is not checked.
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
  .regex(/^\/(?![/\\])[\w\-./]*(\?[\w\-./=&%]*)?$/)

/** Where a mailed link leads after the confirmation; a path that is not accepted counts as omitted. */
const MailedPath = LocalPath.optional().catch(undefined)

/** The token of a mailed link: letters, digits, and the dots of a signed one. */
const MailedToken = z.string().regex(/^[\w.-]{1,2000}$/, { error: 'INVALID_TOKEN' })

/** A parameter from an issuer (RFC 6749, appendix A); invalid ones count as omitted. */
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
        callbackURL: MailedPath,
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
  // Issuers add their own fields; unknown ones are ignored, not refused.
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
    input: z.strictObject({ callbackURL: MailedPath }),
    perClient: 'mailPerClient',
    perAccount: 'mailPerAccount',
    needsSession: true,
    toBetterAuth: (input, email) => ({ ...input, email }),
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
    toBetterAuth: (input) => ({ ...input, revokeOtherSessions: true }),
  },
  'POST /change-email': {
    input: z.strictObject({ newEmail: Email }),
    perClient: 'mailPerClient',
    perAccount: 'mailPerAccount',
    needsSession: true,
    changesAccount: true,
  },
  // Google returns to GET /callback/google after this, too: the state names the account.
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
