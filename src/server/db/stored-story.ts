import type { OpenedText, PrintKind } from '../../contract/reading.ts'
import type { Paragraph, Surprise } from '../../contract/story-page.ts'

// Shapes of the jsonb columns of story_text; keys name files in the store.

/** A page; `picture` names the rows of story_picture, null where there is none. */
export interface StoredPage {
  picture: string | null
  alt: string
  paragraphs: Paragraph[]
  surprises?: Surprise[]
}

export type StoredGlossary = Record<string, string>

export interface StoredPrint {
  kind: PrintKind
  key: string
  fileName: string
}

type Audio = NonNullable<OpenedText['audio']>

export type StoredAudio = Pick<Audio, 'voice' | 'durationMs'> & {
  key: string
  timesKey: string | null
}

export interface StoredFilm {
  key: string
  captionsKey: string | null
  durationMs: number
}
