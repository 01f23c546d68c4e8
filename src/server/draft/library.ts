import { eq, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { storyDraft } from '../db/editor-schema.ts'
import { noteFiles } from '../upload/commands.ts'
import { tableFacts } from './commands.ts'
import type { LoadedStory } from './library-story.ts'
import { toDraft } from './library-story.ts'
import { writePublication } from './publication.ts'
import { findDraft } from './queries.ts'
import { keepRevision } from './revisions.ts'

/** The library folder a story was last taken from: its hash, 'edited' since then, or 'none' at all. */
export async function findLibraryHash(db: Database, storyId: string): Promise<string> {
  const [row] = await db
    .select({ libraryHash: storyDraft.libraryHash })
    .from(storyDraft)
    .where(eq(storyDraft.storyId, storyId))
  return row ? (row.libraryHash ?? 'edited') : 'none'
}

/**
 * Takes a story over from the library, with its texts and pictures, and publishes it; likes stay.
 * One that an editor has saved is left alone, and what was withdrawn is not published. False where
 * nothing was to be done: an editor, or another server, was faster.
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
    const version = await takeOver(tx, { storyId, story, libraryHash: loaded.libraryHash, now })
    if (version === null) return false
    const reason = 'library'
    await keepRevision(tx, { storyId, version, story, reason, editorId: null, now })
    const draft = await findDraft(tx, storyId)
    if (draft?.publishedVersion === version) {
      const publishedAt = new Date(`${loaded.story.published}T12:00:00+02:00`)
      await writePublication(tx, { storyId, story, made: draft.made, publishedAt, now })
    }
    return true
  })
}

async function insertFiles(tx: Transaction, { pictures, files }: LoadedStory) {
  const all = [...pictures.map((picture) => picture.file), ...Object.values(files)]
  await noteFiles(
    tx,
    all.map(({ key, sizeBytes, contentType }) => ({ key, sizeBytes, contentType })),
  )
}

type TakenOver = Pick<typeof storyDraft.$inferInsert, 'storyId' | 'story'> & {
  libraryHash: string
  now: Date
}

/** The draft's new version; null where it is an editor's or the same already. */
async function takeOver(
  tx: Transaction,
  { storyId, story, libraryHash, now }: TakenOver,
): Promise<number | null> {
  const taken = { story, libraryHash, ...tableFacts(story), updatedAt: now, editorId: null }
  const next = sql`${storyDraft.version} + 1`
  const published = sql`case when ${storyDraft.publishedVersion} is not null then ${next} end`
  const [row] = await tx
    .insert(storyDraft)
    .values({ storyId, ...taken, state: 'published', publishedVersion: 1, createdAt: now })
    .onConflictDoUpdate({
      target: storyDraft.storyId,
      set: { ...taken, version: next, publishedVersion: published },
      setWhere: ne(storyDraft.libraryHash, libraryHash),
    })
    .returning({ version: storyDraft.version })
  return row?.version ?? null
}
