import { findSentences } from './sentences.ts'
import { findWords } from './words.ts'

/** Letters from which LIX counts a word as long. */
const minLongWordLetters = 7
/** LIX from which a text reads like one for adults, however short it is. */
const hardLix = 40

/**
 * Readability of German paragraphs by Björnsson's LIX (1968): words per sentence plus the percentage
 * of long words. Children's books are below 40; 0 without words.
 */
export const computeLix = (paragraphs: readonly string[]) => {
  const words = paragraphs.flatMap((text) =>
    findWords(text).map(([from, to]) => text.slice(from, to)),
  )
  const sentences = paragraphs.flatMap((text) => findSentences(text))
  if (words.length === 0) return 0
  const long = words.filter((word) => [...word].length >= minLongWordLetters)
  return words.length / Math.max(1, sentences.length) + (100 * long.length) / words.length
}

/** Reading level 1 to 4 by the number of words. */
const levelOfLength = (words: number) => {
  if (words < 250) return 1
  if (words <= 600) return 2
  return words <= 1500 ? 3 : 4
}

/** Reading level 1 to 4: by length, and one higher where the sentences are hard. */
export const computeReadingLevel = (paragraphs: readonly string[]) => {
  const words = paragraphs.reduce((sum, text) => sum + findWords(text).length, 0)
  return Math.min(4, levelOfLength(words) + (computeLix(paragraphs) >= hardLix ? 1 : 0))
}
