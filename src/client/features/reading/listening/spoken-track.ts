import type { Narration, StoryPage } from '../../../../contract/reading.ts'
import type { Letter } from '../text/text-ranges.ts'
import { wordSpans } from '../text/text-ranges.ts'

/** A word of a sentence: start and end in the paragraph's text in UTF-16 units, and in the sound. */
export interface SpokenWord {
  /** Index of its sentence in the track. */
  sentence: number
  from: number
  to: number
  startMs: number
  endMs: number
}

/** A sentence where it stands in the story and in the sound; pages count from 1. */
export interface SpokenSentence {
  page: number
  paragraph: number
  from: number
  to: number
  startMs: number
  endMs: number
  words: readonly SpokenWord[]
}

/** A whole story as it is spoken, in the order of speaking. */
export interface SpokenTrack {
  sentences: readonly SpokenSentence[]
  words: readonly SpokenWord[]
}

/** A word stays marked over a gap no longer than this, so that nothing flickers between two words. */
const lingerMs = 100

/** The track of a recorded narration. */
export function trackOfNarration({ pages }: Narration): SpokenTrack {
  const sentences: SpokenSentence[] = []
  pages.forEach((page, at) => {
    page.paragraphs.forEach((told, paragraph) => {
      for (const { from, to, startMs, endMs, words } of told.sentences) {
        const sentence = sentences.length
        sentences.push({
          ...{ page: at + 1, paragraph, from, to, startMs, endMs },
          words: words.map(([first, last, start, end]) => ({
            ...{ sentence, from: first, to: last, startMs: start, endMs: end },
          })),
        })
      }
    })
  })
  return { sentences, words: sentences.flatMap(({ words }) => words) }
}

/** The track of a text that a device speaks: it knows no times before they happen, all are 0. */
export function trackOfText(pages: readonly StoryPage[]): SpokenTrack {
  const sentences: SpokenSentence[] = []
  const noTime = { startMs: 0, endMs: 0 }
  pages.forEach((page, at) => {
    page.paragraphs.forEach(({ text, sentences: spans }, paragraph) => {
      const words = wordSpans(text)
      for (const [from, to] of spans) {
        const sentence = sentences.length
        const own = words.filter(([start, end]) => from <= start && end <= to)
        sentences.push({
          ...{ page: at + 1, paragraph, from, to, ...noTime },
          words: own.map(([start, end]) => ({ sentence, from: start, to: end, ...noTime })),
        })
      }
    })
  })
  return { sentences, words: sentences.flatMap(({ words }) => words) }
}

/** Index of the sentence at a moment: the one that began last; before the first it is the first. */
export function sentenceAt({ sentences }: SpokenTrack, ms: number): number {
  return Math.max(0, lastBegun(sentences, ms))
}

/** The word at a moment; null between two words. */
export function wordAt({ words }: SpokenTrack, ms: number): SpokenWord | null {
  const word = words[lastBegun(words, ms)]
  return word && ms < word.endMs + lingerMs ? word : null
}

/** Index of the last piece that began at or before a moment, else -1; pieces are in order. */
function lastBegun(pieces: readonly { startMs: number }[], ms: number): number {
  let low = 0
  let high = pieces.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((pieces[middle]?.startMs ?? 0) <= ms) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Index of the sentence that holds a letter, else -1. */
export function sentenceOfLetter({ sentences }: SpokenTrack, letter: Letter): number {
  return sentences.findIndex(
    ({ page, paragraph, from, to }) =>
      page === letter.page &&
      paragraph === letter.paragraph &&
      from <= letter.offset &&
      letter.offset < to,
  )
}

/** The word that holds a letter; null between two words. */
export function wordOfLetter(track: SpokenTrack, letter: Letter): SpokenWord | null {
  const sentence = track.sentences[sentenceOfLetter(track, letter)]
  const holds = ({ from, to }: SpokenWord) => from <= letter.offset && letter.offset < to
  return sentence?.words.find(holds) ?? null
}

/** Where a sentence stands on its page, from 0. */
export function placeOnPage(track: SpokenTrack, index: number): { page: number; sentence: number } {
  const page = track.sentences[index]?.page ?? 1
  return { page, sentence: index - firstSentenceOf(track, page) }
}

/** Index of the first sentence on a page or after it; -1 where nothing more is said. */
export function firstSentenceOf({ sentences }: SpokenTrack, page: number): number {
  return sentences.findIndex((sentence) => sentence.page >= page)
}
