import { expect, test } from 'vitest'
import { outgrown } from '../child/child-words.ts'
import { changeOf, draftOf, withAge, wrongFields } from './child-draft.ts'

const draft = { ...draftOf(null, 'owl'), name: ' Mia ' }

test('the youngest are offered one owl, and keep none where there was none', () => {
  expect(withAge(draft, '3-4').maxScare).toBe(1)
  expect(withAge({ ...draft, maxScare: 0 }, '3-4').maxScare).toBe(0)
  expect(withAge(draft, '5-6').maxScare).toBe(3)
})

test('a form without mistakes is sent trimmed', () => {
  expect(wrongFields(draft, 2026)).toEqual([])
  expect(changeOf({ ...draft, birthYear: ' 2019 ' })).toMatchObject({
    name: 'Mia',
    birthYear: 2019,
    avatar: 'owl',
  })
  expect(changeOf(draft).birthYear).toBe(null)
})

test.each([
  [{ name: '  ' }, ['name']],
  [{ name: 'x'.repeat(21) }, ['name']],
  [{ languages: [] }, ['languages']],
  [{ birthYear: '19' }, ['birthYear']],
  [{ birthYear: '2027' }, ['birthYear']],
  [{ birthYear: '1999' }, ['birthYear']],
  [{ name: '', languages: [], birthYear: 'x' }, ['name', 'languages', 'birthYear']],
])('%j is told to be wrong', (change, fields) => {
  expect(wrongFields({ ...draft, ...change }, 2026)).toEqual(fields)
})

test.each([
  ['3-4', 2019, { age: 7, ageBand: '7-8' }],
  ['5-6', 2016, { age: 10, ageBand: '9+' }],
  ['7-8', 2019, null],
  ['9+', 2010, null],
  ['5-6', null, null],
  [null, 2019, null],
] as const)('band %s and birth year %s', (ageBand, birthYear, expected) => {
  expect(outgrown({ ageBand, birthYear }, 2026)).toEqual(expected)
})
