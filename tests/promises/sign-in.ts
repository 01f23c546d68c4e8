import type { ProductPromise } from './promise.ts'

export const signIn: ProductPromise[] = [
  {
    id: 'sign-in-proof',
    says: 'A proven mailbox belongs to its owner alone: what a stranger set before is void.',
    source: 'rule 22',
    heldBy: ['tests/server/auth-proof.test.ts', 'tests/server/demo.test.ts'],
    mutations: [
      {
        breaks: 'A Google account that a stranger linked before stays linked after the reset.',
        file: 'src/server/auth/mailbox-proof.ts',
        find: 'if (proven.length > 0)',
        replace: 'if (proven.length > 1)',
      },
      {
        breaks: 'The stranger’s password still opens an account that Google gave to its owner.',
        file: 'src/server/auth/mailbox-proof.ts',
        find: 'tx.delete(account).where(eq(account.userId, taken.id))',
        replace: "tx.delete(account).where(eq(account.userId, ''))",
      },
    ],
  },
  {
    id: 'sign-in-link',
    says: 'A mailed link counts only in a session of the account that it was made for.',
    source: 'rule 22',
    heldBy: ['tests/server/auth-proof.test.ts', 'tests/server/auth-mails.test.ts'],
    mutations: [
      {
        breaks: 'A stranger who is signed in can open the link of another account.',
        file: 'src/server/auth/handler.ts',
        find: "if (claims.email !== emailOf(opened)) return 'OTHER_ACCOUNT'",
        replace: "if (!claims.email) return 'OTHER_ACCOUNT'",
      },
    ],
  },
  {
    id: 'sign-in-unproven',
    says: 'An account whose mailbox was never proven ends after 48 hours, or at once when it is given up; a proven one never does.',
    source: 'rule 22',
    heldBy: ['tests/server/account.test.ts', 'tests/server/unproven.test.ts'],
    mutations: [
      {
        breaks: 'Proven accounts end after two days, too.',
        file: 'src/server/privacy/unproven.ts',
        find: 'eq(user.emailVerified, false), ',
        replace: '',
      },
    ],
  },
  {
    id: 'sign-in-limit',
    says: 'A network gets five tries a minute at an account and twenty in all; strangers’ tries leave the owner a way in.',
    source: 'rule 23',
    heldBy: [
      'tests/server/auth-limits.test.ts',
      'src/server/http/client-address.test.ts',
      'tests/server/taken-address.test.ts',
    ],
    mutations: [
      {
        breaks: 'Naming a stranger’s address uses up the mails that its owner asks for.',
        file: 'src/server/auth/handler.ts',
        find: "counter('mailToOther', pseudonymOf(mailedAddress(opened)))",
        replace: "counter('mailPerAccount', pseudonymOf(mailedAddress(opened)))",
        caughtBy: 'tests/server/taken-address.test.ts',
      },
      {
        breaks: 'One try more than the limit says.',
        file: 'src/server/http/rate-limit.ts',
        find: 'row.count <= max)',
        replace: 'row.count <= max + 1)',
      },
      {
        breaks: 'A stranger’s tries count for the owner of the account, too.',
        file: 'src/server/auth/tries.ts',
        find: '{ who, network }: PasswordTry',
        replace: "{ who }: PasswordTry, network = ''",
      },
      {
        breaks: 'After a mailed reset the account stays locked.',
        file: 'src/server/auth/library.ts',
        find: 'await forgetAllTries(db, reset.user.email)',
        replace: '',
      },
      {
        breaks: 'Every address of an IPv6 network has tries of its own.',
        file: 'src/server/http/client-address.ts',
        find: '.slice(0, 4)',
        replace: '.slice(0, 8)',
      },
    ],
  },
  {
    id: 'sign-in-address',
    says: 'The server believes X-Forwarded-For from its own proxies only.',
    source: 'rule 24',
    heldBy: ['src/server/http/client-address.test.ts'],
    mutations: [
      {
        breaks: 'A client chooses the address that its tries are counted by.',
        file: 'src/server/http/client-address.ts',
        find: 'hops.findLast(',
        replace: 'hops.find(',
      },
    ],
  },
  {
    id: 'sign-in-silence',
    says: 'No answer tells a stranger whether an address has an account, or how it stands.',
    source: 'rule 23',
    heldBy: [
      'tests/server/deletion-lock.test.ts',
      'tests/server/auth-proof.test.ts',
      'tests/server/taken-address.test.ts',
    ],
    mutations: [
      {
        breaks: 'A reset for an address without an account is answered sooner.',
        file: 'src/server/auth/taken-address.ts',
        find: 'return slowly(answer())',
        replace: 'return answer()',
        caughtBy: 'tests/server/taken-address.test.ts',
      },
      {
        breaks: 'Changing to a taken address mails nothing to the caller.',
        file: 'src/server/auth/taken-address.ts',
        find: 'if (!caller?.user.emailVerified) return writeToOwner(parts, newEmail, headers)',
        replace: 'return writeToOwner(parts, newEmail, headers)',
        caughtBy: 'tests/server/taken-address.test.ts',
      },
      {
        breaks: 'A stranger who types an address learns that its account is about to be deleted.',
        file: 'src/server/auth/handler.ts',
        find: 'const isLocked = endpoint.createsAccount &&',
        replace: 'const isLocked =',
      },
    ],
  },
  {
    id: 'sign-in-session',
    says: 'A session ends at once: when another one takes its place, at a new password, on its day.',
    source: 'rule 21',
    heldBy: ['tests/server/auth.test.ts', 'tests/server/auth-proof.test.ts'],
    mutations: [
      {
        breaks: 'The session that a new sign-in takes the place of lives on.',
        file: 'src/server/auth/handler.ts',
        find: 'await endReplaced(request.headers, done.value.headers, caller?.session ?? null)',
        replace: '',
      },
      {
        breaks: 'A new password leaves the other browsers signed in.',
        file: 'src/server/auth/endpoints.ts',
        find: 'revokeOtherSessions: true',
        replace: 'revokeOtherSessions: false',
      },
      {
        breaks: 'A session that has run out still counts.',
        file: 'src/server/auth/session-reader.ts',
        find: "gt(session.expiresAt, sql.placeholder('now')),",
        replace: "gt(session.createdAt, sql`'epoch'::timestamptz`),",
      },
    ],
  },
]
