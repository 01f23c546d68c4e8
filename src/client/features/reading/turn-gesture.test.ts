import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { turnOfKey, turnOfStroke } from './turn-gesture.ts'

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
    expect(turnOfKey({ key, shiftKey })).toBe(turn)
  })
})

describe('strokes', () => {
  test('to the left goes on, to the right goes back', () => {
    expect(turnOfStroke({ dx: -60, dy: 10, durationMs: 200 })).toBe('next')
    expect(turnOfStroke({ dx: 60, dy: -10, durationMs: 200 })).toBe('previous')
  })

  test.each([
    ['too short', { dx: -47, dy: 0, durationMs: 200 }],
    ['too slow', { dx: -200, dy: 0, durationMs: 801 }],
    ['rather a scroll', { dx: -60, dy: 50, durationMs: 200 }],
  ])('%s is no swipe', (_reason, stroke) => {
    expect(turnOfStroke(stroke)).toBeNull()
  })

  test('a mirrored stroke turns the other way', () => {
    const px = fc.integer({ min: -500, max: 500 })
    const ms = fc.integer({ min: 0, max: 1200 })
    const mirrored = { next: 'previous', previous: 'next' } as Record<string, string>
    fc.assert(
      fc.property(px, px, ms, (dx, dy, durationMs) => {
        const turn = turnOfStroke({ dx, dy, durationMs })
        const other = turnOfStroke({ dx: -dx, dy, durationMs })
        expect(other).toBe(turn === null ? null : mirrored[turn])
      }),
    )
  })
})
