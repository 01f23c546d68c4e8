import { expect, test } from 'vitest'
import type { EditedItem } from '../../../../contract/roadmap.ts'
import { findInvalidFields, isChanged, toItemDraft, toTexts } from './item-draft.ts'

const idea: EditedItem = {
  itemId: 'a',
  state: 'pending',
  titles: { en: 'Stories from the sea' },
  bodies: { en: 'With gulls.' },
  votes: 1,
  month: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  hasVoted: false,
  isOwn: false,
  steps: [],
  duplicateOf: null,
  isRemovable: true,
  version: 1,
}

test('a pending idea is proposed as open, in its own language', () => {
  const draft = toItemDraft(idea)
  expect(draft).toMatchObject({ state: 'open', titleDe: '', titleEn: 'Stories from the sea' })
  expect(toTexts(draft)).toEqual({ titles: idea.titles, bodies: idea.bodies })
  expect(findInvalidFields(draft, false)).toEqual([])
  expect(isChanged(draft, toItemDraft(idea))).toBe(false)
})

test('a new item needs a German title; the English title and the texts are optional', () => {
  const draft = toItemDraft(null)
  expect(findInvalidFields(draft, true)).toEqual(['titleDe'])
  const titled = { ...draft, titleDe: ' Geschichten vom Meer ', bodyEn: 'Left over.' }
  expect(findInvalidFields(titled, true)).toEqual([])
  expect(toTexts(titled)).toEqual({ titles: { de: 'Geschichten vom Meer' }, bodies: { de: '' } })
})

test.each([
  [{ titleDe: 'kurz' }, ['titleDe']],
  [{ titleEn: '    abc ' }, ['titleEn']],
  [{ titleEn: '' }, ['titleDe']],
  [{ month: '2026-13' }, ['month']],
  [{ month: '2026-12' }, []],
  [{ state: 'duplicate' }, ['duplicateOf']],
  [{ state: 'duplicate', duplicateOf: 'b' }, []],
] as const)('%j has the problems %j', (change, problems) => {
  expect(findInvalidFields({ ...toItemDraft(idea), ...change }, false)).toEqual(problems)
})
