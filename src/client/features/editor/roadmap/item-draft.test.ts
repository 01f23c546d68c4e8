import { expect, test } from 'vitest'
import type { EditedItem } from '../../../../contract/roadmap.ts'
import { draftOf, draftProblems, isChanged, textsOf } from './item-draft.ts'

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

test('an idea that waits is offered as one for everybody, in the language it has', () => {
  const draft = draftOf(idea)
  expect(draft).toMatchObject({ state: 'open', titleDe: '', titleEn: 'Stories from the sea' })
  expect(textsOf(draft)).toEqual({ titles: idea.titles, bodies: idea.bodies })
  expect(draftProblems(draft, false)).toEqual([])
  expect(isChanged(draft, draftOf(idea))).toBe(false)
})

test('a new item wants a German title; an English one and a text are free', () => {
  const draft = draftOf(null)
  expect(draftProblems(draft, true)).toEqual(['titleDe'])
  const titled = { ...draft, titleDe: ' Geschichten vom Meer ', bodyEn: 'Left over.' }
  expect(draftProblems(titled, true)).toEqual([])
  expect(textsOf(titled)).toEqual({ titles: { de: 'Geschichten vom Meer' }, bodies: { de: '' } })
})

test.each([
  [{ titleDe: 'kurz' }, ['titleDe']],
  [{ titleEn: '    abc ' }, ['titleEn']],
  [{ titleEn: '' }, ['titleDe']],
  [{ month: '2026-13' }, ['month']],
  [{ month: '2026-12' }, []],
  [{ state: 'duplicate' }, ['duplicateOf']],
  [{ state: 'duplicate', duplicateOf: 'b' }, []],
] as const)('%j leaves %j to be mended', (change, problems) => {
  expect(draftProblems({ ...draftOf(idea), ...change }, false)).toEqual(problems)
})
