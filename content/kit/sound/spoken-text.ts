import type { Span } from '../words.ts'
import { wordSpans } from '../words.ts'

/** A sentence as it is given to a voice. */
export interface SpokenSentence {
  text: string
  words: SpokenWord[]
}

interface SpokenWord {
  /** Where it stands in the paragraph. */
  span: Span
  /** Where it stands in the spoken text. */
  at: number
  /** A comma or another mark is between it and the word before. */
  isAfterMark: boolean
}

/** Words in capitals are shouted, not abbreviations. */
const unshouted = (word: string) =>
  word.length > 2 && word === word.toUpperCase()
    ? word.slice(0, 1) + word.slice(1).toLowerCase()
    : word

/** Between words a voice needs no more than a space, a comma, or the end of a sentence. */
const spokenGap = (gap: string) => {
  const mark = /[?!.:;,…–—]/.exec(gap)?.[0]
  if (mark === undefined) return gap.includes('\u00ad') ? '' : ' '
  if (/[…–—]/.test(mark)) return ', '
  return `${mark} `
}

/** The mark that ends a sentence; „Knarz!“, machte es … has one in the middle too. */
const closing = (rest: string) => /[?!]/.exec(rest)?.[0] ?? '.'

/**
 * A sentence of a paragraph as a voice can say it: without quotation marks, with commas for dashes
 * and „…“, and with the spellings of `pronounce` (by the word as it is written).
 */
export const spokenSentence = (
  paragraph: string,
  [from, to]: Span,
  pronounce: Readonly<Record<string, string>>,
): SpokenSentence => {
  const spans = wordSpans(paragraph.slice(from, to)).map(([a, b]): Span => [from + a, from + b])
  const words: SpokenWord[] = []
  let text = ''
  for (const [i, span] of spans.entries()) {
    const gap = i === 0 ? '' : spokenGap(paragraph.slice(spans[i - 1]?.[1], span[0]))
    text += gap
    const word = paragraph.slice(...span)
    words.push({ span, at: text.length, isAfterMark: /\S/.test(gap) })
    text += pronounce[word] ?? unshouted(word).replaceAll('’', "'")
  }
  const end = spans.at(-1)?.[1]
  return { text: end === undefined ? '' : text + closing(paragraph.slice(end, to)), words }
}
