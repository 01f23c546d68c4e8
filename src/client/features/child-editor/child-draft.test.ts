import { expect, test } from 'vitest'
import { findOutgrownBand } from '../child/child-labels.ts'
import { createDraft, findInvalidFields, toChildChange, withAgeBand } from './child-draft.ts'

const someChild = {
  childId: 'b2',
  name: 'Mia',
  isNamed: true,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  preferences: { prefDesign: 'default', prefLanguage: 'de' },
  avatar: 'fox' as const,
  ageBand: null,
  maxScare: 3,
  birthYear: null,
  readingLevel: null,
  languages: ['de' as const],
  favorites: [],
  remember: [],
  likedStories: [],
  readStories: [],
}
const draft = { ...createDraft(null, 'owl'), name: ' Mia ' }

test('the scare limit follows the age until it is chosen', () => {
  const small = withAgeBand(draft, '3-4')
  expect(small.maxScare).toBe(1)
  expect(withAgeBand(small, '5-6').maxScare).toBe(2)
  const chosen = { ...small, maxScare: 3, isScareChosen: true }
  expect(withAgeBand(chosen, '5-6').maxScare).toBe(3)
})

test('a child with another limit than was proposed keeps it', () => {
  const child = { ...someChild, ageBand: '3-4' as const }
  expect(withAgeBand(createDraft({ ...child, maxScare: 1 }, 'owl'), '7-8').maxScare).toBe(3)
  expect(withAgeBand(createDraft({ ...child, maxScare: 0 }, 'owl'), '7-8').maxScare).toBe(0)
})

test('a child without a name of its own starts like a new one: without a name, with middle limits', () => {
  const unnamed = { ...someChild, name: 'Leseratte', isNamed: false }
  for (const child of [unnamed, null])
    expect(createDraft(child, 'owl')).toMatchObject({ name: '', ageBand: '5-6', maxScare: 2 })
  const ofAge = { ...unnamed, ageBand: '3-4' as const, maxScare: 1 }
  expect(createDraft(ofAge, 'owl')).toMatchObject({ name: '', ageBand: '3-4', maxScare: 1 })
})

test('a valid form is sent trimmed', () => {
  expect(findInvalidFields(draft, 2026)).toEqual([])
  expect(toChildChange({ ...draft, birthYear: ' 2019 ' })).toMatchObject({
    name: 'Mia',
    birthYear: 2019,
    avatar: 'owl',
  })
  expect(toChildChange(draft)).toMatchObject({ birthYear: null })
  expect(toChildChange(draft)).not.toHaveProperty('isScareChosen')
})

test.each([
  [{ name: '  ' }, ['name']],
  [{ name: 'x'.repeat(21) }, ['name']],
  [{ languages: [] }, ['languages']],
  [{ birthYear: '19' }, ['birthYear']],
  [{ birthYear: '2027' }, ['birthYear']],
  [{ birthYear: '1999' }, ['birthYear']],
  [{ name: '', languages: [], birthYear: 'x' }, ['name', 'languages', 'birthYear']],
])('%j is invalid', (change, fields) => {
  expect(findInvalidFields({ ...draft, ...change }, 2026)).toEqual(fields)
})

test.each([
  ['3-4', 2019, { age: 7, ageBand: '7-8' }],
  ['5-6', 2016, { age: 10, ageBand: '9+' }],
  ['7-8', 2019, null],
  ['9+', 2010, null],
  ['5-6', null, null],
  [null, 2019, null],
] as const)('band %s and birth year %s', (ageBand, birthYear, expected) => {
  expect(findOutgrownBand({ ageBand, birthYear }, 2026)).toEqual(expected)
})
