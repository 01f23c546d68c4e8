import { expect, test } from 'vitest'
import { alignWords, findPauses, findSpeech } from './align.ts'
import { computeCepstra } from './cepstra.ts'
import { alignRecording } from './recording.ts'
import { concatenate, sampleRate, silence } from './samples.ts'
import { toSpokenSentence } from './script/spoken-text.ts'

/** A vowel: overtones of `pitch`, loudest around `color`, both in hertz. */
const vowel = (color: number, seconds: number, pitch: number) =>
  silence(seconds).map((_, i) => {
    let value = 0
    for (let f = pitch; f < 4000; f += pitch)
      value += Math.exp(-(((f - color) / 300) ** 2)) * Math.sin((2 * Math.PI * f * i) / sampleRate)
    return 0.1 * value
  })

const colors = [400, 2200, 900, 3000]
const say = (lengths: readonly number[], pitch: number) =>
  concatenate([
    silence(0.2),
    ...colors.map((color, i) => vowel(color, lengths[i] ?? 0, pitch)),
    silence(0.3),
  ])

test('finds words in a slower, higher voice', () => {
  const sentence = toSpokenSentence('eins zwei drei vier', [0, 19], {})
  const reference = say([0.3, 0.3, 0.3, 0.3], 110)
  const wordStarts = [0, 5, 10, 15].map((at, i) => ({ at, seconds: 0.2 + 0.3 * i }))
  const found = alignWords(
    sentence,
    { samples: reference, wordStarts },
    say([0.4, 0.2, 0.5, 0.3], 170),
  )
  const starts = [0.2, 0.6, 0.8, 1.3]
  for (const [i, [start]] of found.entries())
    expect(Math.abs(start - (starts[i] ?? 0))).toBeLessThan(0.05)
  expect(found.at(-1)?.[1]).toBeCloseTo(1.6, 1)
})

test('finds sentences in a recording with pauses of its own', () => {
  const spans = [
    [0, 10],
    [11, 21],
    [22, 32],
  ] as const
  const text = 'eins zwei. drei vier. fünf acht.'
  const sentences = spans.map(([from, to], i) => {
    const spoken = toSpokenSentence(text, [from, to], {})
    return { page: 0, paragraph: i, span: spoken.words[0]?.span ?? [0, 0], spoken }
  })
  const pairs: Record<string, number[]> = {
    'eins zwei.': [400, 2200],
    'drei vier.': [900, 3000],
    'fünf acht.': [2200, 900],
  }
  const speak = (text: string, seconds: number, pitch: number) =>
    concatenate((pairs[text] ?? []).map((color) => vowel(color, seconds, pitch)))
  const wordStarts = [0, 5].map((at, i) => ({ at, seconds: i * 0.4 }))
  const referTo = (text: string) => ({ samples: speak(text, 0.4, 110), wordStarts })
  const read = sentences.map(({ spoken }) => speak(spoken.text, 0.6, 170))
  const [first, second, third] = read
  if (!first || !second || !third) throw new Error('three sentences')
  const audio = concatenate([
    silence(1.5),
    first,
    silence(0.3),
    second,
    silence(2.2),
    third,
    silence(1),
  ])
  const found = alignRecording(sentences, referTo, audio).flatMap(({ words }) => words)
  const starts = [1.5, 2.1, 3, 3.6, 6.4, 7]
  for (const [i, [start]] of found.entries())
    expect(Math.abs(start - (starts[i] ?? 0))).toBeLessThan(0.06)
})

test('knows speech from silence', () => {
  const audio = concatenate([
    silence(0.5),
    vowel(400, 0.5, 120),
    silence(0.4),
    vowel(900, 0.3, 120),
  ])
  const [from] = findSpeech(audio, 0)
  expect(from / sampleRate).toBeCloseTo(0.5, 1)
  const pauses = findPauses(computeCepstra(audio), 0.2).map(([start]) => start.toFixed(1))
  expect(pauses).toEqual(['0.0', '1.0'])
})
