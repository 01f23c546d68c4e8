import type { ProductPromise } from './promise.ts'

export const family: ProductPromise[] = [
  {
    id: 'family-children',
    says: 'An account has six children at most.',
    source: 'rule 3',
    heldBy: ['tests/server/family.test.ts'],
    mutations: [
      {
        breaks: 'Parallel calls add a seventh child.',
        file: 'src/server/child/commands.ts',
        find: ".for('no key update')",
        replace: '',
      },
    ],
  },
  {
    id: 'family-limits',
    says: 'A child opens no story beyond the limits its parents set.',
    source: 'spec 6',
    heldBy: ['tests/server/family.test.ts', 'tests/server/limits.test.ts'],
    mutations: [
      {
        breaks: 'A story that is too scary opens.',
        file: 'src/server/reading/commands.ts',
        find: 's.age_from <= c.max_age and s.scare <= c.max_scare',
        replace: 's.age_from <= c.max_age',
      },
    ],
  },
  {
    id: 'family-kids-mode',
    says: 'In Kindermodus no child takes the profile of one that may see more.',
    source: 'spec 6',
    heldBy: ['tests/server/family.test.ts'],
    mutations: [
      {
        breaks: 'A child takes the profile of an older one that fears no more than it does.',
        file: 'src/server/device/rules.ts',
        find: 'one.maxAge > other.maxAge || one.maxScare',
        replace: 'one.maxAge > other.maxAge && one.maxScare',
      },
    ],
  },
  {
    id: 'family-pin',
    says: 'Each device can try the PIN five times in a quarter of an hour.',
    source: 'rule 23',
    heldBy: ['tests/server/gate.test.ts'],
    mutations: [
      {
        breaks: 'The PIN can be tried six times in a quarter of an hour.',
        file: 'src/server/device/gate-procedures.ts',
        find: 'const tryLimit = { max: 5,',
        replace: 'const tryLimit = { max: 6,',
      },
      {
        breaks: 'Wrong PINs in one browser shut out all others.',
        file: 'src/server/device/gate-procedures.ts',
        find: 'pseudonym(sessionId)',
        replace: 'sessionId.slice(99)',
      },
    ],
  },
  {
    id: 'family-diary',
    says: 'The diary holds only what was read, on the day on which it was read.',
    source: 'rule 7',
    heldBy: ['tests/server/diary.test.ts', 'src/server/diary/rules.test.ts'],
    mutations: [
      {
        breaks: 'An entry stands under the day on which its report came.',
        file: 'src/server/diary/commands.ts',
        find: 'day: dayOf(readAt) }',
        replace: 'day: dayOf(now) }',
      },
      {
        breaks: 'A family writes an entry for a day before the story was opened.',
        file: 'src/server/diary/commands.ts',
        find: `and \${day}::date >= (first_opened_at at time zone 'Europe/Berlin')::date`,
        replace: '',
      },
    ],
  },
  {
    id: 'family-sessions',
    says: 'An account lists and ends its own sign-ins, and those of nobody else.',
    source: 'rule 8, rule 21',
    heldBy: ['tests/server/settings.test.ts'],
    mutations: [
      {
        breaks: 'Anybody who knows the id of a session can end it.',
        file: 'src/server/session/commands.ts',
        find: 'and(eq(session.id, sessionId), eq(session.userId, ownerId))',
        replace: 'eq(session.id, sessionId)',
      },
      {
        breaks: 'Sessions that have expired are listed, too.',
        file: 'src/server/session/queries.ts',
        find: 'and(eq(userId, uid), gt(expiresAt, now))',
        replace: 'eq(userId, uid)',
      },
    ],
  },
  {
    id: 'family-newsletter',
    says: 'Only who says yes by a mailed link, and does not say no later, gets the weekly mail.',
    source: '§ 7 UWG, Art. 7 GDPR',
    heldBy: ['tests/server/newsletter.test.ts', 'src/server/newsletter/rules.test.ts'],
    mutations: [
      {
        breaks: 'A link that is on its way says yes after its owner said no.',
        file: 'src/server/newsletter/commands.ts',
        find: 'eq(mailedLink.userId, userId), eq(mailedLink.purpose, kind)',
        replace: 'eq(mailedLink.userId, userId), isNull(mailedLink.expiresAt)',
      },
    ],
  },
  {
    id: 'family-notes',
    says: 'A note stays new until it has been seen, whatever clock a browser has.',
    source: 'spec 3',
    heldBy: ['tests/server/notes.test.ts'],
    mutations: [
      {
        breaks: 'A clock that runs ahead hides notes that are still to come.',
        file: 'src/server/note/commands.ts',
        find: 'until < now ? until : now',
        replace: 'until',
      },
    ],
  },
]
