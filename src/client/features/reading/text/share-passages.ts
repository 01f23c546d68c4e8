import type { Paragraph, ReadingAids } from '../../../../contract/reading.ts'
import { withoutLooseQuotes } from './loose-quotes.ts'
import type { Span } from './text-ranges.ts'
import { wordSpans } from './text-ranges.ts'

/** How much the child reads: 0 nothing, 1 a word, 2 a short sentence, 3 a sentence, 4 a paragraph. */
export type ShareLevel = ReadingAids['share']

type Shared = Pick<Paragraph, 'text' | 'sentences'>

/**
 * The passages the child reads, per paragraph of one page: always the same for the same page, at
 * least one where there are words, and never with half a pair of quotation marks.
 */
export function sharePassages(paragraphs: readonly Shared[], level: ShareLevel): Span[][] {
  switch (level) {
    case 1:
      return closingWords(paragraphs)
    case 2:
      return paragraphs.map((paragraph) => atMostOne(shortSentence(paragraph)))
    case 3:
      return paragraphs.map((paragraph) => atMostOne(lastSentence(paragraph)))
    case 4:
      return everyOther(paragraphs)
    default:
      return paragraphs.map(() => [])
  }
}

const atMostOne = (span: Span | null): Span[] => (span ? [span] : [])

const wordsIn = ({ text }: Shared, [from, to]: Span) =>
  wordSpans(text).filter(([start, end]) => from <= start && end <= to)

/** What a beginner can read: the last word of a sentence, if it is not too long. */
const easyWordLength = 8

/** Level 1: the last word of every other sentence that ends with an easy one. */
function closingWords(paragraphs: readonly Shared[]): Span[][] {
  const ends = paragraphs.flatMap((paragraph, index) =>
    paragraph.sentences.flatMap((sentence) => {
      const word = wordsIn(paragraph, sentence).at(-1)
      return word ? [{ index, word, length: word[1] - word[0] }] : []
    }),
  )
  const easy = ends.filter(({ length }) => length <= easyWordLength)
  const shortest = ends.toSorted((a, b) => a.length - b.length).slice(0, 1)
  const chosen = easy.length > 0 ? easy.filter((_, at) => at % 2 === 0) : shortest
  return paragraphs.map((_, index) =>
    chosen.filter((end) => end.index === index).map(({ word }) => word),
  )
}

const shortSentenceWords = 6
const lastWords = 3

/** Level 2: the last short sentence of a paragraph, else its last few words. */
function shortSentence(paragraph: Shared): Span | null {
  const short = readable(paragraph).filter(
    (span) => wordsIn(paragraph, span).length <= shortSentenceWords,
  )
  return short.at(-1) ?? closingPhrase(paragraph)
}

/** Level 3: the last sentence that stands by itself. */
function lastSentence(paragraph: Shared): Span | null {
  return readable(paragraph).at(-1) ?? closingPhrase(paragraph)
}

/** The sentences of a paragraph that have words and whole pairs of quotation marks. */
function readable(paragraph: Shared): Span[] {
  return paragraph.sentences.flatMap((sentence) => {
    const span = withoutLooseQuotes(paragraph.text, sentence)
    return span && wordsIn(paragraph, span).length > 0 ? [span] : []
  })
}

/** The last few words with the mark that ends them; fewer where a quotation begins between them. */
function closingPhrase(paragraph: Shared): Span | null {
  const words = wordSpans(paragraph.text).slice(-lastWords)
  const end = words.at(-1)?.[1]
  if (end === undefined) return null
  const mark = /^[.!?…]*/.exec(paragraph.text.slice(end))?.[0].length ?? 0
  for (const [from] of words) {
    const span = withoutLooseQuotes(paragraph.text, [from, end + mark])
    if (span && span[0] === from) return span
  }
  return words.at(-1) ?? null
}

/** Level 4: every other paragraph, so that both take turns; a page of one belongs to the child. */
function everyOther(paragraphs: readonly Shared[]): Span[][] {
  const told = paragraphs.flatMap(({ text }, index) => (wordSpans(text).length > 0 ? [index] : []))
  const chosen = told.length === 1 ? told : told.filter((_, at) => at % 2 === 1)
  return paragraphs.map(({ text }, index) => (chosen.includes(index) ? [[0, text.length]] : []))
}
