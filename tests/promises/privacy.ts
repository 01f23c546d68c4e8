import type { ProductPromise } from './promise.ts'

export const privacy: ProductPromise[] = [
  {
    id: 'privacy-lock',
    says: 'An account that its owner wants deleted is locked at once, with every mailed link.',
    source: 'rule 38',
    heldBy: ['tests/server/deletion.test.ts', 'tests/faults/deletion.test.ts'],
    mutations: [
      {
        breaks: 'Links that were mailed before still work.',
        file: 'src/server/privacy/deletion.ts',
        find: 'await tx.delete(mailedLink).where(eq(mailedLink.userId, uid))',
        replace: '',
      },
    ],
  },
  {
    id: 'privacy-gone',
    says: 'A deletion leaves nothing of the account but what the law wants kept.',
    source: 'Art. 17 GDPR, rule 38',
    heldBy: ['tests/server/deletion.test.ts', 'tests/server/privacy.test.ts'],
    mutations: [
      {
        breaks: 'Rows that no foreign key leads to stay behind.',
        file: 'src/server/privacy/due-accounts.ts',
        find: 'if (isLoose && !isKept)',
        replace: 'if (isLoose && isKept)',
      },
    ],
  },
  {
    id: 'privacy-numbers',
    says: 'Votes of an account that goes stay as numbers; those of an unproven one go with it.',
    source: 'rule 4, rule 22',
    heldBy: ['tests/server/unproven.test.ts', 'tests/server/vote.test.ts'],
    mutations: [
      {
        breaks: 'Invented addresses go on deciding what is most liked.',
        file: 'src/server/privacy/unproven.ts',
        find: 'await partFromUnproven(tx, ids, files)',
        replace: '',
      },
      {
        breaks: 'The votes of a poll shrink when a voter goes.',
        file: 'src/server/privacy/parting.ts',
        find: 'await keepPollVotes(tx, userIds)',
        replace: '',
        caughtBy: 'tests/server/vote.test.ts',
      },
    ],
  },
  {
    id: 'privacy-archive',
    says: 'What was paid is kept for eight years from the end of its year, and not a day longer.',
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
    says: 'A deleted account leaves a mark that late events of its customer are known by.',
    source: 'rule 38',
    heldBy: ['tests/server/deletion.test.ts', 'tests/faults/deletion.test.ts'],
    mutations: [
      {
        breaks: 'The customer of a deleted account leaves no mark.',
        file: 'src/server/privacy/due-accounts.ts',
        find: 'if (customerId) tombstones',
        replace: 'if (!customerId) tombstones',
      },
    ],
  },
  {
    id: 'privacy-copy',
    says: 'A copy of the data goes to the owner alone, and not once the account is locked.',
    source: 'Art. 15 GDPR, rule 8',
    heldBy: ['tests/server/privacy.test.ts'],
    mutations: [
      {
        breaks: 'Everybody can have a copy of another account made.',
        file: 'src/server/privacy/exports.ts',
        find: 'and(eq(profile.userId, uid), eq(profile.userId, ownerId))',
        replace: 'eq(profile.userId, uid)',
      },
      {
        breaks: 'A copy is announced by mail although the account was locked meanwhile.',
        file: 'src/server/privacy/exports.ts',
        find: 'user.emailVerified, notExists(lock)))',
        replace: 'user.emailVerified, notExists(lock.limit(0))))',
      },
    ],
  },
  {
    id: 'privacy-log',
    says: 'The log holds no address, no name of a child and no token.',
    source: 'rule 37',
    heldBy: ['src/server/platform/log.test.ts'],
    mutations: [
      {
        breaks: 'Addresses that a database quotes stand in the log.',
        file: 'src/server/platform/log.ts',
        find: ".replace(/\\S+@\\S+/g, '(address)')",
        replace: '',
      },
    ],
  },
  {
    id: 'privacy-mails',
    says: 'A mail that was sent stays in no table, as its links sign people in.',
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
    says: 'Traces lead to nobody, and are forgotten after 400 days.',
    source: 'Art. 5 GDPR, rule 37',
    heldBy: ['tests/server/traces.test.ts', 'src/server/trace/rules.test.ts'],
    mutations: [
      {
        breaks: 'Traces are kept for years.',
        file: 'src/server/trace/rules.ts',
        find: 'keptTraceDays = 400',
        replace: 'keptTraceDays = 4000',
      },
    ],
  },
]
