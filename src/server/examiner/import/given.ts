import { z } from 'zod'
import { Language, StoryId } from '../../../contract/base.ts'
import { IntakeRow } from '../../../contract/intake.ts'
import { DraftText, StoryDraft } from '../../../contract/story-draft.ts'

const Problems = IntakeRow.shape.problems
type Problem = z.infer<typeof Problems>[number]

/** A page as it was sent; its picture is a file of the archive, or a name the story knows already. */
const GivenPage = z.strictObject({
  picture: z
    .union([z.strictObject({ file: z.string() }), z.strictObject({ name: z.string() })])
    .nullable(),
  alt: z.string(),
  paragraphs: z.array(z.string()),
})
export type GivenPage = z.infer<typeof GivenPage>

const facts = StoryDraft.shape
const text = DraftText.shape

/** A story in one language as it was sent, as far as it could be understood. */
export const GivenStory = z.strictObject({
  /** Line of the table, or position in the archive, from 1. */
  row: z.number().int(),
  file: z.string(),
  storyId: StoryId.nullable(),
  language: Language.nullable(),
  title: z.string(),
  /** What both languages share; what was not said is left out. */
  facts: z.strictObject({
    values: facts.values.exactOptional(),
    kind: facts.kind.exactOptional(),
    ageFrom: facts.ageFrom.exactOptional(),
    ageTo: facts.ageTo.exactOptional(),
    level: facts.level.unwrap().exactOptional(),
    scare: facts.scare.exactOptional(),
    author: facts.author.exactOptional(),
    license: facts.license.exactOptional(),
  }),
  text: z.strictObject({
    title: text.title.exactOptional(),
    subtitle: text.subtitle.exactOptional(),
    teaser: text.teaser.exactOptional(),
    about: text.about.exactOptional(),
    contentNote: text.contentNote.exactOptional(),
    source: text.source.exactOptional(),
    fileName: text.fileName.exactOptional(),
    questions: text.questions.exactOptional(),
    glossary: text.glossary.exactOptional(),
    syllables: text.syllables.exactOptional(),
  }),
  pages: z.array(GivenPage),
  /** The archive's file that is the book itself. */
  pdf: z.string().nullable(),
  problems: Problems,
})
export type GivenStory = z.infer<typeof GivenStory>

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
