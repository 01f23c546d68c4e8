import { expect, test } from 'vitest'
import { scrollStep } from './scroll-on.ts'

const lines = [0, 40, 80, 140, 180].map((top) => ({ top, bottom: top + 36 }))

test('scrolls the last whole line to the top, so that it is seen twice and none is cut there', () => {
  expect(scrollStep(lines, { top: -10, bottom: 120 })).toBe(90)
  expect(scrollStep(lines, { top: 80 - 10, bottom: 200 })).toBe(70)
})

test('has no step where no line, or only the first one, is whole', () => {
  expect(scrollStep(lines, { top: 10, bottom: 60 })).toBeNull()
  expect(scrollStep(lines, { top: 79.5, bottom: 120 })).toBeNull()
})
