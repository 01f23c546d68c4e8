import type { ProductPromise } from './promise.ts'

export const lists: ProductPromise[] = [
  {
    id: 'lists-like',
    says: 'A like of an account counts once, and everybody sees it at once.',
    source: 'rule 4, rule 3',
    heldBy: ['tests/server/story.test.ts', 'tests/server/ranking.test.ts'],
    mutations: [
      {
        breaks: 'A like that is sent twice counts twice.',
        file: 'src/server/story/commands.ts',
        find: 'on conflict do nothing returning 1',
        replace:
          'on conflict (user_id, story_id) do update set created_at = excluded.created_at returning 1',
      },
      {
        breaks: 'Public answers keep the old number for a minute.',
        file: 'src/server/story/procedures.ts',
        find: 'context.publicAnswersChanged()',
        replace: '',
      },
    ],
  },
  {
    id: 'lists-ranking',
    says: 'The ranking of a period counts the likes of that period, from five on.',
    source: 'spec 1',
    heldBy: ['tests/server/ranking.test.ts'],
    mutations: [
      {
        breaks: 'A story with five likes is missing.',
        file: 'src/server/story/ranking.ts',
        find: `having count(*) >= \${fewestLikes}`,
        replace: `having count(*) > \${fewestLikes}`,
      },
    ],
  },
  {
    id: 'lists-shelf',
    says: 'A child remembers fifty stories at most.',
    source: 'spec 3, rule 3',
    heldBy: ['tests/server/shelf.test.ts'],
    mutations: [
      {
        breaks: 'Parallel marks make a list of more than fifty.',
        file: 'src/server/shelf/commands.ts',
        find: ".for('no key update')",
        replace: '',
      },
    ],
  },
  {
    id: 'lists-owner',
    says: "Nobody sees the lists of another account's child.",
    source: 'spec 6, rule 8',
    heldBy: ['tests/server/shelf.test.ts'],
    mutations: [
      {
        breaks: 'Any account reads the list of a foreign child.',
        file: 'src/server/shelf/queries.ts',
        find: 'eq(child.userId, uid), eq(child.userId, ownerId)',
        replace: 'eq(child.userId, uid)',
      },
    ],
  },
  {
    id: 'lists-finished',
    says: 'A story that was read to the end stays finished, and nobody is asked to go on with it.',
    source: 'spec 3',
    heldBy: [
      'tests/server/shelf.test.ts',
      'tests/server/reader.test.ts',
      'tests/server/dashboard.test.ts',
    ],
    mutations: [
      {
        breaks: 'Page 1 of a fresh device sets a finished story back.',
        file: 'src/server/reading/progress.ts',
        find: 'isFreshStart ? isNull(childRead.finishedAt) : undefined',
        replace: 'undefined',
        caughtBy: 'tests/server/reader.test.ts',
      },
      {
        breaks: 'The home offers to go on with stories that are finished.',
        file: 'src/server/reading/unfinished.ts',
        find: 'isNull(childRead.finishedAt),',
        replace: '',
        caughtBy: 'tests/server/dashboard.test.ts',
      },
    ],
  },
  {
    id: 'lists-progress',
    says: 'The newest place in a story wins, whichever device reports it first.',
    source: 'rule 7',
    heldBy: ['tests/server/reader.test.ts', 'tests/server/reader-attacks.test.ts'],
    mutations: [
      {
        breaks: 'An older place that comes late replaces the newer one.',
        file: 'src/server/reading/progress.ts',
        find: 'or(isNull(childRead.savedAt), lt(childRead.savedAt, savedAt))',
        replace: 'undefined',
      },
    ],
  },
  {
    id: 'lists-suggestions',
    says: 'A story that was waved away is not suggested again.',
    source: 'spec 3',
    heldBy: ['tests/server/dashboard.test.ts'],
    mutations: [
      {
        breaks: 'What was waved away comes back.',
        file: 'src/server/suggestion/queries.ts',
        find: `sql\`not \${isDismissed}\`,`,
        replace: '',
      },
    ],
  },
  {
    id: 'lists-sent-again',
    says: 'A change that is sent again under its key is made once.',
    source: 'rule 3, rule 29',
    heldBy: ['tests/server/sent-changes.test.ts'],
    mutations: [
      {
        breaks: 'A repeat is made again, and undoes what came in between.',
        file: 'src/server/platform/sent-changes.ts',
        find: "if (noted.length === 0) return 'repeated' as const",
        replace: '',
      },
    ],
  },
]
