import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tapZone, turnForKey, turnForSwipe } from './turn-gesture.ts'

describe('keys', () => {
  test.each([
    ['ArrowRight', false, 'next'],
    ['PageDown', false, 'next'],
    [' ', false, 'next'],
    [' ', true, 'previous'],
    ['ArrowLeft', false, 'previous'],
    ['PageUp', false, 'previous'],
    ['Home', false, 'first'],
    ['End', false, 'last'],
    ['ArrowRight', true, null],
    ['ArrowDown', false, null],
    ['Enter', false, null],
  ])('%s (shift: %s) means %s', (key, shiftKey, turn) => {
    expect(turnForKey({ key, shiftKey })).toBe(turn)
  })
})

describe('swipes', () => {
  test('left turns forward, right turns back', () => {
    expect(turnForSwipe({ dx: -60, dy: 10, durationMs: 200 })).toBe('next')
    expect(turnForSwipe({ dx: 60, dy: -10, durationMs: 200 })).toBe('previous')
  })

  test.each([
    ['too short', { dx: -47, dy: 0, durationMs: 200 }],
    ['too slow', { dx: -200, dy: 0, durationMs: 801 }],
    ['too vertical', { dx: -60, dy: 50, durationMs: 200 }],
  ])('%s does not turn', (_reason, swipe) => {
    expect(turnForSwipe(swipe)).toBeNull()
  })

  test('a mirrored swipe turns the other way', () => {
    const px = fc.integer({ min: -500, max: 500 })
    const ms = fc.integer({ min: 0, max: 1200 })
    const mirrored = { next: 'previous', previous: 'next' } as Record<string, string>
    fc.assert(
      fc.property(px, px, ms, (dx, dy, durationMs) => {
        const turn = turnForSwipe({ dx, dy, durationMs })
        const other = turnForSwipe({ dx: -dx, dy, durationMs })
        expect(other).toBe(turn === null ? null : mirrored[turn])
      }),
    )
  })
})

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
