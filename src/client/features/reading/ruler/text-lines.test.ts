import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandAt, groupIntoLines, lineAt } from './text-lines.ts'

const three = [
  { top: 0, bottom: 30 },
  { top: 36, bottom: 66 },
  { top: 90, bottom: 120 },
]

test('groups boxes side by side into one line', () => {
  const boxes = [
    ...three,
    { top: 2, bottom: 28 },
    { top: 40, bottom: 40 },
    { top: 88, bottom: 122 },
  ]
  expect(groupIntoLines(boxes)).toEqual([three[0], three[1], { top: 88, bottom: 122 }])
})

test.each([
  [-50, 0],
  [10, 0],
  [34, 1],
  [80, 2],
  [500, 2],
])('the line at height %i is %i', (y, line) => {
  expect(lineAt(three, y)).toBe(line)
})

test('the band has one or three lines and stays within the text', () => {
  expect(lineAt([], 10)).toBe(-1)
  expect(bandAt([], 0, 1)).toBeNull()
  expect(bandAt(three, 1, 1)).toEqual({ top: 36, bottom: 66 })
  expect(bandAt(three, 1, 3)).toEqual({ top: 0, bottom: 120 })
  expect(bandAt(three.slice(0, 2), 1, 3)).toEqual({ top: 0, bottom: 66 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 }), fc.constantFrom(1 as const, 3), (at, count) => {
      const band = bandAt(three, at, count)
      expect(band && band.top >= 0 && band.bottom <= 120).toBe(true)
    }),
  )
})
