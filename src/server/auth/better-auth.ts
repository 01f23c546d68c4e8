import { createHash } from 'node:crypto'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { oauthPopup } from 'better-auth/plugins'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { account, session, user, verification } from '../db/auth-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { createTransactionScope } from '../db/transaction-scope.ts'
import { preferredLanguage } from '../http/language.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { Mail } from '../platform/mailer.ts'
import { logSecurityEvent } from '../platform/security-log.ts'
import { isTakenAddress, notifyOwner } from './account-enumeration.ts'
import { endLockedSession, findLock, refuseLocked } from './account-lock.ts'
import { type GoogleClient, googleSignIn, reasonOf } from './google.ts'
import { takeOverUnverified, verifyByReset } from './mailbox-verification.ts'
import { changeRequestMail, newAddressMail, resetMail, verificationMail } from './mails.ts'
import { resetAllAttempts } from './password-attempts.ts'
import { passwordLength } from './password-strength.ts'
import type { PasswordHashing } from './passwords.ts'

const daySeconds = 86_400
/** How long a session lasts, and how old it must be to be extended. */
export const sessionSeconds = { expiresIn: 60 * daySeconds, updateAge: daySeconds }

/** Dependencies of `createBetterAuth`. */
export interface SignInOptions {
  db: Database
  clock: Clock
  secret: string
  baseUrl: string
  google: GoogleClient | null
  passwords: PasswordHashing
  /** Queues a mail in a transaction; the same idempotency key twice is one mail. */
  queueMail: (tx: Database | Transaction, mail: Mail & { idempotencyKey: string }) => Promise<void>
  /** Called after the commit of a queued mail. */
  onMailQueued: () => void
  log: Log
  /** Called after every sign-in, with the id of the account. */
  onSignedIn: (userId: string) => Promise<void>
}

/** Configures Better Auth; only `auth.ts` uses it. */
export function createBetterAuth(options: SignInOptions) {
  const { db, secret, baseUrl, google, passwords, log, onSignedIn } = options
  const scope = createTransactionScope(db)
  const isSecure = baseUrl.startsWith('https:')
  const plugins = google
    ? [
        googleSignIn({
          client: google,
          log,
          onVerified: (identity) => takeOverUnverified(db, identity),
        }),
        oauthPopup(),
      ]
    : []

  /** Links lead to the login page, which sends the token by POST; a GET alone changes nothing. */
  const linkTo = (name: 'token' | 'verify', token: string, next: string | null = null) => {
    const url = new URL('/login', baseUrl)
    url.searchParams.set(name, token)
    // Better Auth's default is „/“.
    if (next !== null && next !== '/') url.searchParams.set('next', next)
    return url.href
  }
  // A sign-up that is rolled back queues no mail.
  const send = (kind: string, token: string, content: Mail) => {
    const digest = createHash('sha256').update(token).digest('base64url')
    const mail = { ...content, idempotencyKey: `${kind}:${digest}` }
    return scope.join((tx) => options.queueMail(tx, mail), options.onMailQueued)
  }
  const recipient = ({ email, name }: { email: string; name: string }, request?: Request) => ({
    to: email,
    name,
    language: preferredLanguage(request?.headers),
  })

  return betterAuth({
    appName: 'Fabelhain',
    baseURL: baseUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [new URL(baseUrl).origin],
    database: drizzleAdapter(scope.db, {
      provider: 'pg',
      schema: { user, session, account, verification },
      transaction: true,
    }),
    plugins,
    telemetry: { enabled: false },
    // handler.ts counts calls by client and by account.
    rateLimit: { enabled: false },
    user: {
      additionalFields: {
        role: { type: 'string', required: false, input: false, defaultValue: 'parent' },
      },
      changeEmail: {
        enabled: true,
        sendChangeEmailConfirmation: ({ user, newEmail, token }, request) => {
          const link = linkTo('verify', token)
          return send('change', token, changeRequestMail(recipient(user, request), newEmail, link))
        },
      },
    },
    session: {
      ...sessionSeconds,
      cookieCache: { enabled: false },
    },
    account: {
      updateAccountOnSignIn: false,
      accountLinking: {
        enabled: true,
        requireLocalEmailVerified: true,
        trustedProviders: [],
        // Only for signed-in users who ask for it; many have another address at Google.
        allowDifferentEmails: true,
      },
    },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      password: passwords,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      resetPasswordTokenExpiresIn: 3600,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }, request) => {
        // A new password does not unlock an account; the link in the mail about its deletion does.
        if ((await findLock(db, user.id)) !== null) return
        await send('reset', token, resetMail(recipient(user, request), linkTo('token', token)))
      },
      onPasswordReset: async (reset) => {
        await verifyByReset(db, reset.user.id)
        logSecurityEvent(log, 'password-changed', reset.user.id)
        await resetAllAttempts(db, reset.user.email)
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: daySeconds,
      sendVerificationEmail: async ({ user, token, url }, request) => {
        // Only the owner learns that somebody wants to move to an address that has an account.
        if (decodeJwt(token).updateTo && (await isTakenAddress(db, user.email))) {
          return notifyOwner(options, user.email, request?.headers)
        }
        const next = new URL(url).searchParams.get('callbackURL')
        const [to, link] = [recipient(user, request), linkTo('verify', token, next)]
        return decodeJwt(token).updateTo
          ? send('address', token, newAddressMail(to, link))
          : send('verify', token, verificationMail(to, link))
      },
      // Reset links that were mailed to the old address become invalid.
      afterEmailVerification: async ({ id }) => {
        await db.delete(verification).where(eq(verification.value, id))
      },
    },
    databaseHooks: {
      // Google's tokens are not needed after the sign-in, so they are not stored.
      account: {
        create: {
          before: async (data) => ({ data: { ...data, idToken: null } }),
          after: async ({ providerId, userId }) => {
            if (providerId === 'google') logSecurityEvent(log, 'google-linked', userId)
          },
        },
      },
      session: {
        create: {
          before: async ({ userId }) => refuseLocked(db, userId),
          after: async (created) => {
            await endLockedSession(db, created)
            await onSignedIn(created.userId)
          },
        },
      },
    },
    advanced: {
      // The name contains the prefix: __Host- also forbids a Domain attribute.
      useSecureCookies: false,
      cookiePrefix: isSecure ? '__Host-fabelhain' : 'fabelhain',
      defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
      // Better Auth switches these checks off in tests by default.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    // Errors are thrown: Better Auth would log them with addresses and hashes.
    onAPIError: { errorURL: new URL('/login', baseUrl).href, throw: true },
    logger: {
      level: 'warn',
      // Better Auth quotes addresses in its messages.
      log: (level, message, cause) => {
        const reason = cause instanceof Error ? reasonOf(cause) : undefined
        log[level]({ part: 'sign-in', reason }, message.replace(/\S+@\S+/g, '(address)'))
      },
    },
  })
}
