/** Most of what a page and a paragraph hold (contract/story-draft.ts). */
const maxParagraphs = 60
const maxParagraphLength = 4000

/** The paragraphs of a page as one text, with an empty line between them. */
export function textOfPage(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n')
}

/** A text of one line, however it was typed or pasted. */
export function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}

/** The paragraphs of a typed or pasted text: every line is one, empty ones do not count. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replace(/\p{Cc}+/gu, ' ').trim())
    .filter((line) => line !== '')
}

/** Whether two pages say the same. */
export function isSameText(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((paragraph, at) => paragraph === other[at])
}

/** Why a page cannot be saved; null where it can. */
export function pageProblem(paragraphs: readonly string[]): 'too-many' | 'too-long' | null {
  if (paragraphs.length > maxParagraphs) return 'too-many'
  return paragraphs.some(({ length }) => length > maxParagraphLength) ? 'too-long' : null
}
