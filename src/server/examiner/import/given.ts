import { z } from 'zod'
import { Language, StoryId } from '../../../contract/base.ts'
import { DraftText, StoryDraft } from '../../../contract/story-draft.ts'
import { StoryImportRow } from '../../../contract/story-import.ts'

const Problems = StoryImportRow.shape.problems
type Problem = z.infer<typeof Problems>[number]

/** A page of an uploaded story; its picture is a file of the archive, or an existing picture's name. */
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

/** An uploaded story in one language, as far as it could be parsed. */
export const GivenStory = z.strictObject({
  /** Line of the table, or position in the archive, from 1. */
  row: z.number().int(),
  file: z.string(),
  storyId: StoryId.nullable(),
  language: Language.nullable(),
  title: z.string(),
  /** Fields shared by both languages; missing ones are omitted. */
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
    tags: text.tags.unwrap().exactOptional(),
    source: text.source.exactOptional(),
    fileName: text.fileName.exactOptional(),
    questions: text.questions.exactOptional(),
    glossary: text.glossary.exactOptional(),
    syllables: text.syllables.exactOptional(),
  }),
  pages: z.array(GivenPage),
  /** The book's file in the archive. */
  pdf: z.string().nullable(),
  problems: Problems,
})
export type GivenStory = z.infer<typeof GivenStory>

const shownCharacters = 60

/** One line that the database accepts: no control characters, no lone surrogates. */
export const plainLine = (text: string) => text.toWellFormed().replaceAll(/\p{Cc}+/gu, ' ')

/** A problem with its offending text, truncated. */
export function problem(field: string, reason: Problem['reason'], given: unknown = ''): Problem {
  const text = typeof given === 'string' ? given : (JSON.stringify(given) ?? '')
  const isLong = text.length > shownCharacters
  const shown = isLong ? `${text.slice(0, shownCharacters)}…` : text
  return { field, reason, given: plainLine(shown) }
}
