import type { Narration } from '../../../../../contract/recording.ts'
import type { StoryPage } from '../../../../../contract/story-page.ts'
import { type TextPosition, wordSpans } from '../../text/text-ranges.ts'

/**
 * A word of a sentence. `from` and `to` are UTF-16 offsets in the paragraph's text, `to` is exclusive;
 * times are in milliseconds from the start of the recording.
 */
export interface SpokenWord {
  /** Index of its sentence in the track. */
  sentence: number
  from: number
  to: number
  startMs: number
  endMs: number
}

/** A sentence, with offsets and times as in `SpokenWord`; pages count from 1, paragraphs from 0. */
export interface SpokenSentence {
  page: number
  paragraph: number
  from: number
  to: number
  startMs: number
  endMs: number
  words: readonly SpokenWord[]
}

/** The sentences and words of a story in spoken order. */
export interface SpokenTrack {
  sentences: readonly SpokenSentence[]
  words: readonly SpokenWord[]
}

/** How long a word stays highlighted after its end, so that short gaps do not flicker. */
const highlightTailMs = 100

/** The track of a recorded narration. */
export function trackFromNarration({ pages }: Narration): SpokenTrack {
  const sentences: SpokenSentence[] = []
  pages.forEach((page, pageIndex) => {
    page.paragraphs.forEach((paragraphTimes, paragraph) => {
      for (const { words, ...sentenceTimes } of paragraphTimes.sentences) {
        const sentence = sentences.length
        sentences.push({
          ...sentenceTimes,
          page: pageIndex + 1,
          paragraph,
          words: words.map(([from, to, startMs, endMs]) => ({
            sentence,
            from,
            to,
            startMs,
            endMs,
          })),
        })
      }
    })
  })
  return { sentences, words: sentences.flatMap(({ words }) => words) }
}

/** The track of a text that the device speaks; its times are unknown, all are 0. */
export function trackFromText(pages: readonly StoryPage[]): SpokenTrack {
  const sentences: SpokenSentence[] = []
  const noTime = { startMs: 0, endMs: 0 }
  pages.forEach((page, pageIndex) => {
    page.paragraphs.forEach(({ text, sentences: spans }, paragraph) => {
      const words = wordSpans(text)
      for (const [from, to] of spans) {
        const sentence = sentences.length
        const sentenceWords = words.filter(([start, end]) => from <= start && end <= to)
        sentences.push({
          page: pageIndex + 1,
          paragraph,
          from,
          to,
          ...noTime,
          words: sentenceWords.map(([start, end]) => ({
            sentence,
            from: start,
            to: end,
            ...noTime,
          })),
        })
      }
    })
  })
  return { sentences, words: sentences.flatMap(({ words }) => words) }
}

/** Index of the sentence at a time: the last that has started, else the first. */
export function sentenceAtTime({ sentences }: SpokenTrack, ms: number): number {
  return Math.max(0, lastStartedIndex(sentences, ms))
}

/** The word to highlight at a time; null before the first word and in longer gaps. */
export function wordAtTime({ words }: SpokenTrack, ms: number): SpokenWord | null {
  const word = words[lastStartedIndex(words, ms)]
  return word && ms < word.endMs + highlightTailMs ? word : null
}

/** Index of the last item that starts at or before a time, else -1; items are in order. */
function lastStartedIndex(items: readonly { startMs: number }[], ms: number): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((items[middle]?.startMs ?? 0) <= ms) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Index of the sentence at a text position, else -1. */
export function sentenceAtPosition({ sentences }: SpokenTrack, position: TextPosition): number {
  return sentences.findIndex(
    ({ page, paragraph, from, to }) =>
      page === position.page &&
      paragraph === position.paragraph &&
      from <= position.offset &&
      position.offset < to,
  )
}

/** The word at a text position; null between two words. */
export function wordAtPosition(track: SpokenTrack, position: TextPosition): SpokenWord | null {
  const sentence = track.sentences[sentenceAtPosition(track, position)]
  const isAtPosition = ({ from, to }: SpokenWord) => from <= position.offset && position.offset < to
  return sentence?.words.find(isAtPosition) ?? null
}

/** Page (from 1) and index on that page (from 0) of the sentence with an index in the track. */
export function positionOnPage(
  track: SpokenTrack,
  index: number,
): { page: number; sentence: number } {
  const page = track.sentences[index]?.page ?? 1
  return { page, sentence: index - firstSentenceFrom(track, page) }
}

/** Index of the first sentence on a page or a later one, else -1. */
export function firstSentenceFrom({ sentences }: SpokenTrack, page: number): number {
  return sentences.findIndex((sentence) => sentence.page >= page)
}
