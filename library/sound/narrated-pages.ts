import type { StorySource } from '../text/story-source.ts'
import type { TimeSpan } from './align.ts'
import { minWordMs, type NarratedPage, type NarratedWord } from './narration.ts'
import type { StorySentence } from './script/story-sentences.ts'
import { spreadOut } from './spread-out.ts'

/** Times of a sentence and its words, in seconds. */
export interface SentenceTimes {
  timeSpan: TimeSpan
  words: TimeSpan[]
}

/** Starts of words in milliseconds, far enough apart that each can be seen. */
const toWordStarts = (words: readonly TimeSpan[], from: number, to: number) =>
  spreadOut(
    words.map(([start]) => start * 1000),
    { distance: minWordMs, from, to },
  )

/**
 * Times of the sentences in whole milliseconds. Words that are too short to be seen begin a little earlier or
 * later, at most as far as the sentences around leave room.
 */
const toNarratedSentences = (
  sentences: readonly StorySentence[],
  times: readonly SentenceTimes[],
) => {
  let last = 0
  return sentences.map(({ span: [from, to], spoken }, i) => {
    const { timeSpan, words } = times[i] ?? { timeSpan: [0, 0], words: [] }
    const startMs = Math.max(Math.round(timeSpan[0] * 1000), last)
    const nextMs = Math.round((times[i + 1]?.timeSpan[0] ?? Infinity) * 1000)
    const starts = toWordStarts(words, startMs, Math.max(nextMs, timeSpan[1] * 1000))
    const narratedWords = spoken.words.map(({ span }, k): NarratedWord => {
      const start = starts[k] ?? startMs
      const end = Math.max(Math.round((words[k]?.[1] ?? 0) * 1000), start + minWordMs)
      return [...span, start, Math.min(end, starts[k + 1] ?? Infinity)]
    })
    const endMs = Math.max(Math.round(timeSpan[1] * 1000), narratedWords.at(-1)?.[3] ?? startMs + 1)
    last = endMs
    return { from, to, startMs, endMs, words: narratedWords }
  })
}

/** Arranges the times of the sentences by pages and paragraphs. */
export const toNarratedPages = (
  { pages }: Pick<StorySource, 'pages'>,
  sentences: readonly StorySentence[],
  times: readonly SentenceTimes[],
): NarratedPage[] => {
  const narrated = toNarratedSentences(sentences, times)
  return pages.map(({ paragraphs }, page) => {
    const parts = paragraphs.map((_, paragraph) => ({
      sentences: narrated.filter(
        (_sentence, i) => sentences[i]?.page === page && sentences[i]?.paragraph === paragraph,
      ),
    }))
    const all = parts.flatMap((part) => part.sentences)
    return { startMs: all[0]?.startMs ?? 0, endMs: all.at(-1)?.endMs ?? 0, paragraphs: parts }
  })
}
