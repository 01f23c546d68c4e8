import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseStory } from '../text/story-source.ts'
import { type SentenceTimes, toNarratedPages } from './narrated-pages.ts'
import type { NarratedSentence, NarratedWord, Narration } from './narration.ts'
import { checkTimes } from './narration-times.ts'
import { listSentences, type StorySentence } from './script/story-sentences.ts'

const front = ['id', 'lang', 'title', 'subtitle', 'author', 'value', 'kind', 'age', 'teaser']
const story = parseStory(
  `---
${front.map((key) => `${key}: x`).join('\n')}
fileName: x.pdf
---
![Ein Fuchs](scene:p1)

„Knarz!“, machte es. Finn rannte los.

Dann war es still.

---

![Eine Eule](scene:p2)

„Oma Eule!“, rief er. „Im Wald weint wer!“`,
  'story.de.md',
)
const sentences = listSentences(story)

/** Each word takes 0.2 s, after 0.3 s of silence before each sentence. */
const evenTimes = (): SentenceTimes[] => {
  let at = 0
  return sentences.map(({ spoken }) => {
    const start = at + 0.3
    const words = spoken.words.map((_, i): [number, number] => [
      start + i * 0.2,
      start + (i + 1) * 0.2,
    ])
    at = start + words.length * 0.2
    return { timeSpan: [start, at], words }
  })
}

const narrationOf = (times: readonly SentenceTimes[], durationMs = 60_000): Narration => ({
  voice: 'computer',
  durationMs,
  truePeak: -2,
  pages: toNarratedPages(story, sentences, times),
})

test('nothing is wrong with even times', () => {
  const narration = narrationOf(evenTimes())
  expect(checkTimes(story, narration, 60_000)).toEqual([])
  expect(narration.pages[0]?.paragraphs.map((paragraph) => paragraph.sentences.length)).toEqual([
    2, 1,
  ])
})

const firstSentence = (narration: Narration): NarratedSentence => {
  const sentence = narration.pages[0]?.paragraphs[0]?.sentences[0]
  if (!sentence) throw new Error('the story has a sentence')
  return sentence
}

const shorten = (word: NarratedWord | undefined) => {
  if (word) word[3] = word[2] + 100
}

test.each<[string, string, (narration: Narration) => unknown]>([
  ['a word without times', 'without times', (it) => firstSentence(it).words.pop()],
  ['a word behind its sentence', 'page 1: words', (it) => firstSentence(it).endMs--],
  ['a word of no length', 'page 1: words', (it) => firstSentence(it).words[0]?.splice(3, 1, 0)],
  ['a word too short to be seen', 'words of less', (it) => shorten(firstSentence(it).words[0])],
  ['words that change places', 'page 1: words', (it) => firstSentence(it).words.reverse()],
  ['a sentence before its page', 'page 1: sentences', (it) => firstSentence(it).startMs--],
  ['pages that change places', 'pages are not', (it) => it.pages.reverse()],
  ['a page too few', 'more or fewer pages', (it) => it.pages.pop()],
  ['a sound that ends too early', 'the sound ends', (it) => (it.durationMs = 60_001)],
])('finds %s', (_, finding, spoil) => {
  const narration = narrationOf(evenTimes())
  spoil(narration)
  expect(checkTimes(story, narration, 60_000).join()).toContain(finding)
})

/** Times in order, but down to nothing and as close together as can be. */
const seconds = fc.array(fc.double({ min: 0, max: 2, noNaN: true }), { maxLength: 60 })

const timesOf = (steps: readonly number[]) => {
  let at = 0
  let step = 0
  const next = () => {
    at += steps[step++] ?? 0
    return at
  }
  return sentences.map(({ spoken }: StorySentence): SentenceTimes => {
    const start = next()
    const words = spoken.words.map((): [number, number] => [next(), next()])
    return { timeSpan: [start, next()], words }
  })
}

test('times of any sound become whole milliseconds in order', () => {
  fc.assert(
    fc.property(seconds, (steps) => {
      expect(checkTimes(story, narrationOf(timesOf(steps), 200_000), 200_000)).toEqual([])
    }),
  )
})
