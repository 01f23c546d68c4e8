import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { StoryDraft } from '../../contract/story-draft.ts'
import type { Database, Transaction } from '../db/client.ts'
import { storyDraft } from '../db/editor-schema.ts'
import { story as publishedStory } from '../db/story-schema.ts'
import { lockEditor, recordChange } from '../platform/change-log.ts'
import { checkDraft, countMissing } from './checks.ts'
import { isEveryFileKnown } from './known-files.ts'
import { findDraft, findRevision, type StoredDraft } from './queries.ts'
import { storeRevision, storeSave } from './revisions.ts'
import { emptyStory, storyIdFor } from './rules.ts'
import { countWords, levelOf } from './words.ts'

/** The story that is changed, its editor and the time. */
export interface Edit {
  storyId: string
  editorId: string
  now: Date
}

/** An edit of the draft itself: where its publication is planned, only a publisher may change or delete it. */
export interface DraftEdit extends Edit {
  isPublisher: boolean
}

export type SaveOutcome =
  | { kind: 'saved'; draft: StoredDraft }
  /** Another editor saved first; `draft` is the current one. */
  | { kind: 'edited-meanwhile'; draft: StoredDraft }
  /** It is planned, and the editor may not publish. */
  | { kind: 'planned' }
  | { kind: 'not-found' }

/** Columns that the table of drafts shows, derived from the story. */
export const derivedColumns = (story: StoryDraft) => ({
  words: countWords(story),
  level: levelOf(story),
  missing: countMissing(checkDraft(story)),
})

const maxIds = 1000

/** Creates a draft with a unique id made from the title. */
export async function createDraft(
  db: Database,
  { title, editorId, now }: { title: string; editorId: string; now: Date },
): Promise<StoredDraft> {
  const story = emptyStory(title)
  for (let attempt = 1; attempt <= maxIds; attempt++) {
    const storyId = storyIdFor(title, attempt)
    const draft = await insertDraft(db, { storyId, story, editorId, now, reason: 'created' })
    if (draft) return draft
  }
  throw new Error(`${maxIds} stories have the same name`)
}

/** Inserts a draft; null where a story has that id already. */
export async function insertDraft(db: Database, edit: NewDraft): Promise<StoredDraft | null> {
  const { storyId, story, editorId, now } = edit
  return db.transaction(async (tx) => {
    await lockEditor(tx, editorId)
    if ((await tx.$count(publishedStory, eq(publishedStory.storyId, storyId))) > 0) return null
    const times = { createdAt: now, updatedAt: now }
    const inserted = await tx
      .insert(storyDraft)
      .values({ storyId, story, editorId, ...derivedColumns(story), ...times })
      .onConflictDoNothing()
      .returning({ version: storyDraft.version })
    const [first] = inserted
    if (!first) return null
    await recordSave(tx, edit, first.version)
    return findDraft(tx, storyId)
  })
}

interface NewDraft extends Edit {
  story: StoryDraft
  /** For the change log. */
  reason?: 'created' | 'saved' | 'imported'
}

interface SaveDraft extends NewDraft, DraftEdit {
  /** The version that was edited. */
  version: number
}

/** Saves a draft unless another editor saved first; saving the same story again changes nothing. */
export async function saveDraft(
  db: Database,
  edit: SaveDraft,
): Promise<SaveOutcome | { kind: 'file-unknown' }> {
  return db.transaction(async (tx) => {
    await lockEditor(tx, edit.editorId)
    if (!(await isEveryFileKnown(tx, edit.story))) return { kind: 'file-unknown' }
    const version = await replaceStory(tx, edit)
    if (version) await recordSave(tx, edit, version)
    const draft = await findDraft(tx, edit.storyId)
    // A repeat after a lost answer: the draft already is what was to be saved.
    if (draft && isDeepStrictEqual(draft.story, edit.story)) return { kind: 'saved', draft }
    return saveOutcome(draft, { ...edit, version: version ?? edit.version })
  })
}

async function recordSave(tx: Transaction, edit: NewDraft, version: number): Promise<void> {
  const { storyId, story, editorId, now, reason = 'saved' } = edit
  const revision = { storyId, version, story, editorId, now }
  if (reason === 'imported') await storeRevision(tx, { ...revision, reason })
  // One log entry for each sitting, not one for every few seconds of typing.
  else if (!(await storeSave(tx, revision))) return
  await recordChange(tx, { editorId, action: `story-${reason}`, subject: storyId, at: now })
}

/** Makes an old version the newest; publishes nothing. */
export async function restoreDraft(
  db: Database,
  edit: Omit<SaveDraft, 'story' | 'reason'> & { revision: number },
): Promise<SaveOutcome> {
  const { storyId, editorId, now, revision } = edit
  return db.transaction(async (tx) => {
    await lockEditor(tx, editorId)
    const old = await findRevision(tx, { storyId, version: revision })
    if (!old) return { kind: 'not-found' }
    const { story } = old
    const version = await replaceStory(tx, { ...edit, story })
    if (version) {
      await storeRevision(tx, { storyId, version, story, reason: 'restored', editorId, now })
      await recordChange(tx, { editorId, action: 'story-restored', subject: storyId, at: now })
    }
    const draft = await findDraft(tx, storyId)
    return saveOutcome(draft, { ...edit, version: version ?? edit.version })
  })
}

/** Returns the new version; undefined where the draft has another version or the same story, or is planned. */
async function replaceStory(
  tx: Transaction,
  { storyId, story, version, editorId, isPublisher, now }: SaveDraft,
): Promise<number | undefined> {
  const [saved] = await tx
    .update(storyDraft)
    .set({
      story,
      version: sql`${storyDraft.version} + 1`,
      libraryHash: null,
      ...derivedColumns(story),
      updatedAt: now,
      editorId,
    })
    .where(
      and(
        eq(storyDraft.storyId, storyId),
        eq(storyDraft.version, version),
        isPublisher ? undefined : isNull(storyDraft.scheduledAt),
        sql`${storyDraft.story} <> ${JSON.stringify(story)}::jsonb`,
      ),
    )
    .returning({ version: storyDraft.version })
  return saved?.version
}

function saveOutcome(
  draft: StoredDraft | null,
  { version, isPublisher }: Pick<SaveDraft, 'version' | 'isPublisher'>,
): SaveOutcome {
  if (!draft) return { kind: 'not-found' }
  if (draft.scheduledAt && !isPublisher) return { kind: 'planned' }
  return draft.version === version ? { kind: 'saved', draft } : { kind: 'edited-meanwhile', draft }
}

/** Requests a review or revokes the request; the published story does not change. */
export async function setDraftState(
  db: Database,
  { storyId, editorId, now, state, version }: Edit & { state: 'draft' | 'review'; version: number },
): Promise<SaveOutcome> {
  // Without a review the state follows from what is published.
  const withoutReview = sql`case when ${storyDraft.publishedVersion} is not null then 'published'
    when exists (select from story s where s.story_id = ${storyDraft.storyId}) then 'withdrawn'
    else 'draft' end`
  const next = state === 'review' ? sql`'review'` : withoutReview
  return db.transaction(async (tx) => {
    await lockEditor(tx, editorId)
    const changed = await tx
      .update(storyDraft)
      .set({ state: next })
      .where(
        and(
          eq(storyDraft.storyId, storyId),
          eq(storyDraft.version, version),
          sql`${storyDraft.state} <> ${next}`,
        ),
      )
      .returning({ state: storyDraft.state })
    const action = state === 'review' ? 'story-review-asked' : 'story-review-taken-back'
    if (changed.length > 0) await recordChange(tx, { editorId, action, subject: storyId, at: now })
    return saveOutcome(await findDraft(tx, storyId), { version, isPublisher: true })
  })
}

/** Deletes a draft that was never published. */
export async function removeDraft(
  db: Database,
  { storyId, editorId, isPublisher, now }: DraftEdit,
): Promise<'removed' | 'was-published' | 'planned' | 'not-found'> {
  return db.transaction(async (tx) => {
    await lockEditor(tx, editorId)
    // Publishing locks the draft too, so nothing is published between this check and the deletion.
    const draft = await lockDraft(tx, storyId)
    if (!draft) return 'not-found'
    if (draft.scheduledAt && !isPublisher) return 'planned'
    if ((await tx.$count(publishedStory, eq(publishedStory.storyId, storyId))) > 0) {
      return 'was-published'
    }
    await tx.delete(storyDraft).where(eq(storyDraft.storyId, storyId))
    await recordChange(tx, { editorId, action: 'story-removed', subject: storyId, at: now })
    return 'removed'
  })
}

/** Locks a draft until the end of the transaction; null where there is none. */
export async function lockDraft(tx: Transaction, storyId: string): Promise<StoredDraft | null> {
  const locked = await tx
    .select({ storyId: storyDraft.storyId })
    .from(storyDraft)
    .where(eq(storyDraft.storyId, storyId))
    .for('update')
  return locked.length > 0 ? findDraft(tx, storyId) : null
}
