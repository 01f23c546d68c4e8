import { and, eq } from 'drizzle-orm'
import type { Check } from '../../contract/story-draft.ts'
import type { Database, Transaction } from '../db/client.ts'
import { storyDraft } from '../db/editor-schema.ts'
import { story as publishedStory } from '../db/story-schema.ts'
import { holdEditor, noteChange } from '../platform/change-log.ts'
import { checksOf, missingOf } from './checks.ts'
import type { Edit, Saving } from './commands.ts'
import { holdDraft } from './commands.ts'
import { writePublication } from './publication.ts'
import type { StoredDraft } from './queries.ts'
import { findDraft } from './queries.ts'
import { keepRevision } from './revisions.ts'

export type Publishing = Saving | { kind: 'not-ready'; checks: Check[] }

interface PublishDraft extends Edit {
  version: number
  /** Null or past is now. */
  at: Date | null
}

/** Publishes a version, or plans it; the plan is for what the draft will be by then. */
export async function publishDraft(db: Database, edit: PublishDraft): Promise<Publishing> {
  const { storyId, editorId, now, version, at } = edit
  return db.transaction(async (tx) => {
    await holdEditor(tx, editorId)
    const draft = await holdDraft(tx, storyId)
    if (!draft) return { kind: 'not-found' }
    if (draft.version !== version) return { kind: 'edited-meanwhile', draft }
    const checks = checksOf(draft.story)
    if (missingOf(checks) > 0) return { kind: 'not-ready', checks }
    if (at && at > now) {
      await tx.update(storyDraft).set({ scheduledAt: at }).where(eq(storyDraft.storyId, storyId))
      await noteChange(tx, { editorId, action: 'story-scheduled', subject: storyId, at: now })
    } else {
      await publishHeld(tx, draft, { editorId, now })
    }
    const published = await findDraft(tx, storyId)
    return published ? { kind: 'saved', draft: published } : { kind: 'not-found' }
  })
}

interface By {
  editorId: string | null
  now: Date
}

/** Publishes a draft that is held and ready. */
export async function publishHeld(
  tx: Transaction,
  { storyId, story, version, made }: StoredDraft,
  { editorId, now }: By,
): Promise<void> {
  await tx
    .update(storyDraft)
    .set({ state: 'published', publishedVersion: version, scheduledAt: null })
    .where(eq(storyDraft.storyId, storyId))
  await keepRevision(tx, { storyId, version, story, reason: 'published', editorId, now })
  await noteChange(tx, { editorId, action: 'story-published', subject: storyId, at: now })
  await writePublication(tx, { storyId, story, made, now })
}

/** Takes a story from its readers, with whatever is planned; or only the plan. Null where none is. */
export async function withdrawDraft(
  db: Database,
  { storyId, editorId, now, isPlanOnly }: Edit & { isPlanOnly: boolean },
): Promise<StoredDraft | null> {
  return db.transaction(async (tx) => {
    await holdEditor(tx, editorId)
    const draft = await holdDraft(tx, storyId)
    if (!draft) return null
    await (isPlanOnly
      ? unschedule(tx, draft, { editorId, now })
      : withdrawHeld(tx, draft, { editorId, now }))
    return findDraft(tx, storyId)
  })
}

async function unschedule(tx: Transaction, { storyId, scheduledAt }: StoredDraft, by: By) {
  if (!scheduledAt) return
  await tx.update(storyDraft).set({ scheduledAt: null }).where(eq(storyDraft.storyId, storyId))
  const { editorId, now: at } = by
  await noteChange(tx, { editorId, action: 'story-unscheduled', subject: storyId, at })
}

/** Takes a held story from its readers; its likes, reads and places stay. */
export async function withdrawHeld(tx: Transaction, draft: StoredDraft, by: By): Promise<void> {
  const { storyId, version, story } = draft
  const { editorId, now } = by
  await unschedule(tx, draft, by)
  if (draft.publishedVersion === null) return
  await tx
    .update(storyDraft)
    .set({ state: 'withdrawn', publishedVersion: null })
    .where(eq(storyDraft.storyId, storyId))
  await keepRevision(tx, { storyId, version, story, reason: 'withdrawn', editorId, now })
  await noteChange(tx, { editorId, action: 'story-withdrawn', subject: storyId, at: now })
  await tx
    .update(publishedStory)
    .set({ isPublished: false })
    .where(and(eq(publishedStory.storyId, storyId), eq(publishedStory.isPublished, true)))
}
