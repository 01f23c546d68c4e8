import fc from 'fast-check'
import { expect, test } from 'vitest'
import { concatenate, sampleRate, silence } from './samples.ts'
import { findWordTimes } from './word-times.ts'

const tone = (seconds: number, level: number) =>
  silence(seconds).map((_, i) => level * Math.sin((2 * Math.PI * 200 * i) / sampleRate))

interface Piece {
  seconds: number
  pause: number
}

/** Words of given lengths, each followed by a pause; every second one at `level`. */
const say = (words: readonly Piece[], level: number) =>
  concatenate([
    silence(0.1),
    ...words.flatMap(({ seconds, pause }, i) => [
      tone(seconds, i % 2 === 1 ? level : 0.2),
      silence(pause),
    ]),
  ])

const spansOf = (words: readonly Piece[]) => {
  let at = 0.1
  return words.map(({ seconds, pause }) => {
    const start = at
    at += seconds + pause
    return [start, start + seconds] as const
  })
}

const piece = fc.record({
  seconds: fc.integer({ min: 40, max: 900 }).map((ms) => ms / 1000),
  pause: fc.constantFrom(0, 0, 0, 0.04, 0.3),
})

test('finds each word within two frames', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (words) => {
      const found = findWordTimes(say(words, 0.2), say(words, 0.2 / 22), words.length)
      for (const [i, [start, end]] of spansOf(words).entries()) {
        expect(Math.abs((found?.[i]?.[0] ?? 0) - start)).toBeLessThan(0.011)
        expect(Math.abs((found?.[i]?.[1] ?? 0) - end)).toBeLessThan(0.011)
      }
    }),
    { numRuns: 30 },
  )
})

test('a word without sound of its own gets a place between its neighbours', () => {
  const heard = tone(1, 0.2)
  const found = findWordTimes(heard, heard, 3)
  const starts = found?.map(([start]) => start) ?? []
  expect(starts).toHaveLength(3)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
})

test('renderings of different lengths have no word times', () => {
  expect(findWordTimes(tone(1, 0.2), tone(1.1, 0.2), 2)).toBeNull()
})
