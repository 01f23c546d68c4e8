import { sentenceSpans } from './sentences.ts'
import { wordSpans } from './words.ts'

/** Letters from which a word counts as long for LIX. */
const longWordLetters = 7
/** LIX from which a text reads like one for grown-ups, however short it is. */
const hardLix = 40

/**
 * Readability of German paragraphs by Björnsson's LIX (1968): words a sentence, and long words in a
 * hundred. Children's books lie below 40; 0 for no words at all.
 */
export const lixOf = (paragraphs: readonly string[]) => {
  const words = paragraphs.flatMap((text) =>
    wordSpans(text).map(([from, to]) => text.slice(from, to)),
  )
  const sentences = paragraphs.flatMap((text) => sentenceSpans(text))
  if (words.length === 0) return 0
  const long = words.filter((word) => [...word].length >= longWordLetters)
  return words.length / Math.max(1, sentences.length) + (100 * long.length) / words.length
}

/** Lesestufe by the number of words, 1 to 4. */
const levelOfLength = (words: number) => {
  if (words < 250) return 1
  if (words <= 600) return 2
  return words <= 1500 ? 3 : 4
}

/** Lesestufe, 1 to 4: by length, and one more where the sentences are hard. */
export const readingLevel = (paragraphs: readonly string[]) => {
  const words = paragraphs.reduce((sum, text) => sum + wordSpans(text).length, 0)
  return Math.min(4, levelOfLength(words) + (lixOf(paragraphs) >= hardLix ? 1 : 0))
}
