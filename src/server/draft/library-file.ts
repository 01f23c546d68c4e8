import { z } from 'zod'
import { Language, StoryId } from '../../contract/base.ts'
import { PrintKind } from '../../contract/reading.ts'
import { StoryValue } from '../../contract/story-card.ts'
import { Surprise } from '../../contract/story-page.ts'

const LibraryText = z.object({
  title: z.string(),
  subtitle: z.string(),
  teaser: z.string(),
  about: z.string().nullable(),
  contentNote: z.string().nullable(),
  tags: z.string().default(''),
  source: z.string().nullable(),
  fileName: z.string(),
  questions: z.array(z.string()),
  glossary: z.array(z.object({ word: z.string(), meaning: z.string() })),
  syllables: z.record(z.string(), z.string()),
  pages: z.array(
    z.object({
      scene: z.string(),
      alt: z.string(),
      paragraphs: z.array(z.string()),
    }),
  ),
  prints: z.array(z.object({ kind: PrintKind, file: z.string(), fileName: z.string() })),
  narration: z
    .object({ voice: z.enum(['computer', 'human']), durationMs: z.number().int() })
    .nullable(),
  film: z.object({ durationMs: z.number().int() }).nullable(),
})
export type LibraryText = z.infer<typeof LibraryText>

/** The format of a built story's `story.json`. */
export const LibraryStory = z.object({
  id: StoryId,
  author: z.string(),
  value: StoryValue,
  kind: z.enum(['maerchen', 'fabel', 'alltag']),
  age: z.tuple([z.number().int(), z.number().int()]),
  /** Reading level, 1 to 4; null where it is computed. */
  level: z.number().int().min(1).max(4).nullable(),
  scare: z.number().int(),
  sample: z.boolean(),
  published: z.iso.date(),
  texts: z.record(Language, LibraryText),
  /** By scene. */
  surprises: z.record(z.string(), z.array(Surprise)),
})
export type LibraryStory = z.infer<typeof LibraryStory>
