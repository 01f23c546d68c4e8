import { expect, test } from 'vitest'
import type { TimeSpan } from './align.ts'
import { cutPieces } from './pieces.ts'
import { sampleRate, silence } from './samples.ts'
import type { Role } from './script/dialogue.ts'
import type { ScriptWord } from './script/script.ts'
import type { Take } from './take.ts'

const word = (role: Role, pauseAfter: [number, number]): ScriptWord => ({
  text: 'wort ',
  role,
  pitch: 100,
  gain: 0,
  pauseAfter,
})

const take = (words: TimeSpan[], level: number): Take => ({
  samples: silence(3).fill(level),
  words,
})

const own: [number, number] = [0, 0.36]
const even: TimeSpan[] = [
  [0.1, 0.5],
  [0.5, 0.9],
  [1.3, 1.8],
]

test('a sentence without changes is one piece', () => {
  const script = [word('narrator', own), word('narrator', [0, 0.5]), word('narrator', own)]
  const pieces = cutPieces(script, new Map([['narrator', take(even, 1)]]))
  expect(pieces).toHaveLength(1)
  expect(pieces[0]?.words[0]?.[0]).toBeCloseTo(0.04)
  expect(pieces[0]?.samples).toHaveLength(Math.round(1.78 * sampleRate))
})

test('a pause that is too long is cut, and its wanted length noted', () => {
  const script = [word('narrator', own), word('narrator', own), word('narrator', own)]
  const pieces = cutPieces(script, new Map([['narrator', take(even, 1)]]))
  expect(pieces.map(({ words }) => words.length)).toEqual([2, 1])
  expect(pieces[1]).toMatchObject({ pauseBefore: 0.36 })
  expect(pieces[1]?.lead).toBeCloseTo(0.04)
})

test('each role says its own words, and cuts do not click', () => {
  const script = [word('man', own), word('narrator', [0.2, 0.2]), word('man', own)]
  const late = even.map(([from, to]): TimeSpan => [from + 0.5, to + 0.5])
  const pieces = cutPieces(
    script,
    new Map<Role, Take>([
      ['man', take(even, 1)],
      ['narrator', take(late, 0.5)],
    ]),
  )
  expect(pieces.map(({ samples }) => samples[Math.round(samples.length / 2)])).toEqual([1, 0.5, 1])
  expect(pieces.map(({ pauseBefore }) => pauseBefore)).toEqual([0, 0, 0.2])
  for (const { samples } of pieces) expect(samples[0]).toBe(0)
})
