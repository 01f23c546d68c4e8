import type { Span } from './words.ts'

/**
 * The end of a sentence: its mark, closing quotation marks, white space, and then something that
 * may begin a sentence. What follows in small letters or after a comma („Knarz!“, machte es.)
 * still belongs to it. „…“ ends a sentence only at the end of a quotation, since German nouns
 * after it have capitals, and the point of an ordinal number (3. Mai) never does. In a long row of
 * marks the last ten are enough to find its end.
 */
const endPattern =
  /(?:(?<!\p{N})\.|[!?])[.!?…]{0,9}[“”’»)]*[.!?]?(?=\s+[\p{Lu}\p{N}„“‚‘«(–—])|…[“”’»][.!?]?(?=\s+[\p{Lu}\p{N}„“‚‘«(–—])/gu

const trimmed = (text: string, from: number, to: number): Span => {
  const part = text.slice(from, to)
  return [from + part.length - part.trimStart().length, to - (part.length - part.trimEnd().length)]
}

/**
 * Finds the sentences of a paragraph. Together they have all its characters except the white space
 * between them.
 */
export const findSentences = (text: string): Span[] => {
  const ends = [...text.matchAll(endPattern)].map(({ 0: mark, index }) => index + mark.length)
  const starts = [0, ...ends]
  return starts
    .map((from, i) => trimmed(text, from, starts[i + 1] ?? text.length))
    .filter(([from, to]) => to > from)
}
