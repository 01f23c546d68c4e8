import { expect, test } from 'vitest'
import { emptyText } from '../../../../../contract/empty-text.ts'
import type { StoryDraft } from '../../../../../contract/story-draft.ts'
import {
  findFreePictureName,
  reorderPages,
  startTranslation,
  withNewPage,
  withoutText,
  withoutUnusedPictures,
  withPage,
  withPicture,
  withProposal,
  withRestoredPage,
  withText,
} from './draft-change.ts'

const page = (pageId: string, ...paragraphs: string[]) => ({
  pageId,
  picture: null,
  alt: '',
  paragraphs,
})
const story: StoryDraft = {
  values: [],
  kind: 'alltag',
  ageFrom: 4,
  ageTo: 8,
  level: null,
  scare: 0,
  author: '',
  license: '',
  isSample: false,
  texts: {
    de: { ...emptyText, title: 'Jonte', pages: [page('p1', 'Eins.'), page('p2', 'Zwei.')] },
  },
  pictures: {},
}
const pages = story.texts.de?.pages ?? []

test('a language is changed, added and removed', () => {
  expect(withText(story, 'de', { title: 'Mia' }).texts.de).toMatchObject({ title: 'Mia', pages })
  const both = withText(story, 'en', { title: 'Jonte' })
  expect(Object.keys(both.texts)).toEqual(['de', 'en'])
  expect(withoutText(both, 'en')).toEqual(story)
})

test('a translation starts with the pages and pictures of the original', () => {
  const original = {
    ...emptyText,
    title: 'Jonte',
    pages: [{ ...page('p1', 'Eins.'), picture: 'p1' }],
  }
  expect(startTranslation(original)).toEqual({
    ...emptyText,
    pages: [{ ...page('p1'), picture: 'p1' }],
  })
})

test('changing a page leaves the other objects identical', () => {
  const changed = withPage(pages, 'p2', { alt: 'Ein Igel' })
  expect(changed[0]).toBe(pages[0])
  expect(changed[1]).toEqual({ ...page('p2', 'Zwei.'), alt: 'Ein Igel' })
})

test('a new page gets a free id', () => {
  const added = withNewPage([page('p2'), page('p3')], 1)
  expect(added.pageId).toBe('p4')
  expect(added.pages.map(({ pageId }) => pageId)).toEqual(['p2', 'p4', 'p3'])
  expect(withNewPage([page('p2')], 0).pageId).toBe('p3')
})

test('a deleted page is restored at its index, and only once', () => {
  const [first, second] = pages
  if (!first || !second) throw new Error('two pages')
  expect(withRestoredPage([second], 0, first)).toEqual(pages)
  expect(withRestoredPage(pages, 0, first)).toBe(pages)
})

test('pages are sorted by ids; an unlisted page comes last', () => {
  const order = reorderPages([...pages, page('p3')], ['p2', 'p1', 'gone'])
  expect(order.map(({ pageId }) => pageId)).toEqual(['p2', 'p1', 'p3'])
})

test('the text of a PDF replaces the pages or is appended', () => {
  const proposed = [['Neu eins.'], [], ['Neu drei.', 'Und mehr.']]
  expect(withProposal(pages, proposed, 'replace')).toEqual([
    page('p1', 'Neu eins.'),
    page('p2', 'Neu drei.', 'Und mehr.'),
  ])
  expect(withProposal(pages, proposed, 'append').map(({ pageId }) => pageId)).toEqual([
    'p1',
    'p2',
    'p3',
    'p4',
  ])
})

test('a picture gets a free name and is removed once no page shows it', () => {
  const key = 'ab/0123456789abcdef0123456789abcdef012345.webp'
  const sources = [{ widthPx: 400, key, url: '/files/x' }]
  const name = findFreePictureName(story)
  const pictured = withPicture(withPicture(story, name, sources), 'cover.de', sources)
  expect(pictured.pictures[name]).toEqual([{ widthPx: 400, key }])
  expect(findFreePictureName(pictured)).not.toBe(name)
  expect(Object.keys(withoutUnusedPictures(pictured).pictures)).toEqual(['cover.de'])
  const withPicturePage = withText(pictured, 'de', {
    pages: withPage(pages, 'p1', { picture: name }),
  })
  expect(withoutUnusedPictures(withPicturePage)).toBe(withPicturePage)
})
