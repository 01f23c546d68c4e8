import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { story, storyPicture } from '../db/story-schema.ts'

/**
 * The file of a published story's cover: the narrowest of at least the given width, else the widest; the
 * German one where the language has none. Null where there is no cover.
 */
export async function findCoverKey(
  db: Database,
  { storyId, language, widthPx }: { storyId: string; language: string; widthPx: number },
): Promise<string | null> {
  const [cover] = await db
    .select({ key: storyPicture.fileKey })
    .from(storyPicture)
    .innerJoin(story, eq(story.storyId, storyPicture.storyId))
    .where(
      and(
        eq(storyPicture.storyId, storyId),
        inArray(storyPicture.name, [`cover.${language}`, 'cover.de']),
        story.isPublished,
      ),
    )
    .orderBy(
      desc(eq(storyPicture.name, `cover.${language}`)),
      desc(gte(storyPicture.widthPx, widthPx)),
      sql`abs(${storyPicture.widthPx} - ${widthPx})`,
    )
    .limit(1)
  return cover?.key ?? null
}
