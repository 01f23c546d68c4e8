import { z } from 'zod'
import { ChildId, guestCall, Language, StoryId, Timestamp } from './base.ts'

/** Paragraph with soft hyphens (U+00AD) between spoken syllables; null where a language has none. */
const Paragraph = z.object({ text: z.string(), syllables: z.string().nullable() })

/** One picture in its widths in pixels, as signed addresses. */
const Picture = z.object({
  alt: z.string(),
  sources: z.array(z.object({ width: z.number().int(), url: z.string() })),
})

export const StoryPage = z.object({
  pictureUrl: z.string(),
  picture: Picture,
  paragraphs: z.array(Paragraph),
})
export type StoryPage = z.infer<typeof StoryPage>

export const OpenedText = z.object({
  title: z.string(),
  subtitle: z.string(),
  pages: z.array(StoryPage),
  questions: z.array(z.string()),
  glossary: z.record(z.string(), z.string()),
  pdfUrl: z.string().nullable(),
  audioUrl: z.string().nullable(),
})
export type OpenedText = z.infer<typeof OpenedText>

export const OpenedStory = z.object({
  storyId: StoryId,
  texts: z.partialRecord(Language, OpenedText),
  coverImageUrl: z.string().nullable(),
  isSample: z.boolean(),
  /** Null for a guest and while a subscription is active. */
  remaining: z.number().int().nonnegative().nullable(),
  counterReset: Timestamp.nullable(),
  /** When the signed addresses end. */
  addressesExpireAt: Timestamp,
})
export type OpenedStory = z.infer<typeof OpenedStory>

/** An `Idempotency-Key`: one per intent to open; the same key never spends twice. */
export const IdempotencyKey = z
  .string()
  .min(8)
  .max(100)
  .regex(/^[\w-]+$/)

export const reading = {
  /**
   * Opens a story and spends one read when it was not yet opened this month (design.md section 6).
   * The idempotency key travels in the header `Idempotency-Key`.
   */
  open: guestCall
    .route({
      method: 'POST',
      path: '/reading/open',
      summary: 'Geschichte öffnen',
      tags: ['reading'],
    })
    .errors({
      QUOTA_EXCEEDED: {
        status: 402,
        message: 'Dein Monatskontingent ist aufgebraucht.',
        data: z.object({ counterReset: Timestamp }),
      },
      CONFLICT: {
        status: 409,
        message: 'Dieser Schlüssel gehört schon zu einer anderen Geschichte.',
      },
    })
    .input(z.strictObject({ storyId: StoryId, childId: ChildId.optional() }))
    .output(OpenedStory),
}
