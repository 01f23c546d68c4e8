/** Limits of contract/story-draft.ts; lengths in characters. */
const maxParagraphs = 60
const maxParagraphLength = 4000

/** The paragraphs of a page as one text, with an empty line between them. */
export function joinParagraphs(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n')
}

/** Replaces line breaks by spaces. */
export function toOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}

/** Splits a typed or pasted text into paragraphs: every line that is not empty is one. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replace(/\p{Cc}+/gu, ' ').trim())
    .filter((line) => line !== '')
}

export function isSameText(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((paragraph, at) => paragraph === other[at])
}

/** Why a page cannot be saved; null if it can. */
export function findPageProblem(paragraphs: readonly string[]): 'too-many' | 'too-long' | null {
  if (paragraphs.length > maxParagraphs) return 'too-many'
  return paragraphs.some(({ length }) => length > maxParagraphLength) ? 'too-long' : null
}
