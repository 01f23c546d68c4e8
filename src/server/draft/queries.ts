import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Revision } from '../../contract/draft.ts'
import type { StoryDraft } from '../../contract/story-draft.ts'
import { user } from '../db/auth-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { storyDraft, storyRevision } from '../db/editor-schema.ts'
import { storedFile } from '../db/story-schema.ts'

type Reader = Pick<Database | Transaction, 'select'>

/** A stored draft with its state and editor. */
export interface StoredDraft {
  storyId: string
  story: StoryDraft
  state: typeof storyDraft.$inferSelect.state
  scheduledAt: Date | null
  version: number
  publishedVersion: number | null
  updatedAt: Date
  updatedBy: string | null
  /** Versions that the library made narrations and books from. */
  libraryVersions: StoryDraft[]
}

// Tables are named explicitly; see profile/queries.ts.
const libraryVersions = sql<StoryDraft[]>`coalesce((select json_agg(r.story) from story_revision r
  where r.story_id = story_draft.story_id and r.reason = 'library'), '[]')`

const draftColumns = {
  storyId: storyDraft.storyId,
  story: storyDraft.story,
  state: storyDraft.state,
  scheduledAt: storyDraft.scheduledAt,
  version: storyDraft.version,
  publishedVersion: storyDraft.publishedVersion,
  updatedAt: storyDraft.updatedAt,
  updatedBy: user.name,
  libraryVersions,
}

/** A story's draft; null where there is none. */
export async function findDraft(db: Reader, storyId: string): Promise<StoredDraft | null> {
  const [row] = await db
    .select(draftColumns)
    .from(storyDraft)
    .leftJoin(user, eq(user.id, storyDraft.editorId))
    .where(eq(storyDraft.storyId, storyId))
  return row ?? null
}

const revisionColumns = {
  version: storyRevision.version,
  reason: storyRevision.reason,
  savedAt: storyRevision.savedAt,
  savedBy: user.name,
}

/** Stored versions of a draft, newest first; empty where there is no draft. */
export async function listRevisions(db: Database, storyId: string): Promise<Revision[]> {
  const rows = await db
    .select(revisionColumns)
    .from(storyRevision)
    .leftJoin(user, eq(user.id, storyRevision.editorId))
    .where(eq(storyRevision.storyId, storyId))
    .orderBy(desc(storyRevision.version))
  return rows.map(toRevision)
}

/** A stored version with its story; null where there is none. */
export async function findRevision(
  db: Reader,
  { storyId, version }: { storyId: string; version: number },
): Promise<(Revision & { story: StoryDraft }) | null> {
  const [row] = await db
    .select({ ...revisionColumns, story: storyRevision.story })
    .from(storyRevision)
    .leftJoin(user, eq(user.id, storyRevision.editorId))
    .where(and(eq(storyRevision.storyId, storyId), eq(storyRevision.version, version)))
  return row ? { ...toRevision(row), story: row.story } : null
}

const toRevision = ({
  version,
  reason,
  savedAt,
  savedBy,
}: Omit<Revision, 'savedAt'> & { savedAt: Date }): Revision => ({
  version,
  reason,
  savedAt: savedAt.toISOString(),
  savedBy,
})

/**
 * Media types of stored files by key; omits unknown keys. Locks the files against their deletion until
 * the end of the transaction (see upload/unnamed-files.ts).
 */
export async function findContentTypes(db: Reader, keys: string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const { key, contentType } = storedFile
  const rows = await db
    .select({ key, contentType })
    .from(storedFile)
    .where(inArray(key, keys))
    .for('key share')
  return new Map(rows.map((row) => [row.key, row.contentType]))
}
