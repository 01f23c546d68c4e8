import type { ReadingAids } from '../../../../contract/reading.ts'
import type { Paragraph } from '../../../../contract/story-page.ts'
import { type Span, wordSpans } from './text-ranges.ts'
import { trimUnpairedQuotes } from './unpaired-quotes.ts'

/** How much the child reads: 0 nothing, 1 a word, 2 a short sentence, 3 a sentence, 4 a paragraph. */
export type ShareLevel = ReadingAids['share']

type TextWithSentences = Pick<Paragraph, 'text' | 'sentences'>

/**
 * The passages that the child reads, per paragraph of a page. Deterministic; above level 0 at least one
 * if there are words, and never with half a pair of quotation marks.
 */
export function sharePassages(
  paragraphs: readonly TextWithSentences[],
  level: ShareLevel,
): Span[][] {
  switch (level) {
    case 1:
      return closingWords(paragraphs)
    case 2:
      return paragraphs.map((paragraph) => atMostOne(shortSentence(paragraph)))
    case 3:
      return paragraphs.map((paragraph) => atMostOne(lastSentence(paragraph)))
    case 4:
      return everyOtherParagraph(paragraphs)
    default:
      return paragraphs.map(() => [])
  }
}

const atMostOne = (span: Span | null): Span[] => (span ? [span] : [])

const wordsIn = ({ text }: TextWithSentences, [from, to]: Span) =>
  wordSpans(text).filter(([start, end]) => from <= start && end <= to)

/** Longest word for a beginner, in letters. */
const easyWordLength = 8

/** Level 1: the last word of every other sentence with an easy last word, else the shortest last word. */
function closingWords(paragraphs: readonly TextWithSentences[]): Span[][] {
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
function shortSentence(paragraph: TextWithSentences): Span | null {
  const short = completeSentences(paragraph).filter(
    (span) => wordsIn(paragraph, span).length <= shortSentenceWords,
  )
  return short.at(-1) ?? closingPhrase(paragraph)
}

/** Level 3: the last sentence that is complete by itself. */
function lastSentence(paragraph: TextWithSentences): Span | null {
  return completeSentences(paragraph).at(-1) ?? closingPhrase(paragraph)
}

/** The sentences with words, without unpaired quotation marks. */
function completeSentences(paragraph: TextWithSentences): Span[] {
  return paragraph.sentences.flatMap((sentence) => {
    const span = trimUnpairedQuotes(paragraph.text, sentence)
    return span && wordsIn(paragraph, span).length > 0 ? [span] : []
  })
}

/** The last few words with their closing mark; fewer if a quotation starts among them. */
function closingPhrase(paragraph: TextWithSentences): Span | null {
  const words = wordSpans(paragraph.text).slice(-lastWords)
  const end = words.at(-1)?.[1]
  if (end === undefined) return null
  const mark = /^[.!?…]*/.exec(paragraph.text.slice(end))?.[0].length ?? 0
  for (const [from] of words) {
    const span = trimUnpairedQuotes(paragraph.text, [from, end + mark])
    if (span && span[0] === from) return span
  }
  return words.at(-1) ?? null
}

/** Level 4: every second paragraph with words, or the only one. */
function everyOtherParagraph(paragraphs: readonly TextWithSentences[]): Span[][] {
  const withWords = paragraphs.flatMap(({ text }, index) =>
    wordSpans(text).length > 0 ? [index] : [],
  )
  const chosen = withWords.length === 1 ? withWords : withWords.filter((_, at) => at % 2 === 1)
  return paragraphs.map(({ text }, index) => (chosen.includes(index) ? [[0, text.length]] : []))
}
