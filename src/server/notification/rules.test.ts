import { expect, test } from 'vitest'
import { outgrown } from './rules.ts'

const at = (instant: string) => new Date(instant)

test.each([
  ['3-4', 2022, '2026-12-31T22:59:59Z', null],
  ['3-4', 2022, '2026-12-31T23:00:00Z', 5],
  ['5-6', 2019, '2026-07-01T10:00:00Z', 7],
  ['7-8', 2018, '2026-07-01T10:00:00Z', null],
  ['9+', 1990, '2026-07-01T10:00:00Z', null],
  [null, 2010, '2026-07-01T10:00:00Z', null],
  ['3-4', null, '2026-07-01T10:00:00Z', null],
] as const)('band %s, born %s, at %s: %s', (ageBand, birthYear, now, age) => {
  expect(outgrown({ ageBand, birthYear }, at(now))?.age ?? null).toBe(age)
})

test('a band is outgrown from the new year in Berlin in which the age leaves it', () => {
  const child = { ageBand: '5-6', birthYear: 2019 } as const
  expect(outgrown(child, at('2026-07-01T10:00:00Z'))?.since).toEqual(at('2025-12-31T23:00:00Z'))
})
