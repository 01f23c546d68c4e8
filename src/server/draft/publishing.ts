import { and, eq } from 'drizzle-orm'
import type { Check } from '../../contract/story-draft.ts'
import type { Database, Transaction } from '../db/client.ts'
import { storyDraft } from '../db/editor-schema.ts'
import { story as publishedStory } from '../db/story-schema.ts'
import { lockEditor, recordChange } from '../platform/change-log.ts'
import { checkDraft, countMissing } from './checks.ts'
import { type Edit, lockDraft, type SaveOutcome } from './commands.ts'
import { writePublication } from './publication.ts'
import { findDraft, type StoredDraft } from './queries.ts'
import { storeRevision } from './revisions.ts'

export type PublishOutcome = SaveOutcome | { kind: 'not-ready'; checks: Check[] }

interface PublishDraft extends Edit {
  version: number
  /** Null and past times publish immediately. */
  at: Date | null
}

/** Publishes a version, or schedules the draft: then its newest version is published at that time. */
export async function publishDraft(db: Database, edit: PublishDraft): Promise<PublishOutcome> {
  const { storyId, editorId, now, version, at } = edit
  return db.transaction(async (tx) => {
    await lockEditor(tx, editorId)
    const draft = await lockDraft(tx, storyId)
    if (!draft) return { kind: 'not-found' }
    if (draft.version !== version) return { kind: 'edited-meanwhile', draft }
    const checks = checkDraft(draft.story)
    if (countMissing(checks) > 0) return { kind: 'not-ready', checks }
    if (at && at > now) {
      await tx.update(storyDraft).set({ scheduledAt: at }).where(eq(storyDraft.storyId, storyId))
      await recordChange(tx, { editorId, action: 'story-scheduled', subject: storyId, at: now })
    } else {
      await publishLocked(tx, draft, { editorId, now })
    }
    const published = await findDraft(tx, storyId)
    return published ? { kind: 'saved', draft: published } : { kind: 'not-found' }
  })
}

interface Author {
  editorId: string | null
  now: Date
}

/** Publishes a draft that the caller has locked and checked. */
export async function publishLocked(
  tx: Transaction,
  { storyId, story, version, libraryVersions }: StoredDraft,
  { editorId, now }: Author,
): Promise<void> {
  await tx
    .update(storyDraft)
    .set({ state: 'published', publishedVersion: version, scheduledAt: null })
    .where(eq(storyDraft.storyId, storyId))
  await storeRevision(tx, { storyId, version, story, reason: 'published', editorId, now })
  await recordChange(tx, { editorId, action: 'story-published', subject: storyId, at: now })
  await writePublication(tx, { storyId, story, libraryVersions, now })
}

/** Withdraws a story and its schedule, or only the schedule; null where there is no draft. */
export async function withdrawDraft(
  db: Database,
  { storyId, editorId, now, isPlanOnly }: Edit & { isPlanOnly: boolean },
): Promise<StoredDraft | null> {
  return db.transaction(async (tx) => {
    await lockEditor(tx, editorId)
    const draft = await lockDraft(tx, storyId)
    if (!draft) return null
    await (isPlanOnly
      ? unschedule(tx, draft, { editorId, now })
      : withdrawLocked(tx, draft, { editorId, now }))
    return findDraft(tx, storyId)
  })
}

async function unschedule(tx: Transaction, { storyId, scheduledAt }: StoredDraft, by: Author) {
  if (!scheduledAt) return
  await tx.update(storyDraft).set({ scheduledAt: null }).where(eq(storyDraft.storyId, storyId))
  const { editorId, now: at } = by
  await recordChange(tx, { editorId, action: 'story-unscheduled', subject: storyId, at })
}

/** Withdraws a draft that the caller has locked; likes, reads and reading places stay. */
export async function withdrawLocked(
  tx: Transaction,
  draft: StoredDraft,
  by: Author,
): Promise<void> {
  const { storyId, version, story } = draft
  const { editorId, now } = by
  await unschedule(tx, draft, by)
  if (draft.publishedVersion === null) return
  await tx
    .update(storyDraft)
    .set({ state: 'withdrawn', publishedVersion: null })
    .where(eq(storyDraft.storyId, storyId))
  await storeRevision(tx, { storyId, version, story, reason: 'withdrawn', editorId, now })
  await recordChange(tx, { editorId, action: 'story-withdrawn', subject: storyId, at: now })
  await tx
    .update(publishedStory)
    .set({ isPublished: false })
    .where(and(eq(publishedStory.storyId, storyId), eq(publishedStory.isPublished, true)))
}
