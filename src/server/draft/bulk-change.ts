import { eq, sql } from 'drizzle-orm'
import type { StoryDraft } from '../../contract/story-draft.ts'
import type { Database, Transaction } from '../db/client.ts'
import { storyDraft } from '../db/editor-schema.ts'
import { lockEditor, recordChange } from '../platform/change-log.ts'
import { checkDraft, countMissing } from './checks.ts'
import { type DraftEdit, derivedColumns, type Edit, lockDraft } from './commands.ts'
import { publishLocked, withdrawLocked } from './publishing.ts'
import type { StoredDraft } from './queries.ts'
import { storeSave } from './revisions.ts'

/** A change of several drafts at once. */
export interface DraftChange {
  value?: StoryDraft['values'][number] | undefined
  age?: [from: number, to: number] | undefined
  action?: 'publish' | 'withdraw' | undefined
}

export type ChangeOutcome = 'done' | 'not-ready' | 'planned' | 'not-found'

/**
 * Changes one of several drafts; one that is not ready to be published, or is planned and not for this editor,
 * does not change at all.
 */
export async function changeDraft(
  db: Database,
  { change, ...edit }: DraftEdit & { change: DraftChange },
): Promise<ChangeOutcome> {
  const { storyId, editorId } = edit
  return db.transaction(async (tx) => {
    await lockEditor(tx, editorId)
    const locked = await lockDraft(tx, storyId)
    if (!locked) return 'not-found'
    if (locked.scheduledAt && !edit.isPublisher) return 'planned'
    const story = applyChange(locked.story, change)
    const isPublishing = change.action === 'publish'
    if (isPublishing && countMissing(checkDraft(story)) > 0) return 'not-ready'
    const draft = await writeChange(tx, { ...locked, story }, edit, locked.story)
    if (isPublishing) await publishLocked(tx, draft, edit)
    if (change.action === 'withdraw') await withdrawLocked(tx, draft, edit)
    return 'done'
  })
}

function applyChange(story: StoryDraft, { value, age }: DraftChange): StoryDraft {
  return {
    ...story,
    ...(value && { values: [value] }),
    ...(age && { ageFrom: age[0], ageTo: age[1] }),
  }
}

/** Writes the story where it differs; returns the draft with its version. */
async function writeChange(
  tx: Transaction,
  draft: StoredDraft,
  { storyId, editorId, now }: Edit,
  previous: StoryDraft,
): Promise<StoredDraft> {
  const { story } = draft
  if (JSON.stringify(story) === JSON.stringify(previous)) return draft
  const next = { version: sql`${storyDraft.version} + 1`, libraryHash: null }
  const [row] = await tx
    .update(storyDraft)
    .set({ story, ...next, ...derivedColumns(story), updatedAt: now, editorId })
    .where(eq(storyDraft.storyId, storyId))
    .returning({ version: storyDraft.version })
  const version = row?.version ?? draft.version
  await storeSave(tx, { storyId, version, story, editorId, now })
  await recordChange(tx, { editorId, action: 'story-saved', subject: storyId, at: now })
  return { ...draft, version }
}
