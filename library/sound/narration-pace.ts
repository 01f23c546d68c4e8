import {
  countWords,
  type Language,
  type SourcePage,
  type StorySource,
} from '../text/story-source.ts'
import type { NarratedSentence, Narration } from './narration.ts'
import { isForYoung, pauses } from './script/pauses.ts'

/** Words a minute over the whole narration, at most. */
const maxWordsPerMinute: Record<Language, number> = { de: 150, en: 135 }

/** Largest share of the pauses between sentences that may be equal. */
const maxEqualShare = 2 / 3
/** Pauses that differ by less are equal, in milliseconds. */
const tolerance = 10
/** Shortest pauses after „…“, and before a page in milliseconds. */
const minEllipsis = 700
const minPage = 1500

interface TimedWord {
  /** Number of its page, from 1. */
  page: number
  sentence: NarratedSentence
  startMs: number
  endMs: number
  /** The text between it and the next word of the sentence. */
  textAfter: string
}

const listWords = (pages: readonly SourcePage[], narration: Narration): TimedWord[] =>
  narration.pages.flatMap(({ paragraphs }, page) =>
    paragraphs.flatMap(({ sentences }, i) =>
      sentences.flatMap((sentence) =>
        sentence.words.map(([, to, startMs, endMs], k) => {
          const end = sentence.words[k + 1]?.[0] ?? sentence.to
          const textAfter = (pages[page]?.paragraphs[i] ?? '').slice(to, end)
          return { page: page + 1, sentence, startMs, endMs, textAfter }
        }),
      ),
    ),
  )

/** What is between two words or sentences that follow each other on a page. */
interface Gap {
  page: number
  ms: number
  text: string
  isBetweenSentences: boolean
}

const listGaps = (words: readonly TimedWord[]): Gap[] =>
  words.flatMap((word, i) => {
    const next = words[i + 1]
    if (next?.page !== word.page) return []
    const isBetweenSentences = next.sentence !== word.sentence
    const [from, to] = isBetweenSentences ? [word.sentence, next.sentence] : [word, next]
    const ms = to.startMs - from.endMs
    return [{ page: word.page, ms, text: word.textAfter, isBetweenSentences }]
  })

/** Whether more than two thirds of the pauses between sentences are equal. */
const areMonotonous = (gaps: readonly Gap[]) => {
  const sentenceGaps = gaps.filter(({ isBetweenSentences }) => isBetweenSentences)
  const counts = new Map<number, number>()
  for (const { ms } of sentenceGaps) {
    const rounded = Math.round(ms / tolerance)
    counts.set(rounded, (counts.get(rounded) ?? 0) + 1)
  }
  return (
    sentenceGaps.length > 3 && Math.max(...counts.values()) > sentenceGaps.length * maxEqualShare
  )
}

/** Returns what is wrong with the pauses and the pace of the computer voice, one line each. */
export const checkPace = (source: StorySource, narration: Narration) => {
  const { lang, age, pages } = source
  const gaps = listGaps(listWords(pages, narration))
  const findings = gaps
    .filter(({ text, ms }) => text.includes('…') && ms < minEllipsis)
    .map(({ page, ms }) => `page ${page}: only ${ms} ms after „…“`)
  if (areMonotonous(gaps)) findings.push('two thirds of the pauses between sentences are equal')
  for (const [i, { startMs }] of narration.pages.entries()) {
    const ms = startMs - (narration.pages[i - 1]?.endMs ?? 0)
    const least = isForYoung(age) ? pauses.pageForYoung * 1000 - 100 : minPage
    if (i > 0 && ms < least) findings.push(`page ${i + 1}: only ${ms} ms before it`)
  }
  const wordsPerMinute = Math.round(countWords(source) / (narration.durationMs / 60_000))
  if (wordsPerMinute > maxWordsPerMinute[lang]) findings.push(`${wordsPerMinute} words a minute`)
  return findings
}
