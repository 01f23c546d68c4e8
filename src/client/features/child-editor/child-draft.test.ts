import { expect, test } from 'vitest'
import { findOutgrownBand } from '../child/child-labels.ts'
import { createDraft, findInvalidFields, toChildChange, withAgeBand } from './child-draft.ts'

const draft = { ...createDraft(null, 'owl'), name: ' Mia ' }

test('the youngest band allows one owl at most', () => {
  expect(withAgeBand(draft, '3-4').maxScare).toBe(1)
  expect(withAgeBand({ ...draft, maxScare: 0 }, '3-4').maxScare).toBe(0)
  expect(withAgeBand(draft, '5-6').maxScare).toBe(3)
})

test('a valid form is sent trimmed', () => {
  expect(findInvalidFields(draft, 2026)).toEqual([])
  expect(toChildChange({ ...draft, birthYear: ' 2019 ' })).toMatchObject({
    name: 'Mia',
    birthYear: 2019,
    avatar: 'owl',
  })
  expect(toChildChange(draft).birthYear).toBe(null)
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
