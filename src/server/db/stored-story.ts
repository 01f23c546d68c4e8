/** Shapes of the jsonb columns of story_text. */
interface StoredParagraph {
  text: string
  /** Text with soft hyphens between syllables; null where a language has none. */
  syllables: string | null
}

/** A page; `picture` names the rows of story_picture. */
export interface StoredPage {
  picture: string
  alt: string
  paragraphs: StoredParagraph[]
}

export type StoredGlossary = Record<string, string>
