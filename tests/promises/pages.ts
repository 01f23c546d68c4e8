import type { ProductPromise } from './promise.ts'

export const pages: ProductPromise[] = [
  {
    id: 'pages-counter',
    says: 'The header shows the remaining stories of the month.',
    source: 'spec 4.22',
    heldBy: ['tests/e2e/main-job.spec.ts'],
    mutations: [
      {
        breaks: 'The header counts one too few.',
        file: 'src/client/shell/header/remaining-counter.tsx',
        find: '<span>{state.count}</span>',
        replace: '<span>{state.count - 1}</span>',
      },
    ],
  },
  {
    id: 'pages-kids-home',
    says: 'In Kindermodus every page that is not for children leads to the children’s home.',
    source: 'spec 2.4',
    heldBy: ['tests/e2e/kids.spec.ts'],
    mutations: [
      {
        breaks: 'Pages that are open to guests show the gate instead.',
        file: 'src/client/shell/page/page-guard.tsx',
        find: "isKidsMode && kidsAccess === 'home'",
        replace: "isKidsMode && kidsAccess === 'home' && access !== undefined",
      },
    ],
  },
  {
    id: 'pages-sign-out',
    says: 'Signing out clears the browser’s storage, even offline.',
    source: 'rule 29',
    heldBy: ['tests/e2e/persistence.spec.ts', 'tests/e2e/voting.spec.ts'],
    mutations: [
      {
        breaks: 'A sign-out in another tab still shows the family’s vote.',
        file: 'src/client/data/session/session.tsx',
        find: 'void queryClient.resetQueries({ predicate: isOfAccount })',
        replace: 'queryClient.removeQueries({ predicate: isOfAccount })',
        caughtBy: 'tests/e2e/voting.spec.ts',
      },
      {
        breaks: 'The files of offline stories stay.',
        file: 'src/client/data/storage/clear-account.ts',
        find: '/^(kept|seen)-/',
        replace: '/^seen-/',
      },
    ],
  },
  {
    id: 'pages-early-form',
    says: 'A form that is submitted before the page’s code is loaded is sent afterwards.',
    source: '§ 312k BGB',
    heldBy: ['tests/e2e/declaration.spec.ts'],
    mutations: [
      {
        breaks: 'The form is sent before React handles it, and the browser shows an error.',
        file: 'src/client/main.tsx',
        find: 'useEffect(() => handleMount(), [])',
        replace: 'onMount()',
      },
    ],
  },
  {
    id: 'pages-early-paint',
    says: 'A page of a family is painted before its code, but not for guests and not in Kindermodus.',
    source: 'decision 0036',
    heldBy: ['tests/e2e/early-paint.spec.ts'],
    mutations: [
      {
        breaks: 'Guests see the library until its code sends them to the login.',
        file: 'src/client/shell/shell.css',
        find: ':root[data-rendered="family"]:not([data-session="awaited"]) main,',
        replace: '.never,',
      },
      {
        breaks: 'Children see the dashboard until the session is known.',
        file: 'src/client/shell/page/page-guard.tsx',
        find: '(hasSessionHint() && !isKidsModeStored())',
        replace: 'hasSessionHint()',
      },
    ],
  },
  {
    id: 'pages-last-view',
    says: 'The view that a family left ends with its session, and children in Kindermodus do not see it.',
    source: 'decision 0040',
    heldBy: ['tests/e2e/last-view.spec.ts'],
    mutations: [
      {
        breaks: 'Children see the view of their parents until the code has loaded.',
        file: 'index.html',
        find: 'session && !kids && !query && !localStorage',
        replace: 'session && !query && !localStorage',
      },
      {
        breaks: 'The view stays on a device whose session was ended elsewhere.',
        file: 'src/client/data/storage/clear-account.ts',
        find: 'for (const page of familyPages)',
        replace: 'for (const page of [])',
      },
      {
        breaks: 'The view stays visible until the code knows that the session has ended.',
        file: 'index.html',
        find: 'if (!user) return removeLastView()',
        replace: 'if (!user) return',
      },
    ],
  },
  {
    id: 'pages-focus',
    says: 'After a navigation the focus is on the heading of the new page.',
    source: 'WCAG 2.2, 2.4.3',
    heldBy: ['tests/e2e/legal.spec.ts'],
    mutations: [
      {
        breaks: 'The focus goes to the whole page.',
        file: 'src/client/shell/layout.tsx',
        find: "anchor?.matches('[tabindex]') ? anchor : heading",
        replace: "anchor?.matches('[tabindex]') ? anchor : null",
      },
    ],
  },
  {
    id: 'pages-story-sheet',
    says: 'The sheet of a story has its own address.',
    source: 'spec 2.8',
    heldBy: ['tests/e2e/ranking.spec.ts'],
    mutations: [
      {
        breaks: 'Links to a story open only the library.',
        file: 'src/client/features/story/address/story-address.ts',
        find: '/story-collection?story=',
        replace: '/story-collection?sheet=',
      },
    ],
  },
  {
    id: 'pages-background',
    says: 'From 769 pixels, the background is the wide picture, below that the narrow one.',
    source: 'spec 2.66, spec 9.11',
    heldBy: ['tests/e2e/theme.spec.ts'],
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
