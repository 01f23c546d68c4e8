import { z } from 'zod'
import { Language, StoryId } from './base.ts'

export const RecordingMedium = z.enum(['audio', 'video'])
export type RecordingMedium = z.infer<typeof RecordingMedium>

/** A narration or film of a story in one language. */
export const Recording = z.strictObject({
  storyId: StoryId,
  language: Language,
  medium: RecordingMedium,
})

/**
 * A recorded narration; its times are a JSON file of the shape `Narration`. `url` is null until
 * `playRecording` has spent its minutes this month.
 */
export const Audio = z.object({
  url: z.string().nullable(),
  /** Null for a recording without word times. */
  timesUrl: z.string().nullable(),
  voice: z.enum(['computer', 'human']),
  durationMs: z.number().int(),
})

export const Film = z.object({
  url: z.string().nullable(),
  captionsUrl: z.string().nullable(),
  durationMs: z.number().int(),
})

const milliseconds = z.number().int().nonnegative()

/**
 * Times of a narration by page, paragraph and sentence; a word is [from, to, startMs, endMs]. `from` and
 * the exclusive `to` are UTF-16 offsets in the paragraph.
 */
export const Narration = z.object({
  voice: z.enum(['computer', 'human']),
  durationMs: milliseconds,
  pages: z.array(
    z.object({
      startMs: milliseconds,
      endMs: milliseconds,
      paragraphs: z.array(
        z.object({
          sentences: z.array(
            z.object({
              from: z.number().int(),
              to: z.number().int(),
              startMs: milliseconds,
              endMs: milliseconds,
              words: z.array(
                z.tuple([z.number().int(), z.number().int(), milliseconds, milliseconds]),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
})
export type Narration = z.infer<typeof Narration>
