import type { ProductPromise } from './promise.ts'

export const voting: ProductPromise[] = [
  {
    id: 'voting-end',
    says: 'A poll accepts votes only while it runs.',
    source: 'spec 3.39, rule 7',
    heldBy: ['tests/server/vote.test.ts', 'src/server/vote/rules.test.ts'],
    mutations: [
      {
        breaks: 'A past poll accepts votes.',
        file: 'src/server/vote/commands.ts',
        find: "stateOf(candidate, now) !== 'running'",
        replace: "stateOf(candidate, now) === 'planned'",
      },
    ],
  },
  {
    id: 'voting-numbers',
    says: 'Nobody sees the votes of a running poll before voting.',
    source: 'spec 2.22',
    heldBy: ['tests/server/vote.test.ts'],
    mutations: [
      {
        breaks: 'Everybody who is signed in sees the votes.',
        file: 'src/server/vote/queries.ts',
        find: "=== 'over' || ownVoteIn(row.month) !== null",
        replace: "=== 'over' || uid !== null",
      },
    ],
  },
  {
    id: 'voting-reset',
    says: 'A vote is in the user document until its poll ends.',
    source: 'spec 3.39, rule 6',
    heldBy: ['tests/server/vote-reset.test.ts', 'tests/server/vote.test.ts'],
    mutations: [
      {
        breaks: 'The document still has the vote after the end of the poll.',
        file: 'src/server/profile/queries.ts',
        find: 'row.hasVoted && row.votingReset <= now',
        replace: 'row.hasVoted && row.votingReset > now',
      },
    ],
  },
]
