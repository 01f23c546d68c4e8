import type { Paragraph } from '../../../../contract/story-page.ts'

/** A range of a paragraph's text: start and exclusive end in UTF-16 units. */
export type Span = readonly [from: number, to: number]

/** A position in the text of the story. */
export interface TextPosition {
  /** From 1. */
  page: number
  /** Index of the paragraph on its page. */
  paragraph: number
  /** UTF-16 offset in its text. */
  offset: number
}

/** A place in the text of a page. */
export interface TextPlace {
  /** Its index on the page. */
  paragraph: number
  /** In its text, UTF-16 units. */
  offset: number
  /** The same place in the other language of a page in two. */
  otherOffset: number
}

export const softHyphen = '\u00ad'
/** Invisible; no line breaks beside it. */
export const wordJoiner = '\u2060'
/** What the display of a story's text adds (shown-text.ts). */
export const addedCharacters = /[\u00ad\u2060]/g

/**
 * The spoken syllables of a paragraph, alternating between two colours; every word starts with the
 * first colour. None where the syllables are missing or do not match the text.
 */
export function syllableSpans({ text, syllables }: Paragraph): { first: Span[]; second: Span[] } {
  const first: Span[] = []
  const second: Span[] = []
  let at = 0
  for (const piece of syllables?.match(/[\p{L}\u00ad]+|[^\p{L}\u00ad]+/gu) ?? []) {
    const isWord = /\p{L}/u.test(piece)
    piece.split(softHyphen).forEach((syllable, index) => {
      const span: Span = [at, at + syllable.length]
      at = span[1]
      if (isWord) (index % 2 === 0 ? first : second).push(span)
    })
  }
  // Syllables that do not match the text would colour the wrong letters.
  return at === text.length ? { first, second } : { first: [], second: [] }
}

/** Words of a text: letters and digits, joined by hyphens and apostrophes. */
export function wordSpans(text: string): Span[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => [
    index,
    index + word.length,
  ])
}
