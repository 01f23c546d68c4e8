/** A range of a text in UTF-16 offsets; the end is exclusive. */
export type Span = [from: number, to: number]

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu

/** Finds the words of a text. */
export const findWords = (text: string): Span[] =>
  [...text.matchAll(wordPattern)].map(({ 0: word, index }) => [index, index + word.length])

/** Pace of reading aloud. */
const wordsPerMinute = 130

/** Minutes that reading aloud takes, rounded up. */
export const estimateMinutes = (words: number) => Math.ceil(words / wordsPerMinute)
