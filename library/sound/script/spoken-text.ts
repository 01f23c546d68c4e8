import { findWords, type Span } from '../../text/words.ts'

/** A sentence as a voice gets it. */
export interface SpokenSentence {
  text: string
  words: SpokenWord[]
}

interface SpokenWord {
  /** Its place in the paragraph. */
  span: Span
  /** Its offset in the spoken text. */
  at: number
  /** Whether punctuation precedes it. */
  isAfterMark: boolean
}

/** Writes a word in capitals with small letters: it is shouted, not an abbreviation. */
const lowerShouted = (word: string) =>
  word.length > 2 && word === word.toUpperCase()
    ? word.slice(0, 1) + word.slice(1).toLowerCase()
    : word

/** Reduces the text between two words to one punctuation mark or a space; a soft hyphen joins them. */
const spokenGap = (gap: string) => {
  const mark = /[?!.:;,…–—]/.exec(gap)?.[0]
  if (mark === undefined) return gap.includes('\u00ad') ? '' : ' '
  if (/[…–—]/.test(mark)) return ', '
  return `${mark} `
}

/** The mark that ends a sentence; „Knarz!“, machte es … has one in the middle, too. */
const closingMark = (rest: string) => /[?!]/.exec(rest)?.[0] ?? '.'

/**
 * Converts a sentence of a paragraph to what a voice can say: without quotation marks, with commas for
 * dashes and „…“, and with the spellings of `pronounce` (by the exact form of a word).
 */
export const toSpokenSentence = (
  paragraph: string,
  [from, to]: Span,
  pronounce: Readonly<Record<string, string>>,
): SpokenSentence => {
  const spans = findWords(paragraph.slice(from, to)).map(([a, b]): Span => [from + a, from + b])
  const words: SpokenWord[] = []
  let text = ''
  for (const [i, span] of spans.entries()) {
    const gap = i === 0 ? '' : spokenGap(paragraph.slice(spans[i - 1]?.[1], span[0]))
    text += gap
    const word = paragraph.slice(...span)
    words.push({ span, at: text.length, isAfterMark: /\S/.test(gap) })
    text += pronounce[word] ?? lowerShouted(word).replaceAll('’', "'")
  }
  const end = spans.at(-1)?.[1]
  return { text: end === undefined ? '' : text + closingMark(paragraph.slice(end, to)), words }
}
