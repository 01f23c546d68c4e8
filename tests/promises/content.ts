import type { ProductPromise } from './promise.ts'

export const content: ProductPromise[] = [
  {
    id: 'content-spec-texts',
    says: 'Every text of the specification is shown where it belongs, letter by letter.',
    source: 'spec 2, spec 4, spec 8',
    heldBy: ['tests/e2e/spec-texts.spec.ts'],
    mutations: [
      {
        breaks: 'The counter says „Lädt…“ with another mark.',
        file: 'messages/de.json',
        find: '"Lädt..."',
        replace: '"Lädt…"',
      },
    ],
  },
  {
    id: 'content-both-languages',
    says: 'Every message is there in German and in English, with the same figures in it.',
    source: 'spec 1, spec 3',
    heldBy: ['tests/texts/messages.test.ts'],
    mutations: [
      {
        breaks: 'The English countdown has no minutes.',
        file: 'messages/en.json',
        find: '"Reset in: {days}d {hours}h {minutes}m"',
        replace: '"Reset in: {days}d {hours}h"',
      },
    ],
  },
  {
    id: 'content-terms',
    says: 'The terms name the periods and prices that the product keeps.',
    source: 'BGB § 355, § 312d',
    heldBy: ['tests/texts/legal-texts.test.ts'],
    mutations: [
      {
        breaks: 'The terms give ten days to withdraw.',
        file: 'content/pages/agb/2026-11-24.de.md',
        find: 'innerhalb von vierzehn Tagen',
        replace: 'innerhalb von zehn Tagen',
      },
    ],
  },
  {
    id: 'content-imprint',
    says: 'The legal notice names the law that is in force.',
    source: 'DDG § 5',
    heldBy: ['tests/texts/legal-texts.test.ts'],
    mutations: [
      {
        breaks: 'The legal notice names the law before it.',
        file: 'content/pages/impressum/2026-11-22.de.md',
        find: '(DDG)',
        replace: '(TMG)',
      },
    ],
  },
  {
    id: 'content-one-edition',
    says: 'A page of the law is the same edition in both languages.',
    source: 'BGB § 312i',
    heldBy: ['scripts/markdown/page-document.test.ts'],
    mutations: [
      {
        breaks: 'The English terms have an older date.',
        file: 'content/pages/agb/2026-11-24.en.md',
        find: 'date: 2026-11-24',
        replace: 'date: 2026-11-23',
      },
    ],
  },
  {
    id: 'content-alt',
    says: 'Every picture of a story is described in words.',
    source: 'WCAG 2.2, 1.1.1',
    heldBy: ['content/kit/check-text.test.ts'],
    mutations: [
      {
        breaks: 'The check of the texts lets an empty description pass.',
        file: 'content/kit/check-text.ts',
        find: "page.alt === ''",
        replace: 'page.alt === null',
      },
    ],
  },
  {
    id: 'content-side-by-side',
    says: 'German and English of a story have the same pages and paragraphs.',
    source: 'spec 3',
    heldBy: ['content/kit/check-text.test.ts', 'tests/texts/library-texts.test.ts'],
    mutations: [
      {
        breaks: 'The English may lack a paragraph.',
        file: 'content/kit/check-text.ts',
        find: 'ours === theirs',
        replace: 'Number(ours) >= Number(theirs)',
      },
    ],
  },
  {
    id: 'content-captions',
    says: 'Captions of a film stand in the picture while their words are heard.',
    source: 'WCAG 2.2, 1.2.2',
    heldBy: ['content/kit/film/captions.test.ts'],
    mutations: [
      {
        breaks: 'The second half of a sentence comes too early.',
        file: 'content/kit/film/captions.ts',
        find: '(words[first]?.[2] ?? startMs)',
        replace: 'startMs',
      },
    ],
  },
]
