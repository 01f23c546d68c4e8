import { eq } from 'drizzle-orm'
import type { StoryDraft } from '../../contract/story-draft.ts'
import type { Transaction } from '../db/client.ts'
import { story, storyPicture, storyText } from '../db/story-schema.ts'
import { toPublished } from './published.ts'

interface Publication {
  storyId: string
  story: StoryDraft
  /** See `toPublished`. */
  made: readonly StoryDraft[]
  /** When it came out; undefined keeps what it says, and is now for a new one. */
  publishedAt?: Date
  now: Date
}

/** The one way into what readers see: writes or replaces a story; likes, reads and places stay. */
export async function writePublication(
  tx: Transaction,
  { storyId, story: source, made, publishedAt, now }: Publication,
): Promise<void> {
  const { facts, texts, pictures } = toPublished({ storyId, story: source, made, at: now })
  await tx
    .insert(story)
    .values({ ...facts, publishedAt: publishedAt ?? now })
    .onConflictDoUpdate({
      target: story.storyId,
      set: { ...facts, ...(publishedAt && { publishedAt }) },
    })
  await tx.delete(storyText).where(eq(storyText.storyId, storyId))
  await tx.insert(storyText).values(texts)
  await tx.delete(storyPicture).where(eq(storyPicture.storyId, storyId))
  if (pictures.length > 0) await tx.insert(storyPicture).values(pictures)
}
