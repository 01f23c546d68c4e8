import type { ProductPromise } from './promise.ts'

export const library: ProductPromise[] = [
  {
    id: 'library-search',
    says: 'The search finds words of a title in any case, and takes every character literally.',
    source: 'spec 5.1, spec 5.3',
    heldBy: ['tests/server/library.test.ts', 'tests/server/story.test.ts'],
    mutations: [
      {
        breaks: 'A percent sign finds everything.',
        file: 'src/server/story/search.ts',
        find: 'searchText.includes(wanted)',
        replace: "searchText.includes(wanted.replaceAll('%', ''))",
      },
    ],
  },
  {
    id: 'library-top',
    says: 'The top stories are the ten with the most likes.',
    source: 'spec 7.7, spec 9.7',
    heldBy: ['tests/server/story.test.ts'],
    mutations: [
      {
        breaks: 'The list has a hundred stories by default.',
        file: 'src/contract/story.ts',
        find: 'max(100).default(10)',
        replace: 'max(100).default(100)',
      },
    ],
  },
  {
    id: 'library-filter',
    says: 'Each choice of the library finds as many stories as its count says.',
    source: 'spec 1.6',
    heldBy: ['tests/server/library.test.ts'],
    mutations: [
      {
        breaks: 'A choice hides the other choices of its group.',
        file: 'src/server/story/facets.ts',
        find: '(name === facet ? [] : [set])',
        replace: '[set]',
      },
    ],
  },
  {
    id: 'library-limits',
    says: 'A child sees no story beyond its limits, in lists or counts.',
    source: 'spec 6.10',
    heldBy: ['tests/server/library.test.ts', 'tests/server/limits.test.ts'],
    mutations: [
      {
        breaks: 'The counts include stories beyond the child’s limits.',
        file: 'src/server/story/queries.ts',
        find: 'intersect(visible, short,',
        replace: 'intersect(short,',
      },
    ],
  },
  {
    id: 'library-document',
    says: 'Only its account can read the user document.',
    source: 'spec 6.7, rule 8',
    heldBy: ['tests/server/profile.test.ts', 'tests/server/live.test.ts'],
    mutations: [
      {
        breaks: 'Any account can read the document of another one.',
        file: 'src/server/profile/queries.ts',
        find: 'byOwner, { uid, ownerId })',
        replace: 'byOwner, { uid, ownerId: uid })',
      },
    ],
  },
  {
    id: 'library-live',
    says: 'Nobody can follow the user document of another account.',
    source: 'spec 4.7, rule 8, rule 28',
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
