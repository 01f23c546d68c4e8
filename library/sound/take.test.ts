import { expect, test } from 'vitest'
import { concatenate, sampleRate, silence } from './samples.ts'
import { writeScript } from './script/script.ts'
import { recordTake, type Voices } from './take.ts'

const tone = (level: number) =>
  silence(0.3).map((_, i) => level * Math.sin((2 * Math.PI * 200 * i) / sampleRate))

/** A voice that says each word as a tone of 0.3 s, as loud as its tag asks; it keeps what it was given. */
const createVoices = () => {
  const spoken: string[] = []
  const voices: Voices = {
    speak: (markup) => {
      spoken.push(markup)
      const words = markup.match(/(?:<(?:pitch|volume) level="\d+">)?[^<>]+(?=<)/g) ?? []
      const parts = words.map((word) => tone(word.includes('volume level="2"') ? 0.01 : 0.2))
      return concatenate([silence(0.1), ...parts, silence(0.1)])
    },
    referTo: () => {
      spoken.push('reference')
      return { samples: tone(0.2), wordStarts: [{ at: 0, seconds: 0 }] }
    },
  }
  return { voices, spoken }
}

const sentenceOf = (text: string) => {
  const pages = [{ scene: 'p1', alt: '', paragraphs: [text] }]
  const story = { pages, pronounce: {}, speakers: {}, lang: 'de', age: [4, 7] } as const
  const [sentence] = writeScript({ ...story, pages: [...pages], age: [4, 7] })
  if (!sentence) throw new Error('a sentence')
  return sentence
}

const settings = { playback: 1, pitch: 100, speed: 90 }

test('finds the words of a sentence, and plays them as the role asks', () => {
  const { voices } = createVoices()
  const slow = recordTake(sentenceOf('Eins, zwei, drei.'), { ...settings, playback: 0.5 }, voices)
  for (const [i, start] of [0.2, 0.8, 1.4].entries())
    expect(Math.abs((slow.words[i]?.[0] ?? 0) - start)).toBeLessThan(0.02)
  expect(slow.samples).toHaveLength(2 * 1.1 * sampleRate)
})

test('a sentence of many words has few enough tags', () => {
  const { voices, spoken } = createVoices()
  recordTake(sentenceOf(`${'ja '.repeat(28)}.`), settings, voices)
  expect(spoken).toHaveLength(2)
  for (const markup of spoken) expect(markup.split('</').length - 1).toBeLessThanOrEqual(30)
})

test('a longer one is said evenly, and its words are found by comparison', () => {
  const { voices, spoken } = createVoices()
  const { words } = recordTake(sentenceOf(`${'ja '.repeat(29)}.`), settings, voices)
  expect(spoken.at(-1)).toBe('reference')
  expect(words).toHaveLength(29)
})
