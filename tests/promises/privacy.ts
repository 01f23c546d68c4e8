import type { ProductPromise } from './promise.ts'

export const privacy: ProductPromise[] = [
  {
    id: 'privacy-lock',
    says: 'A deletion request locks the account at once, with every mailed link.',
    source: 'rule 38',
    heldBy: ['tests/server/deletion.test.ts', 'tests/faults/deletion.test.ts'],
    mutations: [
      {
        breaks: 'Earlier mailed links still work.',
        file: 'src/server/privacy/deletion.ts',
        find: 'await tx.delete(mailedLink).where(eq(mailedLink.userId, uid))',
        replace: '',
      },
    ],
  },
  {
    id: 'privacy-gone',
    says: 'A deletion leaves nothing of the account except what the law requires.',
    source: 'Art. 17 GDPR, rule 38',
    heldBy: ['tests/server/deletion.test.ts', 'tests/server/privacy.test.ts'],
    mutations: [
      {
        breaks: 'Rows without a foreign key to the account remain.',
        file: 'src/server/privacy/due-accounts.ts',
        find: 'if (isUnlinked && !isRetained)',
        replace: 'if (isUnlinked && isRetained)',
      },
    ],
  },
  {
    id: 'privacy-numbers',
    says: 'Votes of a deleted account stay as numbers; those of an unverified one are removed.',
    source: 'rule 4, rule 22',
    heldBy: ['tests/server/unverified.test.ts', 'tests/server/vote.test.ts'],
    mutations: [
      {
        breaks: 'Invented addresses still decide what is most liked.',
        file: 'src/server/privacy/unverified.ts',
        find: 'await detachUnverified(tx, ids, files)',
        replace: '',
      },
      {
        breaks: 'A poll loses votes when a voter is deleted.',
        file: 'src/server/privacy/detach-accounts.ts',
        find: 'await retainPollVotes(tx, userIds)',
        replace: '',
        caughtBy: 'tests/server/vote.test.ts',
      },
    ],
  },
  {
    id: 'privacy-archive',
    says: 'Payments are retained for eight years from the end of their year, not a day longer.',
    source: '§ 147 AO, § 257 HGB',
    heldBy: ['src/server/privacy/rules.test.ts', 'tests/server/deletion.test.ts'],
    mutations: [
      {
        breaks: 'Receipts are deleted a year too early.',
        file: 'src/server/privacy/rules.ts',
        find: 'year + 9',
        replace: 'year + 8',
      },
    ],
  },
  {
    id: 'privacy-tombstone',
    says: 'A deleted account leaves a tombstone that identifies late events of its customer.',
    source: 'rule 38',
    heldBy: ['tests/server/deletion.test.ts', 'tests/faults/deletion.test.ts'],
    mutations: [
      {
        breaks: 'The customer of a deleted account leaves no tombstone.',
        file: 'src/server/privacy/due-accounts.ts',
        find: 'if (customerId) tombstones',
        replace: 'if (!customerId) tombstones',
      },
    ],
  },
  {
    id: 'privacy-copy',
    says: 'A data export goes to the owner only, and not after the account is locked.',
    source: 'Art. 15 GDPR, rule 8',
    heldBy: ['tests/server/privacy.test.ts'],
    mutations: [
      {
        breaks: 'Anybody can request an export of another account.',
        file: 'src/server/privacy/exports.ts',
        find: 'and(eq(profile.userId, uid), eq(profile.userId, ownerId))',
        replace: 'eq(profile.userId, uid)',
      },
      {
        breaks: 'An export is announced by mail although the account was locked meanwhile.',
        file: 'src/server/privacy/exports.ts',
        find: 'user.emailVerified, notExists(deletion)))',
        replace: 'user.emailVerified, notExists(deletion.limit(0))))',
      },
    ],
  },
  {
    id: 'privacy-log',
    says: 'The log has no addresses, names of children or tokens.',
    source: 'rule 37',
    heldBy: ['src/server/platform/log.test.ts'],
    mutations: [
      {
        breaks: 'Addresses in database errors are logged.',
        file: 'src/server/platform/log.ts',
        find: ".replace(/\\S+@\\S+/g, '(address)')",
        replace: '',
      },
    ],
  },
  {
    id: 'privacy-mails',
    says: 'No table contains a sent mail: its links sign people in.',
    source: 'rule 37',
    heldBy: ['tests/server/demo.test.ts'],
    mutations: [
      {
        breaks: 'Sent mails stay in the outbox with their links.',
        file: 'src/server/platform/outbox.ts',
        find: 'doneAt: clock.now(), payload: {}, lastError',
        replace: 'doneAt: clock.now(), lastError',
      },
    ],
  },
  {
    id: 'privacy-traces',
    says: 'Traces identify nobody, and are deleted after 400 days.',
    source: 'Art. 5 GDPR, rule 37',
    heldBy: ['tests/server/traces.test.ts', 'src/server/trace/rules.test.ts'],
    mutations: [
      {
        breaks: 'Traces are kept for years.',
        file: 'src/server/trace/rules.ts',
        find: 'traceRetentionDays = 400',
        replace: 'traceRetentionDays = 4000',
      },
    ],
  },
]
