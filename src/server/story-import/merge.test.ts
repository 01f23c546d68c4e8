import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyText } from '../../contract/empty-text.ts'

import type { GivenStory } from '../examiner/import/given.ts'
import { mergeGiven } from './merge.ts'
import { checkTogether, isSame, toRow } from './rows.ts'

const none = { pictures: {}, pdfKey: null }
const given: GivenStory & { language: 'de' } = {
  row: 1,
  file: 'liste.csv',
  storyId: null,
  language: 'de',
  title: 'Der Hase',
  facts: { values: ['mut'] },
  text: { title: 'Der Hase', teaser: 'Hopp.' },
  pages: [{ picture: null, alt: '', paragraphs: ['Es war einmal.'] }],
  pdf: null,
  problems: [],
}

test('a new story has the imported values, and defaults for the others', () => {
  expect(mergeGiven(null, given, none)).toMatchObject({
    values: ['mut'],
    texts: {
      de: {
        title: 'Der Hase',
        teaser: 'Hopp.',
        fileName: 'Der_Hase.pdf',
        pages: [{ pageId: 'de-1', picture: null, alt: '', paragraphs: ['Es war einmal.'] }],
      },
    },
  })
})

test('what the import does not name stays: other fields, the other language, a page’s picture', () => {
  const before = mergeGiven(null, given, none)
  const english = { ...emptyText, title: 'The hare' }
  before.texts.en = english
  before.texts.de = {
    ...(before.texts.de ?? emptyText),
    about: 'Von einem Hasen.',
    pages: [{ pageId: 'x', picture: 'p1', alt: 'Ein Hase', paragraphs: ['Alt.'] }],
  }
  expect(mergeGiven(before, given, none).texts).toMatchObject({
    en: english,
    de: { about: 'Von einem Hasen.', pages: [{ pageId: 'x', picture: 'p1' }] },
  })
  const facts = mergeGiven(before, { ...given, pages: [] }, none)
  expect(facts.texts.de?.pages).toEqual(before.texts.de.pages)
})

test('a picture of the archive becomes the picture of its page', () => {
  const shown = { ...given, pages: [{ picture: { file: 'a.jpg' }, alt: 'A', paragraphs: [] }] }
  const files = [{ widthPx: 600, key: 'aa/bb.avif' }]
  const merged = mergeGiven(null, shown, { pictures: { 'a.jpg': files }, pdfKey: 'cc/dd.pdf' })
  expect(merged.pictures).toEqual({ p1: files })
  expect(merged.texts.de).toMatchObject({ pdfKey: 'cc/dd.pdf', pages: [{ picture: 'p1' }] })
})

test('the same import changes nothing the second time', () => {
  const line = fc.string({ minLength: 1, maxLength: 20 })
  const page = fc.record({ picture: fc.constant(null), alt: line, paragraphs: fc.array(line) })
  fc.assert(
    fc.property(fc.array(page, { minLength: 1, maxLength: 5 }), line, (pages, teaser) => {
      const sent = { ...given, pages, text: { ...given.text, teaser } }
      const once = mergeGiven(null, sent, none)
      expect(isSame(mergeGiven(once, sent, none), once)).toBe(true)
      expect(toRow(sent, once).action).toBe('unchanged')
    }),
  )
})

test('a row has its action, and the problems of a refused one', () => {
  expect(toRow(given, null)).toMatchObject({ action: 'create', storyId: 'der-hase', outcome: null })
  const other = { ...given, text: { ...given.text, teaser: 'Hüpf.' } }
  expect(toRow(other, mergeGiven(null, given, none)).action).toBe('update')
  const [first, second, third] = checkTogether(
    [given, { ...given, row: 2 }, { ...given, row: 3, title: 'Ente', pdf: 'ente.pdf' }],
    new Set(['liste.csv']),
  )
  expect(first && toRow(first, null).action).toBe('create')
  expect(second && toRow(second, null)).toMatchObject({
    action: 'refused',
    problems: [{ field: 'id', reason: 'twice', given: 'der-hase' }],
  })
  expect(third?.problems).toMatchObject([{ reason: 'file-missing', given: 'ente.pdf' }])
})
