import { eq } from 'drizzle-orm'
import type { StoryDraft } from '../../contract/story-draft.ts'
import type { Transaction } from '../db/client.ts'
import { story, storyPicture, storyText } from '../db/story-schema.ts'
import { toPublished } from './to-published.ts'

interface Publication {
  storyId: string
  story: StoryDraft
  /** See `toPublished`. */
  libraryVersions: readonly StoryDraft[]
  /** Date of publication; undefined retains the stored one, or is `now` for a new story. */
  publishedAt?: Date
  now: Date
}

/** Writes the rows that readers see, which nothing else does; likes, reads and reading places stay. */
export async function writePublication(
  tx: Transaction,
  { storyId, story: source, libraryVersions, publishedAt, now }: Publication,
): Promise<void> {
  const { facts, texts, pictures } = toPublished({
    storyId,
    story: source,
    libraryVersions,
    at: now,
  })
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
