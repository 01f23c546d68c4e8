import type { ProductPromise } from './promise.ts'

export const voting: ProductPromise[] = [
  {
    id: 'voting-end',
    says: 'A poll takes votes while it runs, and none after it.',
    source: 'spec 3, rule 7',
    heldBy: ['tests/server/vote.test.ts', 'src/server/vote/rules.test.ts'],
    mutations: [
      {
        breaks: 'A poll that is over takes votes.',
        file: 'src/server/vote/commands.ts',
        find: "stateOf(candidate, now) !== 'running'",
        replace: "stateOf(candidate, now) === 'planned'",
      },
    ],
  },
  {
    id: 'voting-figures',
    says: 'Nobody sees the figures of a running poll before voting.',
    source: 'spec 6',
    heldBy: ['tests/server/vote.test.ts'],
    mutations: [
      {
        breaks: 'Everybody who is signed in sees the figures.',
        file: 'src/server/vote/queries.ts',
        find: "=== 'over' || ownVoteIn(row.month) !== null",
        replace: "=== 'over' || uid !== null",
      },
    ],
  },
  {
    id: 'voting-reset',
    says: 'A vote stands in the user document until its poll is over.',
    source: 'spec 3, rule 6',
    heldBy: ['tests/server/vote.test.ts'],
    mutations: [
      {
        breaks: 'The document still says that somebody has voted when the poll is over.',
        file: 'src/server/profile/queries.ts',
        find: 'row.hasVoted && row.votingReset <= now',
        replace: 'row.hasVoted && row.votingReset > now',
      },
    ],
  },
]
