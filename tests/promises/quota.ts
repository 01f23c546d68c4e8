import type { ProductPromise } from './promise.ts'

export const quota: ProductPromise[] = [
  {
    id: 'quota-limit',
    says: 'A family on the free plan can open 20 different stories a month, and no more.',
    source: 'spec 9.1, rule 3',
    heldBy: ['tests/server/reading.test.ts', 'tests/server/attacks.test.ts'],
    mutations: [
      {
        breaks: 'A 21st story opens.',
        file: 'src/server/profile/commands.ts',
        find: `or \${usedReads} < quota_pdf_reads`,
        replace: `or \${usedReads} <= quota_pdf_reads`,
      },
    ],
  },
  {
    id: 'quota-reopen',
    says: 'Opening a story again in the same month spends no read.',
    source: 'rule 4',
    heldBy: ['tests/server/reading.test.ts'],
    mutations: [
      {
        breaks: 'Every opening spends a read, even of a story that was opened before.',
        file: 'src/server/reading/commands.ts',
        find: `\${spendRead} and exists (select from first_read)`,
        replace: `\${spendRead} and exists (select from allowed)`,
      },
    ],
  },
  {
    id: 'quota-key',
    says: 'A key opens one story, and is refused for another one.',
    source: 'rule 5',
    heldBy: ['tests/server/reading.test.ts', 'tests/server/attacks.test.ts'],
    mutations: [
      {
        breaks: 'A key that has opened one story opens another one, too.',
        file: 'src/server/reading/commands.ts',
        find: 'select * from opening join claimed using (story_id)',
        replace: 'select opening.* from opening, claimed',
      },
    ],
  },
  {
    id: 'quota-month',
    says: 'A month ends on the first at 00:00:01 in Berlin, in summer and in winter.',
    source: 'spec 4.31, rule 7',
    heldBy: ['src/server/platform/berlin-time.test.ts', 'tests/server/reading.test.ts'],
    mutations: [
      {
        breaks: 'The month ends by London time.',
        file: 'src/server/platform/berlin-time.ts',
        find: "const zone = 'Europe/Berlin'",
        replace: "const zone = 'Europe/London'",
      },
      {
        breaks: 'The month of a read changes a second before the counter resets.',
        file: 'src/server/platform/berlin-time.ts',
        find: 'now.getTime() - 1000',
        replace: 'now.getTime()',
      },
    ],
  },
  {
    id: 'quota-reset',
    says: 'A new month sets reads and minutes to 0 once, and later ones keep counting.',
    source: 'spec 4.31, rule 6',
    heldBy: ['tests/server/reading.test.ts', 'tests/server/profile.test.ts'],
    mutations: [
      {
        breaks: 'A second reset removes the reads that were spent after the first one.',
        file: 'src/server/profile/commands.ts',
        find: '.where(and(eq(profile.userId, userId), lte(profile.counterReset, now)))',
        replace: '.where(eq(profile.userId, userId))',
      },
      {
        breaks: 'The first story of a month resets the reads, but not the minutes.',
        file: 'src/server/profile/commands.ts',
        find: `used_audio_minutes = case when \${hasPassed} then 0 else used_audio_minutes end`,
        replace: 'used_audio_minutes = used_audio_minutes',
      },
    ],
  },
  {
    id: 'quota-expired',
    says: 'A subscription allows unlimited reads until it expires, and not after that.',
    source: 'spec 4.18',
    heldBy: ['tests/server/profile-changes.test.ts', 'src/contract/rules.test.ts'],
    mutations: [
      {
        breaks: 'An expired subscription still allows unlimited reads.',
        file: 'src/server/profile/commands.ts',
        find: `(base_plan <> 'free' and expiry > \${sql.placeholder('now')}::timestamptz)`,
        replace: `(base_plan <> 'free' or expiry > \${sql.placeholder('now')}::timestamptz)`,
      },
    ],
  },
  {
    id: 'quota-minutes',
    says: 'A recording spends its minutes once a month, from the quota of its kind; without minutes nobody gets its address.',
    source: 'spec 9.2, rule 3',
    heldBy: ['tests/server/recordings.test.ts'],
    mutations: [
      {
        breaks: 'Listening again spends minutes again.',
        file: 'src/server/reading/recordings.ts',
        find: `user_id = \${userId} and exists (select from first_play) and`,
        replace: `user_id = \${userId} and`,
      },
      {
        breaks: 'A film spends audio minutes.',
        file: 'src/server/reading/recordings.ts',
        find: "used: sql.raw('used_video_minutes')",
        replace: "used: sql.raw('used_audio_minutes')",
      },
      {
        breaks: 'Opening a story gives the address of an unpaid recording.',
        file: 'src/server/reading/procedures.ts',
        find: 'content.isSample || played.some(',
        replace: 'content.isSample || !played.some(',
      },
    ],
  },
  {
    id: 'quota-offers',
    says: 'With no stories left, only what the month has opened offers to be read, and it comes first.',
    source: 'spec 4.21, spec 9.1',
    heldBy: ['tests/e2e/month-used.spec.ts'],
    mutations: [
      {
        breaks: 'Every story still offers to be read, and is refused.',
        file: 'src/client/features/story/state/use-story-states.ts',
        find: '(until === null && confirmLeft !== 0) ||',
        replace: 'confirmLeft !== 0 ||',
      },
      {
        breaks: 'The library does not show what stays open.',
        file: 'src/client/features/story/library/month-shelf.tsx',
        find: 'if (usedUpUntil === null) return null',
        replace: 'if (usedUpUntil !== null) return null',
      },
    ],
  },
]
