import type { ProductPromise } from './promise.ts'

export const pages: ProductPromise[] = [
  {
    id: 'pages-counter',
    says: 'The header shows how many stories may still be opened this month.',
    source: 'spec 4',
    heldBy: ['tests/e2e/main-job.spec.ts'],
    mutations: [
      {
        breaks: 'The header counts one too few.',
        file: 'src/client/shell/remaining-counter.tsx',
        find: '<span>{state.count}</span>',
        replace: '<span>{state.count - 1}</span>',
      },
    ],
  },
  {
    id: 'pages-kids-home',
    says: 'In Kindermodus every page that is not a child’s leads to the children’s home.',
    source: 'spec 1',
    heldBy: ['tests/e2e/kids.spec.ts'],
    mutations: [
      {
        breaks: 'Pages that are open to guests show the gate instead.',
        file: 'src/client/shell/page-guard.tsx',
        find: "isKidsMode && inKidsMode === 'home'",
        replace: "isKidsMode && inKidsMode === 'home' && access !== undefined",
      },
    ],
  },
  {
    id: 'pages-sign-out',
    says: 'Signing out clears what the browser keeps, without a network too.',
    source: 'rule 29',
    heldBy: ['tests/e2e/persistence.spec.ts', 'tests/e2e/voting.spec.ts'],
    mutations: [
      {
        breaks: 'What was signed out in another tab still shows whom the family has voted for.',
        file: 'src/client/data/session.tsx',
        find: 'void queryClient.resetQueries({ predicate: ofAccount })',
        replace: 'queryClient.removeQueries({ predicate: ofAccount })',
        caughtBy: 'tests/e2e/voting.spec.ts',
      },
      {
        breaks: 'The files of kept stories stay.',
        file: 'src/client/data/forget.ts',
        find: '/^(kept|seen)-/',
        replace: '/^seen-/',
      },
    ],
  },
  {
    id: 'pages-early-form',
    says: 'A form that is sent before the page’s code has come is sent when it has.',
    source: '§ 312k BGB',
    heldBy: ['tests/e2e/declaration.spec.ts'],
    mutations: [
      {
        breaks: 'It is sent before React hears it, and the browser shows an error.',
        file: 'src/client/main.tsx',
        find: 'useEffect(sendHeldForm, [])',
        replace: 'sendHeldForm()',
      },
    ],
  },
  {
    id: 'pages-focus',
    says: 'After a change of the page the focus is on the heading of the new one.',
    source: 'WCAG 2.2, 2.4.3',
    heldBy: ['tests/e2e/legal.spec.ts'],
    mutations: [
      {
        breaks: 'The focus goes to the whole page.',
        file: 'src/client/shell/layout.tsx',
        find: "part?.matches('[tabindex]') ? part : heading",
        replace: "part?.matches('[tabindex]') ? part : null",
      },
    ],
  },
  {
    id: 'pages-story-sheet',
    says: 'The sheet of a story has an address of its own that opens it.',
    source: 'spec 2',
    heldBy: ['tests/e2e/ranking.spec.ts'],
    mutations: [
      {
        breaks: 'Links to a story open only the library.',
        file: 'src/client/features/story/story-address.ts',
        find: '/story-collection?story=',
        replace: '/story-collection?sheet=',
      },
    ],
  },
  {
    id: 'pages-background',
    says: 'From 769 pixels on, the background is the wide picture; below it is the narrow one.',
    source: 'spec 2, spec 9',
    heldBy: ['tests/e2e/shell.spec.ts'],
    mutations: [
      {
        breaks: 'A window of 768 pixels loads the wide picture.',
        file: 'src/client/shell/backdrop.tsx',
        find: '(width >= 769px)',
        replace: '(width >= 768px)',
      },
    ],
  },
]
