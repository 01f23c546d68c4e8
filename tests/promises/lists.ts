import type { ProductPromise } from './promise.ts'

export const lists: ProductPromise[] = [
  {
    id: 'lists-like',
    says: 'An account’s like counts once, and shows at once for everybody.',
    source: 'rule 4, rule 3',
    heldBy: ['tests/server/story.test.ts', 'tests/server/ranking.test.ts'],
    mutations: [
      {
        breaks: 'A repeated like counts twice.',
        file: 'src/server/story/commands.ts',
        find: 'on conflict do nothing returning 1',
        replace:
          'on conflict (user_id, story_id) do update set created_at = excluded.created_at returning 1',
      },
      {
        breaks: 'Public answers have the old number for a minute.',
        file: 'src/server/story/procedures.ts',
        find: 'context.publicAnswersChanged()',
        replace: '',
      },
    ],
  },
  {
    id: 'lists-ranking',
    says: 'The ranking of a period counts the likes of that period, at most a few minutes late; a story needs five.',
    source: 'spec 2.15',
    heldBy: ['tests/server/ranking.test.ts', 'tests/server/rankings-refresh.test.ts'],
    mutations: [
      {
        breaks: 'A story with five likes is missing.',
        file: 'src/server/story/ranking.ts',
        find: `>= \${minLikes}`,
        replace: `> \${minLikes}`,
      },
    ],
  },
  {
    id: 'lists-remember',
    says: 'A child remembers at most fifty stories.',
    source: 'spec 3.55, rule 3',
    heldBy: ['tests/server/list-changes.test.ts'],
    mutations: [
      {
        breaks: 'Parallel marks make a list of more than fifty.',
        file: 'src/server/list/commands.ts',
        find: ".for('no key update')",
        replace: '',
      },
    ],
  },
  {
    id: 'lists-owner',
    says: "Nobody sees the lists of another account's child.",
    source: 'spec 6.7, rule 8',
    heldBy: ['tests/server/list.test.ts'],
    mutations: [
      {
        breaks: 'Any account can read the list of a foreign child.',
        file: 'src/server/list/queries.ts',
        find: 'eq(child.userId, uid), eq(child.userId, ownerId)',
        replace: 'eq(child.userId, uid)',
      },
    ],
  },
  {
    id: 'lists-finished',
    says: 'A finished story stays finished, and is not suggested for continuing.',
    source: 'spec 3.57',
    heldBy: [
      'tests/server/list.test.ts',
      'tests/server/reader.test.ts',
      'tests/server/dashboard.test.ts',
    ],
    mutations: [
      {
        breaks: 'Page 1 on another device resets a finished story.',
        file: 'src/server/reading/progress.ts',
        find: 'isFreshStart ? isNull(childRead.finishedAt) : undefined',
        replace: 'undefined',
        caughtBy: 'tests/server/reader.test.ts',
      },
      {
        breaks: 'The home offers to continue finished stories.',
        file: 'src/server/reading/unfinished.ts',
        find: 'isNull(childRead.finishedAt),',
        replace: '',
        caughtBy: 'tests/server/dashboard.test.ts',
      },
    ],
  },
  {
    id: 'lists-progress',
    says: 'The newest place in a story wins, in any order of reports.',
    source: 'rule 7',
    heldBy: ['tests/server/reader.test.ts', 'tests/server/reader-attacks.test.ts'],
    mutations: [
      {
        breaks: 'A late report of an older place replaces the newer one.',
        file: 'src/server/reading/progress.ts',
        find: 'or(isNull(childRead.savedAt), lt(childRead.savedAt, savedAt))',
        replace: 'undefined',
      },
    ],
  },
  {
    id: 'lists-suggestions',
    says: 'A dismissed story is not suggested again.',
    source: 'spec 2.7',
    heldBy: ['tests/server/dashboard.test.ts'],
    mutations: [
      {
        breaks: 'A dismissed story returns.',
        file: 'src/server/suggestion/queries.ts',
        find: `sql\`not \${isDismissed}\`,`,
        replace: '',
      },
    ],
  },
  {
    id: 'lists-sent-again',
    says: 'A repeated change with its key is made once.',
    source: 'rule 3, rule 29',
    heldBy: ['tests/server/sent-changes.test.ts'],
    mutations: [
      {
        breaks: 'A repeated change is made again, and undoes later changes.',
        file: 'src/server/platform/sent-changes.ts',
        find: "if (stored.length === 0) return 'repeated' as const",
        replace: '',
      },
    ],
  },
]
