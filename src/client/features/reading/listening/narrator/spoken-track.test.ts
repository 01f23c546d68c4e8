import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Narration } from '../../../../../contract/recording.ts'
import {
  firstSentenceFrom,
  positionOnPage,
  sentenceAtPosition,
  sentenceAtTime,
  trackFromNarration,
  trackFromText,
  wordAtPosition,
  wordAtTime,
} from './spoken-track.ts'

/** Pages of paragraphs of sentences of words, each word with its length and the gap before it. */
const narratedPages = fc.array(
  fc.array(
    fc.array(
      fc.array(fc.tuple(fc.integer({ min: 20, max: 900 }), fc.integer({ min: 0, max: 600 })), {
        minLength: 1,
        maxLength: 6,
      }),
      { minLength: 1, maxLength: 3 },
    ),
    { minLength: 1, maxLength: 3 },
  ),
  { minLength: 1, maxLength: 4 },
)

function narrationOf(pages: [number, number][][][][]): Narration {
  let atMs = 0
  return {
    voice: 'computer',
    durationMs: 1_000_000,
    pages: pages.map((paragraphs) => ({
      startMs: 0,
      endMs: 0,
      paragraphs: paragraphs.map((sentences) => {
        let from = 0
        return {
          sentences: sentences.map((lengths) => {
            const words = lengths.map(([length, gap]): [number, number, number, number] => {
              const startMs = atMs + gap
              atMs = startMs + length
              from += 4
              return [from - 4, from - 1, startMs, atMs]
            })
            const [first, last] = [words[0], words.at(-1)]
            return {
              from: first?.[0] ?? 0,
              to: last?.[1] ?? 0,
              startMs: first?.[2] ?? 0,
              endMs: last?.[3] ?? 0,
              words,
            }
          }),
        }
      }),
    })),
  }
}

test('finds the sentence at any time, and the word outside of gaps', () => {
  fc.assert(
    fc.property(narratedPages, fc.integer({ min: -10, max: 200_000 }), (pages, ms) => {
      const track = trackFromNarration(narrationOf(pages))
      const begun = track.sentences.filter(({ startMs }) => startMs <= ms).length
      expect(sentenceAtTime(track, ms)).toBe(Math.max(0, begun - 1))
      expect(track.sentences[sentenceAtTime(track, ms)]).toBeDefined()

      const exact = track.words.find(({ startMs, endMs }) => startMs <= ms && ms < endMs)
      const word = wordAtTime(track, ms)
      if (exact) expect(word).toBe(exact)
      else if (word) expect(ms - word.endMs).toBeLessThan(150)
      if (word) expect(track.sentences[word.sentence]?.words).toContain(word)
    }),
  )
})

test('finds the word and sentence of every letter', () => {
  fc.assert(
    fc.property(narratedPages, (pages) => {
      const track = trackFromNarration(narrationOf(pages))
      for (const word of track.words) {
        const { page, paragraph } = track.sentences[word.sentence] ?? { page: 0, paragraph: 0 }
        for (const offset of [word.from, word.to - 1]) {
          expect(wordAtPosition(track, { page, paragraph, offset })).toBe(word)
          expect(sentenceAtPosition(track, { page, paragraph, offset })).toBe(word.sentence)
        }
      }
      expect(wordAtPosition(track, { page: 99, paragraph: 0, offset: 0 })).toBeNull()
    }),
  )
})

test('finds the first sentence of a page, and none after the last', () => {
  const track = trackFromNarration(narrationOf([[[[[100, 0]]]], [[[[100, 0]], [[100, 0]]]]]))
  expect([1, 2, 3].map((page) => firstSentenceFrom(track, page))).toEqual([0, 1, -1])
  expect(positionOnPage(track, 2)).toEqual({ page: 2, sentence: 1 })
})

test('splits a text into the sentences of its narration', () => {
  const text = 'Der Fuchs lacht. Die Eule auch!'
  const page = {
    pictureUrl: '',
    picture: { alt: '', sources: [], aspectRatio: null },
    paragraphs: [
      {
        text,
        syllables: null,
        sentences: [
          [0, 16],
          [17, 31],
        ] as [number, number][],
      },
    ],
  }
  const { sentences } = trackFromText([page])
  expect(sentences.map(({ from, to }) => text.slice(from, to))).toEqual([
    'Der Fuchs lacht.',
    'Die Eule auch!',
  ])
  expect(sentences[1]?.words.map(({ from, to }) => text.slice(from, to))).toEqual([
    'Die',
    'Eule',
    'auch',
  ])
})
