import type { ProductPromise } from './promise.ts'

export const signIn: ProductPromise[] = [
  {
    id: 'sign-in-verification',
    says: 'A verified mailbox belongs to its owner only: what a stranger set before is void.',
    source: 'rule 22',
    heldBy: ['tests/server/auth-verification.test.ts', 'tests/server/demo.test.ts'],
    mutations: [
      {
        breaks: 'A Google account that a stranger linked stays linked after the reset.',
        file: 'src/server/auth/mailbox-verification.ts',
        find: 'if (verified.length > 0)',
        replace: 'if (verified.length > 1)',
      },
      {
        breaks: 'The stranger’s password still opens an account after Google verified its owner.',
        file: 'src/server/auth/mailbox-verification.ts',
        find: 'tx.delete(account).where(eq(account.userId, takenOver.id))',
        replace: "tx.delete(account).where(eq(account.userId, ''))",
      },
    ],
  },
  {
    id: 'sign-in-link',
    says: 'A mailed link counts only in a session of its account.',
    source: 'rule 22',
    heldBy: ['tests/server/auth-verification.test.ts', 'tests/server/auth-mails.test.ts'],
    mutations: [
      {
        breaks: 'A signed-in stranger can use the link of another account.',
        file: 'src/server/auth/handler.ts',
        find: "if (claims.email !== sessionEmail(call)) return 'OTHER_ACCOUNT'",
        replace: "if (!claims.email) return 'OTHER_ACCOUNT'",
      },
    ],
  },
  {
    id: 'sign-in-unverified',
    says: 'An unverified account ends after 48 hours, or at once on request; a verified one never expires.',
    source: 'rule 22',
    heldBy: ['tests/server/account.test.ts', 'tests/server/unverified.test.ts'],
    mutations: [
      {
        breaks: 'Verified accounts expire after two days, too.',
        file: 'src/server/privacy/unverified.ts',
        find: 'eq(user.emailVerified, false), ',
        replace: '',
      },
    ],
  },
  {
    id: 'sign-in-limit',
    says: 'A network has five tries a minute for an account and twenty in all; strangers’ tries do not lock out the owner.',
    source: 'rule 23',
    heldBy: [
      'tests/server/auth-limits.test.ts',
      'src/server/http/client-address.test.ts',
      'tests/server/taken-address.test.ts',
    ],
    mutations: [
      {
        breaks: 'Entering an address uses up its owner’s mails.',
        file: 'src/server/auth/handler.ts',
        find: "counter('mailToOther', pseudonymOf(mailedAddress(call)))",
        replace: "counter('mailPerAccount', pseudonymOf(mailedAddress(call)))",
        caughtBy: 'tests/server/taken-address.test.ts',
      },
      {
        breaks: 'The limit allows one more try.',
        file: 'src/server/http/rate-limit.ts',
        find: 'row.count <= max)',
        replace: 'row.count <= max + 1)',
      },
      {
        breaks: 'A stranger’s tries count for the owner of the account, too.',
        file: 'src/server/auth/password-attempts.ts',
        find: '{ subject, network }: PasswordAttempt',
        replace: "{ subject }: PasswordAttempt, network = ''",
      },
      {
        breaks: 'After a mailed reset the account stays locked.',
        file: 'src/server/auth/better-auth.ts',
        find: 'await resetAllAttempts(db, reset.user.email)',
        replace: '',
      },
      {
        breaks: 'Every address of an IPv6 network has its own tries.',
        file: 'src/server/http/client-address.ts',
        find: '.slice(0, 4)',
        replace: '.slice(0, 8)',
      },
    ],
  },
  {
    id: 'sign-in-address',
    says: 'The server trusts X-Forwarded-For from its own proxies only.',
    source: 'rule 24',
    heldBy: ['src/server/http/client-address.test.ts'],
    mutations: [
      {
        breaks: 'A client can choose the address that its tries are counted by.',
        file: 'src/server/http/client-address.ts',
        find: 'hops.findLast(',
        replace: 'hops.find(',
      },
    ],
  },
  {
    id: 'sign-in-silence',
    says: 'No answer reveals whether an address has an account, or its state.',
    source: 'rule 23',
    heldBy: [
      'tests/server/deletion-lock.test.ts',
      'tests/server/auth-verification.test.ts',
      'tests/server/taken-address.test.ts',
    ],
    mutations: [
      {
        breaks: 'A reset for an address without an account is answered faster.',
        file: 'src/server/auth/account-enumeration.ts',
        find: 'return withMinimumTime(answer())',
        replace: 'return answer()',
        caughtBy: 'tests/server/taken-address.test.ts',
      },
      {
        breaks: 'Changing to a taken address mails nothing to the caller.',
        file: 'src/server/auth/account-enumeration.ts',
        find: 'if (!caller?.user.emailVerified) return notifyOwner(dependencies, newEmail, headers)',
        replace: 'return notifyOwner(dependencies, newEmail, headers)',
        caughtBy: 'tests/server/taken-address.test.ts',
      },
      {
        breaks: 'Entering an address reveals that its account is about to be deleted.',
        file: 'src/server/auth/handler.ts',
        find: 'const isLocked = endpoint.createsAccount &&',
        replace: 'const isLocked =',
      },
    ],
  },
  {
    id: 'sign-in-everywhere',
    says: 'A sign-out, Kindermodus and a PIN hold at once on their server, and on the others without delay.',
    source: 'decision 0037',
    heldBy: ['tests/server/session-cache.test.ts', 'src/server/auth/session-cache.test.ts'],
    mutations: [
      {
        breaks: 'A session that ended on another server is still taken from memory.',
        file: 'src/server/auth/session-cache.ts',
        find: "channels.receive('sign_in_changed', forget)",
        replace: "channels.receive('sign_in_changed', () => {})",
      },
      {
        breaks: 'A session that changes while it is read is kept as it was.',
        file: 'src/server/auth/session-cache.ts',
        find: 'if (!session || changes !== before) return session',
        replace: 'if (!session) return session',
        caughtBy: 'src/server/auth/session-cache.test.ts',
      },
    ],
  },
  {
    id: 'sign-in-session',
    says: 'A session ends at once when it is replaced, at a new password and when it expires.',
    source: 'rule 21',
    heldBy: ['tests/server/auth.test.ts', 'tests/server/auth-verification.test.ts'],
    mutations: [
      {
        breaks: 'The session that a new sign-in replaces stays valid.',
        file: 'src/server/auth/handler.ts',
        find: 'await endReplacedSession(request.headers, result.value.headers, caller?.session ?? null)',
        replace: '',
      },
      {
        breaks: 'A new password leaves the other browsers signed in.',
        file: 'src/server/auth/endpoints.ts',
        find: 'revokeOtherSessions: true',
        replace: 'revokeOtherSessions: false',
      },
      {
        breaks: 'An expired session still counts.',
        file: 'src/server/auth/sessions.ts',
        find: 'found && found.expiresAt > clock.now() ? found : null',
        replace: 'found || null',
      },
    ],
  },
]
