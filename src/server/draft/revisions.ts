import { and, desc, eq, ne } from 'drizzle-orm'
import type { Revision } from '../../contract/draft.ts'
import type { StoryDraft } from '../../contract/story-draft.ts'
import type { Transaction } from '../db/client.ts'
import { storyRevision } from '../db/editor-schema.ts'
import { replaces } from './rules.ts'

interface Version {
  storyId: string
  version: number
  story: StoryDraft
  reason: Revision['reason']
  editorId: string | null
  now: Date
}

/** Keeps a version, or says anew what happened to it; the library's stay so, as files belong to them. */
export async function keepRevision(tx: Transaction, kept: Version): Promise<void> {
  const { now: savedAt, storyId, version, story, reason, editorId } = kept
  const said = { reason, savedAt, editorId }
  await tx
    .insert(storyRevision)
    .values({ storyId, version, story, ...said })
    .onConflictDoUpdate({
      target: [storyRevision.storyId, storyRevision.version],
      set: said,
      setWhere: ne(storyRevision.reason, 'library'),
    })
}

/** Keeps a saved version; false where it takes the place of the one before (see `replaces`). */
export async function keepSaved(tx: Transaction, saved: Omit<Version, 'reason'>): Promise<boolean> {
  const { storyId, editorId, now: savedAt } = saved
  const [newest, before = null] = await tx
    .select()
    .from(storyRevision)
    .where(eq(storyRevision.storyId, storyId))
    .orderBy(desc(storyRevision.version))
    .limit(2)
  const isReplaced = newest !== undefined && replaces({ editorId, savedAt }, newest, before)
  if (isReplaced) {
    await tx
      .delete(storyRevision)
      .where(and(eq(storyRevision.storyId, storyId), eq(storyRevision.version, newest.version)))
  }
  await keepRevision(tx, { ...saved, reason: 'saved' })
  return !isReplaced
}
