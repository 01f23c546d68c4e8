import type { ProductPromise } from './promise.ts'

export const reader: ProductPromise[] = [
  {
    id: 'reader-one-visit',
    says: 'One visit to a story has one key: a reload spends nothing.',
    source: 'rule 5',
    heldBy: [
      'src/client/features/reading/opening/visit.test.ts',
      'tests/e2e/reader-resume.spec.ts',
    ],
    mutations: [
      {
        breaks: 'A reload starts a new visit.',
        file: 'src/client/features/reading/opening/visit.ts',
        find: 'store(storageKey, visit, () => storage ?? sessionStorage)',
        replace: '',
      },
    ],
  },
  {
    id: 'reader-finish',
    says: 'A story that was read to its end is finished, even after turning back at once.',
    source: 'spec 3.41',
    heldBy: [
      'src/client/features/reading/progress/progress-saver.test.ts',
      'tests/e2e/reader-end.spec.ts',
    ],
    mutations: [
      {
        breaks: 'A quick turn back loses the finish.',
        file: 'src/client/features/reading/progress/progress-saver.ts',
        find: 'isFinished: place.isFinished || (pending?.isFinished ?? false)',
        replace: 'isFinished: place.isFinished',
      },
    ],
  },
  {
    id: 'reader-counter',
    says: 'The counter shows the remaining stories; without a known quota it shows that it is loading.',
    source: 'spec 4.21, spec 4.22',
    heldBy: ['src/client/features/story/state/counter-state.test.ts', 'src/contract/rules.test.ts'],
    mutations: [
      {
        breaks: 'An unknown quota looks like a used-up one.',
        file: 'src/client/features/story/state/counter-state.ts',
        find: "if (Number.isNaN(count)) return { kind: 'loading' }",
        replace: '',
      },
      {
        breaks: 'A subscription still counts at the moment it has expired.',
        file: 'src/contract/rules.ts',
        find: 'Date.parse(expiry) > now.getTime()',
        replace: 'Date.parse(expiry) >= now.getTime()',
      },
    ],
  },
  {
    id: 'reader-way-on',
    says: 'After signing in, an address leads only to pages of this site.',
    source: 'rule 27',
    heldBy: ['src/client/features/session/address/safe-next-path.test.ts'],
    mutations: [
      {
        breaks: 'Dots in the path hide the address of another site.',
        file: 'src/client/features/session/address/safe-next-path.ts',
        find: "url.pathname.startsWith('//') || ",
        replace: '',
      },
    ],
  },
  {
    id: 'reader-withdrawal',
    says: 'A contract can be withdrawn from until its period ends.',
    source: 'BGB § 355, § 356a',
    heldBy: [
      'src/client/features/billing/contract/contract-state.test.ts',
      'tests/e2e/billing.spec.ts',
    ],
    mutations: [
      {
        breaks: 'The button is shown after the period.',
        file: 'src/client/features/billing/contract/contract-state.ts',
        find: 'Date.parse(withdrawableUntil) > now.getTime()',
        replace: 'Date.parse(withdrawableUntil) >= now.getTime()',
      },
    ],
  },
  {
    id: 'reader-code',
    says: 'A page whose code does not load within 120 seconds fails with ChunkLoadError.',
    source: 'spec 8.15, spec 9.24',
    heldBy: ['src/client/lib/load-page.test.ts'],
    mutations: [
      {
        breaks: 'The page gives up after 12 seconds.',
        file: 'src/client/lib/load-page.ts',
        find: 'chunkTimeoutMs = 120_000',
        replace: 'chunkTimeoutMs = 12_000',
      },
    ],
  },
  {
    id: 'reader-one-reload',
    says: 'Missing code reloads the page once, never in a loop.',
    source: 'rule 31',
    heldBy: ['src/client/lib/reload-once.test.ts', 'tests/e2e/shell.spec.ts'],
    mutations: [
      {
        breaks: 'The reload is not recorded.',
        file: 'src/client/lib/reload-once.ts',
        find: 'storage.setItem(reloadKey, String(nowMs))',
        replace: '',
      },
    ],
  },
  {
    id: 'reader-lifetimes',
    says: 'Product data are fresh for five minutes; failed calls repeat with pauses of at most 30 seconds.',
    source: 'spec 9.15, spec 9.23',
    heldBy: ['src/client/data/queries/query-client.test.ts'],
    mutations: [
      {
        breaks: 'Every page requests data again at once.',
        file: 'src/client/data/queries/query-client.ts',
        find: 'staleTime: 5 * minuteMs',
        replace: 'staleTime: 0',
      },
      {
        breaks: 'The pauses grow without a limit.',
        file: 'src/client/data/queries/query-client.ts',
        find: 'Math.min(1000 * 2 ** attempt, 30_000)',
        replace: '1000 * 2 ** attempt',
      },
    ],
  },
  {
    id: 'reader-themes',
    says: 'The first visit is in the fantasy theme; the toggle goes light, dark, fantasy.',
    source: 'spec 2.69, spec 9.12',
    heldBy: ['src/client/shell/preferences/theme.test.ts', 'tests/e2e/theme.spec.ts'],
    mutations: [
      {
        breaks: 'The toggle has the reverse order.',
        file: 'src/client/shell/preferences/theme.ts',
        find: "['light', 'dark', 'fantasy'] as const",
        replace: "['light', 'fantasy', 'dark'] as const",
      },
    ],
  },
  {
    id: 'reader-contrast',
    says: 'The text on every paper of the reader has a contrast of at least 4.5 to 1.',
    source: 'WCAG 2.2, 1.4.3',
    heldBy: [
      'src/client/features/reading/settings/reader-contrast.test.ts',
      'tests/e2e/reader-accessibility.spec.ts',
    ],
    mutations: [
      {
        breaks: 'Small text on sepia is too pale.',
        file: 'src/client/features/reading/settings/reader-design.css',
        find: '--soft: #66503a',
        replace: '--soft: #a08a70',
      },
    ],
  },
  {
    id: 'reader-surprises',
    says: 'A touched thing of a picture answers; it is silent by its switch and at bedtime, and the sides always turn.',
    source: 'WCAG 2.2, 2.3.3',
    heldBy: [
      'src/client/features/reading/surprises/surprise-at.test.ts',
      'tests/e2e/reader-surprises.spec.ts',
    ],
    mutations: [
      {
        breaks: 'A thing at the edge of the window keeps the page from turning.',
        file: 'src/client/features/reading/surprises/surprise-at.ts',
        find: 'if (point.x < edgePx || point.x > windowWidth - edgePx) return null',
        replace: '',
      },
      {
        breaks: 'Things answer with a sound at bedtime.',
        file: 'src/client/features/reading/surprises/surprises.tsx',
        find: 'isDimmed ||',
        replace: '',
        caughtBy: 'tests/e2e/reader-surprises.spec.ts',
      },
      {
        breaks: 'The switch does not turn them off.',
        file: 'src/client/features/reading/surprises/use-surprises.ts',
        find: 'isOn && isIdle',
        replace: 'isIdle',
        caughtBy: 'tests/e2e/reader-surprises.spec.ts',
      },
    ],
  },
]
