import { expect, test } from 'vitest'
import { emptyText } from '../../../../../contract/empty-text.ts'
import type { StoryDraft } from '../../../../../contract/story-draft.ts'
import { withNewPage, withoutText, withPage, withText } from './draft-change.ts'
import { fieldKey, findDifferences, isEqual } from './draft-fields.ts'
import { compareVersions, mergeVersions } from './draft-merge.ts'

const page = (pageId: string, ...paragraphs: string[]) => ({
  pageId,
  picture: null,
  alt: '',
  paragraphs,
})
const pages = [page('p1', 'Eins.'), page('p2', 'Zwei.'), page('p3', 'Drei.')]
const base: StoryDraft = {
  values: ['mut'],
  kind: 'alltag',
  ageFrom: 4,
  ageTo: 8,
  level: null,
  scare: 0,
  author: 'Lisa',
  license: 'Eigene Geschichte',
  isSample: false,
  texts: { de: { ...emptyText, title: 'Jonte', pages } },
  pictures: {},
}
const keysOf = (one: StoryDraft, other: StoryDraft) => findDifferences(one, other).map(fieldKey)
const idsOf = (story: StoryDraft) => story.texts.de?.pages.map(({ pageId }) => pageId)

test('the order of keys is not a difference', () => {
  expect(isEqual({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true)
  expect(isEqual([1, 2], [2, 1])).toBe(false)
  expect(findDifferences(base, structuredClone(base))).toEqual([])
})

test('differences are named field by field and page by page', () => {
  const other = {
    ...withText(base, 'de', { title: 'Mia', pages: withPage(pages, 'p2', { alt: 'Ein Igel' }) }),
    ageTo: 10,
  }
  expect(keysOf(base, other)).toEqual(['text:de:title', 'page:de:p2', 'age'])
})

test('an added page does not change the order', () => {
  const added = withText(base, 'de', { pages: withNewPage(pages, 1).pages })
  expect(keysOf(base, added)).toEqual(['page:de:p4'])
  const turned = withText(base, 'de', { pages: pages.toReversed() })
  expect(keysOf(base, turned)).toEqual(['order:de'])
})

test('each change is suggested from the side that made it; a change of both is contested', () => {
  const mine = { ...withText(base, 'de', { title: 'Mia' }), author: 'Mona' }
  const theirs = { ...withText(base, 'de', { teaser: 'Ein Igel.' }), author: 'Nele' }
  const differences = compareVersions(base, mine, theirs)
  expect(
    differences.map(({ key, suggested, isContested }) => [key, suggested, isContested]),
  ).toEqual([
    ['text:de:title', 'mine', false],
    ['text:de:teaser', 'theirs', false],
    ['fact:author', 'mine', true],
  ])
  const story = mergeVersions(mine, theirs, differences, { 'fact:author': 'theirs' })
  expect(story.texts.de).toMatchObject({ title: 'Mia', teaser: 'Ein Igel.' })
  expect(story.author).toBe('Nele')
})

test('the added and removed pages of both versions are merged in order', () => {
  const mine = withText(base, 'de', { pages: withNewPage(pages, 1).pages })
  const theirs = withText(base, 'de', { pages: pages.filter(({ pageId }) => pageId !== 'p3') })
  const story = mergeVersions(mine, theirs, compareVersions(base, mine, theirs), {})
  expect(idsOf(story)).toEqual(['p1', 'p4', 'p2'])
})

test('choosing one side everywhere results in its version', () => {
  const english = withText(base, 'en', { title: 'Jonte', pages: [page('p1', 'One.')] })
  const mine = { ...english, pictures: { p1: [] }, values: [] }
  const theirs = withText(withoutText(base, 'en'), 'de', {
    pages: [page('p3', 'Drei!'), page('p1', 'Eins.'), page('p9', 'Neun.')],
  })
  const differences = compareVersions(base, mine, theirs)
  const all = (side: 'mine' | 'theirs') =>
    mergeVersions(
      mine,
      theirs,
      differences,
      Object.fromEntries(differences.map(({ key }) => [key, side])),
    )
  expect(isEqual(all('mine'), mine)).toBe(true)
  expect(isEqual(all('theirs'), theirs)).toBe(true)
})
