import type { Language } from '../../contract/base.ts'
import type { IntakeRow } from '../../contract/intake.ts'
import type { DraftText, StoryDraft } from '../../contract/story-draft.ts'

type Problem = IntakeRow['problems'][number]

/** A page as it was sent; its picture is a file of the archive, or a name the story knows already. */
export interface GivenPage {
  picture: { file: string } | { name: string } | null
  alt: string
  paragraphs: string[]
}

/** A story in one language as it was sent, as far as it could be understood. */
export interface GivenStory {
  /** Line of the table, or position in the archive, from 1. */
  row: number
  file: string
  storyId: string | null
  language: Language | null
  title: string
  /** What both languages share; what was not said is left out. */
  facts: Partial<
    Pick<
      StoryDraft,
      'values' | 'kind' | 'ageFrom' | 'ageTo' | 'level' | 'scare' | 'author' | 'license'
    >
  >
  text: Partial<Omit<DraftText, 'pages' | 'pdfKey' | 'prints' | 'audio' | 'film'>>
  pages: GivenPage[]
  /** The archive's file that is the book itself. */
  pdf: string | null
  problems: Problem[]
}

const shownCharacters = 60

/** One line that the database can hold: no control characters, no halves of a character. */
export const plainLine = (text: string) => text.toWellFormed().replaceAll(/\p{Cc}+/gu, ' ')

/** A problem with its offending text, cut short. */
export function problem(field: string, reason: Problem['reason'], given: unknown = ''): Problem {
  const text = typeof given === 'string' ? given : (JSON.stringify(given) ?? '')
  const isLong = text.length > shownCharacters
  const shown = isLong ? `${text.slice(0, shownCharacters)}…` : text
  return { field, reason, given: plainLine(shown) }
}
