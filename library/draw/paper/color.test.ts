import { expect, test } from 'vitest'
import { mix, ramp } from './color.ts'

test('mix returns its ends unchanged', () => {
  expect(mix('#e8743b', '#123456', 0)).toBe('#e8743b')
  expect(mix('#e8743b', '#123456', 1)).toBe('#123456')
})

test('the middle of yellow and blue is no grey', () => {
  const middle = mix('#ffd000', '#0050ff', 0.5)
  const channels = [1, 3, 5].map((at) => Number.parseInt(middle.slice(at, at + 2), 16))
  expect(Math.max(...channels) - Math.min(...channels)).toBeGreaterThan(40)
})

test('ramp runs through its stops and is clamped', () => {
  const tone = ramp(['#ffffff', '#808080', '#000000'])
  expect([tone(-1), tone(0), tone(0.5), tone(1), tone(2)]).toEqual([
    '#ffffff',
    '#ffffff',
    '#808080',
    '#000000',
    '#000000',
  ])
})
