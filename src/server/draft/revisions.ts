import { and, desc, eq, ne } from 'drizzle-orm'
import type { Revision } from '../../contract/draft.ts'
import type { StoryDraft } from '../../contract/story-draft.ts'
import type { Transaction } from '../db/client.ts'
import { storyRevision } from '../db/editor-schema.ts'
import { replacesNewest } from './rules.ts'

interface Version {
  storyId: string
  version: number
  story: StoryDraft
  reason: Revision['reason']
  editorId: string | null
  now: Date
}

/** Stores a version, or updates its reason; the library's versions keep theirs, as files were made from them. */
export async function storeRevision(tx: Transaction, revision: Version): Promise<void> {
  const { now: savedAt, storyId, version, story, reason, editorId } = revision
  const columns = { reason, savedAt, editorId }
  await tx
    .insert(storyRevision)
    .values({ storyId, version, story, ...columns })
    .onConflictDoUpdate({
      target: [storyRevision.storyId, storyRevision.version],
      set: columns,
      setWhere: ne(storyRevision.reason, 'library'),
    })
}

/** Stores a saved version; false where it replaces the newest one (see `replacesNewest`). */
export async function storeSave(tx: Transaction, saved: Omit<Version, 'reason'>): Promise<boolean> {
  const { storyId, editorId, now: savedAt } = saved
  const [newest, before = null] = await tx
    .select()
    .from(storyRevision)
    .where(eq(storyRevision.storyId, storyId))
    .orderBy(desc(storyRevision.version))
    .limit(2)
  const isReplaced = newest !== undefined && replacesNewest({ editorId, savedAt }, newest, before)
  if (isReplaced) {
    await tx
      .delete(storyRevision)
      .where(and(eq(storyRevision.storyId, storyId), eq(storyRevision.version, newest.version)))
  }
  await storeRevision(tx, { ...saved, reason: 'saved' })
  return !isReplaced
}
