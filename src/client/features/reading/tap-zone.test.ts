import { expect, test } from 'vitest'
import { tapZone } from './tap-zone.ts'

test.each([
  [0, 'previous'],
  [119, 'previous'],
  [121, 'bars'],
  [239, 'bars'],
  [241, 'next'],
  [360, 'next'],
] as const)('a tap at %i of 360 means %s', (x, meaning) => {
  expect(tapZone(x, 360)).toBe(meaning)
})
