import type { ProductPromise } from './promise.ts'

export const content: ProductPromise[] = [
  {
    id: 'content-spec-texts',
    says: 'Every text of the specification is shown in its place, character by character.',
    source: 'spec 2.28, spec 4.19, spec 8.9',
    heldBy: ['tests/e2e/spec-texts.spec.ts'],
    mutations: [
      {
        breaks: 'The counter says „Lädt…“ with another character.',
        file: 'messages/de.json',
        find: '"Lädt..."',
        replace: '"Lädt…"',
      },
    ],
  },
  {
    id: 'content-both-languages',
    says: 'Every message exists in German and English, with the same placeholders.',
    source: 'spec 1.2, spec 3.18',
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
    says: 'The terms name the product’s periods and prices.',
    source: 'BGB § 355, § 312d',
    heldBy: ['tests/texts/legal-texts.test.ts'],
    mutations: [
      {
        breaks: 'The terms give ten days to withdraw.',
        file: 'content/pages/agb/2026-11-26.de.md',
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
        breaks: 'The legal notice names the former law.',
        file: 'content/pages/impressum/2026-11-22.de.md',
        find: '(DDG)',
        replace: '(TMG)',
      },
    ],
  },
  {
    id: 'content-one-edition',
    says: 'A legal page is the same edition in both languages.',
    source: 'BGB § 312i',
    heldBy: ['scripts/markdown/page-document.test.ts'],
    mutations: [
      {
        breaks: 'The English terms have an older date.',
        file: 'content/pages/agb/2026-11-26.en.md',
        find: 'date: 2026-11-26',
        replace: 'date: 2026-11-23',
      },
    ],
  },
  {
    id: 'content-alt',
    says: 'Every picture of a story has an alternative text.',
    source: 'WCAG 2.2, 1.1.1',
    heldBy: ['library/build/check-text.test.ts'],
    mutations: [
      {
        breaks: 'The check of the texts accepts an empty description.',
        file: 'library/build/check-text.ts',
        find: "page.alt === ''",
        replace: 'page.alt === null',
      },
    ],
  },
  {
    id: 'content-side-by-side',
    says: 'German and English of a story have the same pages and paragraphs.',
    source: 'spec 1.18',
    heldBy: ['library/build/check-text.test.ts', 'tests/texts/library-texts.test.ts'],
    mutations: [
      {
        breaks: 'The English text may lack a paragraph.',
        file: 'library/build/check-text.ts',
        find: 'ours === theirs',
        replace: 'Number(ours) >= Number(theirs)',
      },
    ],
  },
  {
    id: 'content-captions',
    says: 'Captions of a film are shown while their words are spoken.',
    source: 'WCAG 2.2, 1.2.2',
    heldBy: ['library/film/captions.test.ts'],
    mutations: [
      {
        breaks: 'The caption of the second half of a sentence is shown too early.',
        file: 'library/film/captions.ts',
        find: '(words[first]?.[2] ?? startMs)',
        replace: 'startMs',
      },
    ],
  },
]
