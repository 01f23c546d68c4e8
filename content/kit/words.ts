/** Where something stands in a text: UTF-16 offsets, the second behind the last character. */
export type Span = [from: number, to: number]

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu

/** Where the words of a text stand. */
export const wordSpans = (text: string): Span[] =>
  [...text.matchAll(wordPattern)].map(({ 0: word, index }) => [index, index + word.length])

/** Of reading aloud. */
const wordsPerMinute = 130

/** How long reading so many words aloud takes, in whole minutes. */
export const minutesFor = (words: number) => Math.ceil(words / wordsPerMinute)
