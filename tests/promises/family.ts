import type { ProductPromise } from './promise.ts'

export const family: ProductPromise[] = [
  {
    id: 'family-children',
    says: 'An account has at most six children.',
    source: 'rule 3',
    heldBy: ['tests/server/child.test.ts'],
    mutations: [
      {
        breaks: 'Parallel calls add a seventh child.',
        file: 'src/server/child/commands.ts',
        find: "Id, ownerId)))\n      .for('no key update')",
        replace: '',
      },
    ],
  },
  {
    id: 'family-limits',
    says: 'A child cannot open a story beyond its parents’ limits.',
    source: 'spec 6.10',
    heldBy: ['tests/server/family.test.ts', 'tests/server/limits.test.ts'],
    mutations: [
      {
        breaks: 'A too scary story can be opened.',
        file: 'src/server/reading/commands.ts',
        find: 's.age_from <= c.max_age and s.scare <= c.max_scare',
        replace: 's.age_from <= c.max_age',
      },
    ],
  },
  {
    id: 'family-kids-mode',
    says: 'In Kindermodus no child can choose a profile with wider limits.',
    source: 'spec 6.10',
    heldBy: ['tests/server/family.test.ts'],
    mutations: [
      {
        breaks: 'A child can choose the profile of an older one with the same scare limit.',
        file: 'src/server/device/rules.ts',
        find: 'one.maxAge > other.maxAge || one.maxScare',
        replace: 'one.maxAge > other.maxAge && one.maxScare',
      },
    ],
  },
  {
    id: 'family-pin',
    says: 'Each device has five tries for the PIN in 15 minutes.',
    source: 'rule 23',
    heldBy: ['tests/server/gate.test.ts'],
    mutations: [
      {
        breaks: 'The PIN has six tries in 15 minutes.',
        file: 'src/server/device/gate-procedures.ts',
        find: 'const attemptLimit = { max: 5,',
        replace: 'const attemptLimit = { max: 6,',
      },
      {
        breaks: 'Wrong PINs in one browser lock out all others.',
        file: 'src/server/device/gate-procedures.ts',
        find: 'pseudonym(sessionId)',
        replace: 'sessionId.slice(99)',
      },
    ],
  },
  {
    id: 'family-diary',
    says: 'The diary has only what was read, on the day of reading.',
    source: 'rule 7',
    heldBy: ['tests/server/diary.test.ts', 'src/server/diary/rules.test.ts'],
    mutations: [
      {
        breaks: 'An entry has the day on which its report arrived.',
        file: 'src/server/diary/commands.ts',
        find: 'day: dayOf(readAt) }',
        replace: 'day: dayOf(now) }',
      },
      {
        breaks: 'A family can add an entry for a day before the story was opened.',
        file: 'src/server/diary/commands.ts',
        find: `and \${day}::date >= (first_opened_at at time zone 'Europe/Berlin')::date`,
        replace: '',
      },
    ],
  },
  {
    id: 'family-sessions',
    says: 'An account can list and end its own sessions only.',
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
        breaks: 'Expired sessions are listed, too.',
        file: 'src/server/session/queries.ts',
        find: 'and(eq(userId, uid), gt(expiresAt, now))',
        replace: 'eq(userId, uid)',
      },
    ],
  },
  {
    id: 'family-newsletter',
    says: 'Only accounts that confirmed by a mailed link and did not unsubscribe get the weekly mail.',
    source: '§ 7 UWG, Art. 7 GDPR',
    heldBy: ['tests/server/newsletter.test.ts', 'src/server/newsletter/rules.test.ts'],
    mutations: [
      {
        breaks: 'A mailed link subscribes after its owner declined.',
        file: 'src/server/newsletter/commands.ts',
        find: 'eq(mailedLink.userId, userId), eq(mailedLink.purpose, kind)',
        replace: 'eq(mailedLink.userId, userId), isNull(mailedLink.expiresAt)',
      },
    ],
  },
  {
    id: 'family-notifications',
    says: 'A notification stays new until it is seen, even with a wrong browser clock.',
    source: 'spec 3.19',
    heldBy: ['tests/server/notifications.test.ts'],
    mutations: [
      {
        breaks: 'A fast browser clock hides future notifications.',
        file: 'src/server/notification/commands.ts',
        find: 'until < now ? until : now',
        replace: 'until',
      },
    ],
  },
]
