import type { Paragraph } from '../../../../contract/reading.ts'

/** A piece of a paragraph's text: start and end in UTF-16 units. */
export type Span = readonly [from: number, to: number]

/** A letter of the story. */
export interface Letter {
  /** From 1. */
  page: number
  /** Position of the paragraph on its page. */
  paragraph: number
  /** UTF-16 unit in its text. */
  offset: number
}

const softHyphen = '\u00ad'

/**
 * The spoken syllables of a paragraph in turns: every other one, beginning anew with each word, so
 * that a word always starts in the first colour.
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
  // Syllables that do not join to the text would colour the wrong letters.
  return at === text.length ? { first, second } : { first: [], second: [] }
}

/** Words of a text: letters and digits with what joins them. */
export function wordSpans(text: string): Span[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => [
    index,
    index + word.length,
  ])
}

/** The span that holds an offset, else -1; the spans are in order. */
export function indexAt(spans: readonly Span[], offset: number): number {
  return spans.findIndex(([from, to]) => from <= offset && offset < to)
}
