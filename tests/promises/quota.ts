import type { ProductPromise } from './promise.ts'

export const quota: ProductPromise[] = [
  {
    id: 'quota-limit',
    says: 'A family on the free plan opens 20 different stories a month, and not one more.',
    source: 'spec 9, rule 3',
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
    says: 'A story that a family has opened costs nothing more in the same month.',
    source: 'rule 4',
    heldBy: ['tests/server/reading.test.ts'],
    mutations: [
      {
        breaks: 'Each opening spends a read, also of a story that is open already.',
        file: 'src/server/reading/commands.ts',
        find: `\${spendRead} and exists (select from first_read)`,
        replace: `\${spendRead} and exists (select from allowed)`,
      },
    ],
  },
  {
    id: 'quota-key',
    says: 'A key opens one story; for another story it is refused.',
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
    source: 'spec 3, rule 7',
    heldBy: ['src/server/profile/rules.test.ts', 'tests/server/reading.test.ts'],
    mutations: [
      {
        breaks: 'The month ends in London.',
        file: 'src/server/profile/rules.ts',
        find: "const zone = 'Europe/Berlin'",
        replace: "const zone = 'Europe/London'",
      },
      {
        breaks: 'The month of a read changes a second before the counter resets.',
        file: 'src/server/profile/rules.ts',
        find: 'now.getTime() - 1000',
        replace: 'now.getTime()',
      },
    ],
  },
  {
    id: 'quota-reset',
    says: 'A new month sets reads and minutes to 0 once, and never sets back what came after it.',
    source: 'spec 4, rule 6',
    heldBy: ['tests/server/reading.test.ts', 'tests/server/profile.test.ts'],
    mutations: [
      {
        breaks: 'A second reset takes back what was read after the first one.',
        file: 'src/server/profile/commands.ts',
        find: '.where(and(eq(profile.userId, userId), lte(profile.counterReset, now)))',
        replace: '.where(eq(profile.userId, userId))',
      },
      {
        breaks: 'The first story of a month resets the reads and leaves the minutes.',
        file: 'src/server/profile/commands.ts',
        find: `used_audio_minutes = case when \${hasPassed} then 0 else used_audio_minutes end`,
        replace: 'used_audio_minutes = used_audio_minutes',
      },
    ],
  },
  {
    id: 'quota-expired',
    says: 'A subscription opens everything until it expires, and nothing after that.',
    source: 'spec 4',
    heldBy: ['tests/server/profile.test.ts', 'src/contract/rules.test.ts'],
    mutations: [
      {
        breaks: 'An expired subscription goes on.',
        file: 'src/server/profile/commands.ts',
        find: `(base_plan <> 'free' and expiry > \${sql.placeholder('now')}::timestamptz)`,
        replace: `(base_plan <> 'free' or expiry > \${sql.placeholder('now')}::timestamptz)`,
      },
    ],
  },
  {
    id: 'quota-minutes',
    says: 'A recording spends its minutes once a month, each kind from its own; without minutes nothing of it is handed out.',
    source: 'spec 9, rule 3',
    heldBy: ['tests/server/recordings.test.ts'],
    mutations: [
      {
        breaks: 'Listening again counts again.',
        file: 'src/server/reading/plays.ts',
        find: `user_id = \${userId} and exists (select from first_play) and`,
        replace: `user_id = \${userId} and`,
      },
      {
        breaks: 'A film spends the minutes of sound.',
        file: 'src/server/reading/plays.ts',
        find: "used: sql.raw('used_video_minutes')",
        replace: "used: sql.raw('used_audio_minutes')",
      },
      {
        breaks: 'A story that is opened brings its recording along, unpaid.',
        file: 'src/server/reading/procedures.ts',
        find: 'content.isSample || played.some(',
        replace: 'content.isSample || !played.some(',
      },
    ],
  },
]
