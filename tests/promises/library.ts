import type { ProductPromise } from './promise.ts'

export const library: ProductPromise[] = [
  {
    id: 'library-search',
    says: 'The search finds the words in a title in any case, and takes every sign as it is.',
    source: 'spec 5',
    heldBy: ['tests/server/story.test.ts'],
    mutations: [
      {
        breaks: 'A percent sign finds everything.',
        file: 'src/server/story/filter.ts',
        find: ".replace(/[\\\\%_]/g, '\\\\$&')",
        replace: '',
      },
    ],
  },
  {
    id: 'library-top',
    says: 'The top stories are the ten with the most likes.',
    source: 'spec 7, spec 9',
    heldBy: ['tests/server/story.test.ts'],
    mutations: [
      {
        breaks: 'The list has a hundred stories where nobody names a number.',
        file: 'src/contract/story.ts',
        find: 'max(100).default(10)',
        replace: 'max(100).default(100)',
      },
    ],
  },
  {
    id: 'library-filter',
    says: 'Each choice of the library finds as many stories as stand beside it.',
    source: 'spec 1',
    heldBy: ['tests/server/library.test.ts'],
    mutations: [
      {
        breaks: 'A choice hides the other choices of its own group.',
        file: 'src/server/story/facets.ts',
        find: `where missed <@ array[\${facet}::text]`,
        replace: "where missed = '{}'",
      },
    ],
  },
  {
    id: 'library-limits',
    says: 'A child sees no story beyond its limits, and no count of one.',
    source: 'spec 6',
    heldBy: ['tests/server/library.test.ts', 'tests/server/limits.test.ts'],
    mutations: [
      {
        breaks: 'The counts beside the choices count stories that the child may not see.',
        file: 'src/server/story/facets.ts',
        find: '...matchesBeside(filter), fitsLimits(limits))',
        replace: '...matchesBeside(filter), fitsLimits(null))',
      },
    ],
  },
  {
    id: 'library-document',
    says: 'The user document belongs to its account, and nobody else gets it.',
    source: 'spec 6, rule 8',
    heldBy: ['tests/server/profile.test.ts', 'tests/server/live.test.ts'],
    mutations: [
      {
        breaks: 'Any account reads the document of another one.',
        file: 'src/server/profile/queries.ts',
        find: "eq(profile.userId, sql.placeholder('ownerId')),",
        replace: '',
      },
    ],
  },
  {
    id: 'library-live',
    says: 'Nobody follows the user document of another account.',
    source: 'spec 4, rule 8, rule 28',
    heldBy: ['tests/server/profile.test.ts', 'tests/server/live.test.ts'],
    mutations: [
      {
        breaks: 'A stream opens for a foreign document.',
        file: 'src/server/profile/procedures.ts',
        find: 'if (input.uid !== context.uid) throw errors.NOT_FOUND()',
        replace: '',
      },
    ],
  },
]
