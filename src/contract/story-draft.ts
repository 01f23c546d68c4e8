import { z } from 'zod'
import { Language, singleLine } from './base.ts'
import { languages } from './languages.ts'
import { PrintKind } from './reading.ts'
import { StoryCard, StoryKind, StoryValue } from './story-card.ts'
import { Surprise } from './story-page.ts'

/** Key of a file in the store; created by the server. */
export const FileKey = z.string().regex(/^[0-9a-f]{2}\/[0-9a-f]{38}\.[0-9a-z]{2,5}$/)

/** Name of a picture within a story: `cover.de`, `cover.en`, `p1` … */
const PictureName = z
  .string()
  .max(40)
  .regex(new RegExp(`^(cover\\.(${languages.join('|')})|[a-z][a-z0-9-]*)$`))

const trimmedLine = (maxLength: number) => singleLine(maxLength).trim()
const milliseconds = z.number().int().min(0).max(36_000_000)

const DraftPage = z.strictObject({
  /** Stays the same when the page is moved. */
  pageId: z.string().regex(/^[a-z0-9-]{1,40}$/),
  picture: PictureName.nullable(),
  /** Alternative text; required before publishing where there is a picture. */
  alt: trimmedLine(500),
  paragraphs: z.array(singleLine(4000)).max(60),
})
export type DraftPage = z.infer<typeof DraftPage>

export const DraftText = z.strictObject({
  title: trimmedLine(120),
  subtitle: trimmedLine(160),
  teaser: trimmedLine(400),
  about: trimmedLine(2000),
  contentNote: trimmedLine(600),
  /** Topics, situations and animals that the search finds, with commas between them. */
  tags: trimmedLine(400).default(''),
  /** Source of the text with its year; '' for our own texts. */
  source: trimmedLine(300),
  /** Name of the PDF file (spec 3.60), ending in `.pdf`. */
  fileName: trimmedLine(160),
  questions: z.array(trimmedLine(300)).max(10),
  glossary: z.array(z.strictObject({ word: trimmedLine(60), meaning: trimmedLine(300) })).max(60),
  /** Syllables of words that the rules divide wrongly: `{ Jonte: 'Jon-te' }`. */
  syllables: z.record(singleLine(60), singleLine(80)),
  pages: z.array(DraftPage).max(400),
  pdfKey: FileKey.nullable(),
  prints: z
    .array(z.strictObject({ kind: PrintKind, key: FileKey, fileName: singleLine(160) }))
    .max(8),
  audio: z
    .strictObject({
      key: FileKey,
      /** Times of the words; null for a recording without times. */
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

/** A story as editors write it: everything that is published, and nothing that readers add. */
export const StoryDraft = z.strictObject({
  values: z.array(StoryValue).max(3),
  kind: StoryKind,
  ageFrom: z.number().int().min(0).max(18),
  ageTo: z.number().int().min(0).max(18),
  /** Reading level set by an editor; null where it is computed. */
  level: StoryCard.shape.level.nullable().default(null),
  scare: StoryCard.shape.scare,
  author: trimmedLine(120),
  /** License of the text: „gemeinfrei“, „Eigene Geschichte“ … */
  license: trimmedLine(120),
  isSample: z.boolean(),
  texts: z.partialRecord(Language, DraftText),
  pictures: z.record(PictureName, PictureFiles),
  /** What answers a touch in pictures of the library, by the key of the picture's widest file. */
  surprises: z.record(FileKey, z.array(Surprise).max(3)).optional(),
})
export type StoryDraft = z.infer<typeof StoryDraft>

/** A check before publishing: required (`isNeeded`) or recommended. */
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
