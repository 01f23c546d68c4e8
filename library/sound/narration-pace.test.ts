import { expect, test } from 'vitest'
import { parseStory } from '../text/story-source.ts'
import { toNarratedPages } from './narrated-pages.ts'
import type { Narration } from './narration.ts'
import { checkPace } from './narration-pace.ts'
import { listSentences } from './script/story-sentences.ts'

const front = ['id', 'title', 'subtitle', 'author', 'value', 'kind', 'teaser', 'fileName']
const storyFor = (age: string) =>
  parseStory(
    `---
${front.map((key) => `${key}: x`).join('\n')}
lang: de
age: ${age}
---
![Ein Fuchs](scene:p1)

„Also …“ Finn rannte los. Er war schnell. Er war … fort.

Dann war es still.

---

![Eine Eule](scene:p2)

„Oma Eule!“, rief er.`,
    'story.de.md',
  )

interface Times {
  gaps: number[]
  ellipsis?: number
  word?: number
  age?: string
}

/** Checks a narration with these seconds before its sentences, and of its words. */
const check = ({ gaps, ellipsis = 0.8, word = 0.4, age = '[4, 7]' }: Times) => {
  const story = storyFor(age)
  const sentences = listSentences(story)
  let at = 0
  const times = sentences.map(({ spoken, span }, i) => {
    const start = at + (gaps[i] ?? 0)
    const middle = span[0] > 0 && spoken.text.includes('war, fort')
    const words = spoken.words.map((_, k): [number, number] => {
      const from = start + k * word + (middle && k === 2 ? ellipsis : 0)
      return [from, from + word]
    })
    at = words.at(-1)?.[1] ?? start
    return { timeSpan: [start, at] as [number, number], words }
  })
  const durationMs = Math.round(at * 1000)
  const pages = toNarratedPages(story, sentences, times)
  const narration: Narration = { voice: 'computer', durationMs, truePeak: -2, pages }
  return checkPace(story, narration)
}

test('nothing is wrong with pauses by meaning', () => {
  expect(check({ gaps: [0.3, 0.8, 0.35, 0.4, 0.8, 1.75] })).toEqual([])
})

test.each<[string, Times]>([
  ['page 1: only 500 ms after „…“', { gaps: [0.3, 0.5, 0.35, 0.4, 0.8, 1.75] }],
  ['page 1: only 400 ms after „…“', { gaps: [0.3, 0.8, 0.35, 0.4, 0.8, 1.75], ellipsis: 0.4 }],
  ['page 2: only 900 ms before it', { gaps: [0.3, 0.8, 0.35, 0.4, 0.8, 0.9] }],
  ['page 2: only 1750 ms before it', { gaps: [0.3, 0.8, 0.35, 0.4, 0.8, 1.75], age: '[3, 6]' }],
  ['two thirds of the pauses', { gaps: [0.3, 0.8, 0.4, 0.4, 0.4, 1.75] }],
  ['words a minute', { gaps: [0, 0.75, 0.1, 0.2, 0.3, 1.5], ellipsis: 0.75, word: 0.12 }],
])('finds: %s', (finding, times) => {
  expect(check(times).join()).toContain(finding)
})
