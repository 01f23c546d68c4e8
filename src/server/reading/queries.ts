import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { storyPicture } from '../db/story-schema.ts'

/** The file of a cover at the width nearest above the wanted one, or null. */
export async function findCoverKey(
  db: Database,
  { storyId, language, widthPx }: { storyId: string; language: string; widthPx: number },
): Promise<string | null> {
  const [cover] = await db
    .select({ key: storyPicture.fileKey })
    .from(storyPicture)
    .where(
      and(
        eq(storyPicture.storyId, storyId),
        eq(storyPicture.name, `cover.${language}`),
        eq(storyPicture.widthPx, widthPx),
      ),
    )
  return cover?.key ?? null
}
