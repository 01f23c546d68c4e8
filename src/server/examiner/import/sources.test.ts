import { describe, expect, test } from 'vitest'
import { readBook, readMarkdown, readTable } from './sources.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const markdown = (text: string) => readMarkdown({ name: 'geschichte.md', bytes: bytes(text) }, 1)
const table = (text: string) => readTable({ name: 'liste.csv', bytes: bytes(text) }, 1, 100)
const reasons = (given: { problems: { field: string; reason: string }[] } | undefined) =>
  given?.problems.map(({ field, reason }) => `${field}: ${reason}`)

describe('Markdown', () => {
  test('is read with its front matter, pages, pictures and paragraphs', () => {
    const given = markdown(`---
id: der-hase
lang: de
title: Der Hase
value: mut
kind: maerchen
age: [4, 7]
scare: 1
author: Fabelhain
questions: [Was siehst du?]
glossary:
  Kiefer: ein Nadelbaum
syllables: { Jonte: Jon-te }
---

![Ein Hase](bilder/p1.jpg)

Es war einmal
ein Hase.

Er sprang.

---

Ende.
`)
    expect(given).toMatchObject({
      storyId: 'der-hase',
      language: 'de',
      title: 'Der Hase',
      facts: { values: ['mut'], kind: 'maerchen', ageFrom: 4, ageTo: 7, scare: 1 },
      text: {
        questions: ['Was siehst du?'],
        glossary: [{ word: 'Kiefer', meaning: 'ein Nadelbaum' }],
        syllables: { Jonte: 'Jon-te' },
      },
      pages: [
        {
          picture: { file: 'bilder/p1.jpg' },
          alt: 'Ein Hase',
          paragraphs: ['Es war einmal ein Hase.', 'Er sprang.'],
        },
        { picture: null, alt: '', paragraphs: ['Ende.'] },
      ],
      problems: [],
    })
  })

  test.each([
    ['no front matter', 'Es war einmal.', ['file: not-readable']],
    ['broken YAML', '---\ntitle: [\n---\nText', ['file: not-readable']],
    ['an alias bomb', '---\na: &a [x, x]\ntitle: [*a, *a]\n---\nText', ['file: not-readable']],
    ['no title', '---\nlang: de\n---\nText', ['title: missing']],
    ['no text', '---\ntitle: Hase\n---\n', ['text: missing']],
    ['an unknown value', '---\ntitle: Hase\nvalue: glueck\n---\nText', ['value: unknown-value']],
    ['a wrong language', '---\ntitle: Hase\nlang: fr\n---\nText', ['lang: unknown-value']],
    ['an age in words', '---\ntitle: Hase\nage: vier\n---\nText', ['age: unknown-value']],
    ['reversed ages', '---\ntitle: Hase\nage: [9, 4]\n---\nText', ['age: unknown-value']],
    ['too many owls', '---\ntitle: Hase\nscare: 4\n---\nText', ['scare: too-long']],
    ['owls in words', '---\ntitle: Hase\nscare: viel\n---\nText', ['scare: not-a-number']],
    ['an invalid id', '---\ntitle: Hase\nid: ../x\n---\nText', ['id: unknown-value']],
    [
      'a title that is too long',
      `---\ntitle: ${'Hase '.repeat(40)}\n---\nText`,
      ['title: too-long'],
    ],
    [
      'a paragraph that is too long',
      `---\ntitle: Hase\n---\n${'a'.repeat(4001)}`,
      ['page 1: too-long'],
    ],
  ])('with %s is reported', (_, text, expected) => {
    expect(reasons(markdown(text))).toEqual(expected)
  })

  test('that is not UTF-8 is not readable', () => {
    const given = readMarkdown({ name: 'x.md', bytes: new Uint8Array([0xff, 0xfe, 0x41]) }, 1)
    expect(reasons(given)).toEqual(['file: not-readable'])
  })
})

describe('a table', () => {
  test.each([',', ';', '\t'])(
    'with the separator „%s“ is read by its column names',
    (separator) => {
      const cell = (text: string) => `"${text}"`
      const given = table(
        `\ufeff${['Titel', 'Alter', 'Werte', 'Text'].join(separator)}\n` +
          `${['Der Hase', '4–7', 'mut|teilen', 'Es war einmal.\n\nUnd dann?\n---\nEnde.'].map(cell).join(separator)}\n\n` +
          `${['Die Ente', '', '', 'Quak.'].map(cell).join(separator)}\n`,
      )
      expect(given).toMatchObject([
        {
          row: 1,
          title: 'Der Hase',
          facts: { ageFrom: 4, ageTo: 7, values: ['mut', 'teilen'] },
          pages: [{ paragraphs: ['Es war einmal.', 'Und dann?'] }, { paragraphs: ['Ende.'] }],
          problems: [],
        },
        { row: 2, title: 'Die Ente', facts: {}, problems: [] },
      ])
    },
  )

  test('that is broken is not readable', () => {
    expect(table('Titel,Text\n"Der Hase,Text')).toBeNull()
  })
})

test('a book is named after its file, and needs no text', () => {
  expect(readBook('alt/Der_Hase.pdf', 3)).toMatchObject({
    row: 3,
    title: 'Der Hase',
    text: { fileName: 'Der_Hase.pdf' },
    pages: [],
    pdf: 'alt/Der_Hase.pdf',
    problems: [],
  })
})
