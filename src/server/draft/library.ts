import { eq, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { storyDraft } from '../db/editor-schema.ts'
import { storeFileRows } from '../upload/commands.ts'
import { derivedColumns } from './commands.ts'
import { type LoadedStory, toDraft } from './library-story.ts'
import { writePublication } from './publication.ts'
import { findDraft } from './queries.ts'
import { storeRevision } from './revisions.ts'

/** The hash of the library folder that a draft was loaded from; 'edited' since then, 'none' without a draft. */
export async function findLibraryHash(db: Database, storyId: string): Promise<string> {
  const [row] = await db
    .select({ libraryHash: storyDraft.libraryHash })
    .from(storyDraft)
    .where(eq(storyDraft.storyId, storyId))
  return row ? (row.libraryHash ?? 'edited') : 'none'
}

/**
 * Loads a story of the library with its files and publishes it; likes stay. A draft that an editor has
 * saved is not changed, and a withdrawn story is not published again. False where nothing changed, as
 * an editor or another server was first.
 */
export async function loadLibraryStory(
  db: Database,
  loaded: LoadedStory,
  now: Date,
): Promise<boolean> {
  const storyId = loaded.story.id
  const story = toDraft(loaded)
  return db.transaction(async (tx) => {
    await insertFiles(tx, loaded)
    const version = await upsertDraft(tx, { storyId, story, libraryHash: loaded.libraryHash, now })
    if (version === null) return false
    const reason = 'library'
    await storeRevision(tx, { storyId, version, story, reason, editorId: null, now })
    const draft = await findDraft(tx, storyId)
    if (draft?.publishedVersion === version) {
      const publishedAt = new Date(`${loaded.story.published}T12:00:00+02:00`)
      await writePublication(tx, {
        storyId,
        story,
        libraryVersions: draft.libraryVersions,
        publishedAt,
        now,
      })
    }
    return true
  })
}

async function insertFiles(tx: Transaction, { pictures, files }: LoadedStory) {
  const all = [...pictures.map((picture) => picture.file), ...Object.values(files)]
  await storeFileRows(
    tx,
    all.map(({ key, sizeBytes, contentType }) => ({ key, sizeBytes, contentType })),
  )
}

type LibraryDraft = Pick<typeof storyDraft.$inferInsert, 'storyId' | 'story'> & {
  libraryHash: string
  now: Date
}

/** Returns the draft's new version; null where an editor has saved it or nothing differs. */
async function upsertDraft(
  tx: Transaction,
  { storyId, story, libraryHash, now }: LibraryDraft,
): Promise<number | null> {
  const columns = { story, libraryHash, ...derivedColumns(story), updatedAt: now, editorId: null }
  const next = sql`${storyDraft.version} + 1`
  const published = sql`case when ${storyDraft.publishedVersion} is not null then ${next} end`
  const [row] = await tx
    .insert(storyDraft)
    .values({ storyId, ...columns, state: 'published', publishedVersion: 1, createdAt: now })
    .onConflictDoUpdate({
      target: storyDraft.storyId,
      set: { ...columns, version: next, publishedVersion: published },
      setWhere: ne(storyDraft.libraryHash, libraryHash),
    })
    .returning({ version: storyDraft.version })
  return row?.version ?? null
}
