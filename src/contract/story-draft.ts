import { z } from 'zod'
import { Language, lineOfText } from './base.ts'
import { PrintKind } from './reading.ts'
import { StoryCard, StoryKind, StoryValue } from './story.ts'

/** Key of a file in the store; made by the server. */
export const FileKey = z.string().regex(/^[0-9a-f]{2}\/[0-9a-f]{38}\.[0-9a-z]{2,5}$/)

/** Name of a picture within a story: `cover.de`, `cover.en`, `p1` … */
const PictureName = z
  .string()
  .max(40)
  .regex(/^(cover\.(de|en)|[a-z][a-z0-9-]*)$/)

const line = (maxLength: number) => lineOfText(maxLength).trim()
const milliseconds = z.number().int().min(0).max(36_000_000)

const DraftPage = z.strictObject({
  /** Stays the page's own while it moves. */
  pageId: z.string().regex(/^[a-z0-9-]{1,40}$/),
  picture: PictureName.nullable(),
  /** What the picture shows; must be there before publishing where there is a picture. */
  alt: line(500),
  paragraphs: z.array(lineOfText(4000)).max(60),
})
export type DraftPage = z.infer<typeof DraftPage>

export const DraftText = z.strictObject({
  title: line(120),
  subtitle: line(160),
  teaser: line(400),
  about: line(2000),
  contentNote: line(600),
  /** Where the text comes from, with its year; '' for one of our own. */
  source: line(300),
  /** Name of the PDF file (spec section 3), ending in `.pdf`. */
  fileName: line(160),
  questions: z.array(line(300)).max(10),
  glossary: z.array(z.strictObject({ word: line(60), meaning: line(300) })).max(60),
  /** Divisions of single words that the rules get wrong: `{ Jonte: 'Jon-te' }`. */
  syllables: z.record(lineOfText(60), lineOfText(80)),
  pages: z.array(DraftPage).max(400),
  pdfKey: FileKey.nullable(),
  prints: z
    .array(z.strictObject({ kind: PrintKind, key: FileKey, fileName: lineOfText(160) }))
    .max(8),
  audio: z
    .strictObject({
      key: FileKey,
      /** Times of the words; null for a recording that nobody has timed. */
      timesKey: FileKey.nullable(),
      voice: z.enum(['computer', 'human']),
      durationMs: milliseconds,
    })
    .nullable(),
  film: z
    .strictObject({ key: FileKey, captionsKey: FileKey.nullable(), durationMs: milliseconds })
    .nullable(),
})
export type DraftText = z.infer<typeof DraftText>

/** Files of one picture, narrow to wide; one for each width. */
const PictureFiles = z
  .array(z.strictObject({ widthPx: z.number().int().min(1).max(20_000), key: FileKey }))
  .max(6)
  .refine((files) => new Set(files.map(({ widthPx }) => widthPx)).size === files.length)

/** A story as editors write it: everything that is published, and nothing that readers leave. */
export const StoryDraft = z.strictObject({
  values: z.array(StoryValue).max(3),
  kind: StoryKind,
  ageFrom: z.number().int().min(0).max(18),
  ageTo: z.number().int().min(0).max(18),
  /** Lesestufe as an editor sets it; null where it is computed. */
  level: StoryCard.shape.level.nullable().default(null),
  scare: StoryCard.shape.scare,
  author: line(120),
  /** Under which the text may be shown: „gemeinfrei“, „Eigene Geschichte“ … */
  license: line(120),
  isSample: z.boolean(),
  texts: z.partialRecord(Language, DraftText),
  pictures: z.record(PictureName, PictureFiles),
})
export type StoryDraft = z.infer<typeof StoryDraft>

/** What must be done before publishing (`isNeeded`), or would be good. */
export const Check = z.object({
  id: z.enum([
    'title',
    'teaser',
    'author',
    'source',
    'value',
    'age',
    'cover',
    'cover-alt',
    'text',
    'alt',
    'pdf',
    'questions',
    'glossary',
    'content-note',
    'syllables',
    'audio-outdated',
    'english',
  ]),
  language: Language.nullable(),
  /** Page, from 1, where there is one. */
  page: z.number().int().nullable(),
  isNeeded: z.boolean(),
  isDone: z.boolean(),
})
export type Check = z.infer<typeof Check>
