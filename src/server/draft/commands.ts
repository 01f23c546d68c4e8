import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { StoryDraft } from '../../contract/story-draft.ts'
import type { Database, Transaction } from '../db/client.ts'
import { storyDraft } from '../db/editor-schema.ts'
import { story as publishedStory } from '../db/story-schema.ts'
import { holdEditor, noteChange } from '../platform/change-log.ts'
import { checksOf, missingOf } from './checks.ts'
import { isEveryFileKnown } from './known-files.ts'
import type { StoredDraft } from './queries.ts'
import { findDraft, findRevision } from './queries.ts'
import { keepRevision, keepSaved } from './revisions.ts'
import { emptyStory, storyIdFor } from './rules.ts'
import { countWords, levelOf } from './words.ts'

/** Who changes which story, and when. */
export interface Edit {
  storyId: string
  editorId: string
  now: Date
}

export type Saving =
  | { kind: 'saved'; draft: StoredDraft }
  /** Somebody else was faster; `draft` is what holds now. */
  | { kind: 'edited-meanwhile'; draft: StoredDraft }
  | { kind: 'not-found' }

/** What the table shows of a story without reading it. */
export const tableFacts = (story: StoryDraft) => ({
  words: countWords(story),
  level: levelOf(story),
  missing: missingOf(checksOf(story)),
})

const mostIds = 1000

/** Makes a new draft; its id comes from the title and is nobody else's. */
export async function createDraft(
  db: Database,
  { title, editorId, now }: { title: string; editorId: string; now: Date },
): Promise<StoredDraft> {
  const story = emptyStory(title)
  for (let attempt = 1; attempt <= mostIds; attempt++) {
    const storyId = storyIdFor(title, attempt)
    const draft = await insertDraft(db, { storyId, story, editorId, now, reason: 'created' })
    if (draft) return draft
  }
  throw new Error(`${mostIds} stories have the same name`)
}

/** Puts a new draft there; null where a story has that id already. */
export async function insertDraft(
  db: Database,
  edit: Omit<SaveDraft, 'version'>,
): Promise<StoredDraft | null> {
  const { storyId, story, editorId, now } = edit
  return db.transaction(async (tx) => {
    await holdEditor(tx, editorId)
    if ((await tx.$count(publishedStory, eq(publishedStory.storyId, storyId))) > 0) return null
    const times = { createdAt: now, updatedAt: now }
    const inserted = await tx
      .insert(storyDraft)
      .values({ storyId, story, editorId, ...tableFacts(story), ...times })
      .onConflictDoNothing()
      .returning({ version: storyDraft.version })
    const [first] = inserted
    if (!first) return null
    await noteSaved(tx, edit, first.version)
    return findDraft(tx, storyId)
  })
}

interface SaveDraft extends Edit {
  story: StoryDraft
  /** The one the changes began with. */
  version: number
  /** What the log calls it. */
  reason?: 'created' | 'saved' | 'imported'
}

/** Saves where nobody else has meanwhile; the same story again changes nothing. */
export async function saveDraft(
  db: Database,
  edit: SaveDraft,
): Promise<Saving | { kind: 'file-unknown' }> {
  return db.transaction(async (tx) => {
    await holdEditor(tx, edit.editorId)
    if (!(await isEveryFileKnown(tx, edit.story))) return { kind: 'file-unknown' }
    const version = await replaceStory(tx, edit)
    if (version) await noteSaved(tx, edit, version)
    const draft = await findDraft(tx, edit.storyId)
    // Sent again because the answer was lost: what was to be saved is what is there.
    if (draft && isDeepStrictEqual(draft.story, edit.story)) return { kind: 'saved', draft }
    return outcomeOf(draft, version ?? edit.version)
  })
}

async function noteSaved(
  tx: Transaction,
  edit: Omit<SaveDraft, 'version'>,
  version: number,
): Promise<void> {
  const { storyId, story, editorId, now, reason = 'saved' } = edit
  const kept = { storyId, version, story, editorId, now }
  if (reason === 'imported') await keepRevision(tx, { ...kept, reason })
  // One line for a sitting, not one for every few seconds of typing.
  else if (!(await keepSaved(tx, kept))) return
  await noteChange(tx, { editorId, action: `story-${reason}`, subject: storyId, at: now })
}

/** Makes an old version the newest; nothing is published by it. */
export async function restoreDraft(
  db: Database,
  edit: Omit<SaveDraft, 'story'> & { revision: number },
): Promise<Saving> {
  const { storyId, editorId, now, revision } = edit
  return db.transaction(async (tx) => {
    await holdEditor(tx, editorId)
    const old = await findRevision(tx, { storyId, version: revision })
    if (!old) return { kind: 'not-found' }
    const { story } = old
    const version = await replaceStory(tx, { ...edit, story })
    if (version) {
      await keepRevision(tx, { storyId, version, story, reason: 'restored', editorId, now })
      await noteChange(tx, { editorId, action: 'story-restored', subject: storyId, at: now })
    }
    return outcomeOf(await findDraft(tx, storyId), version ?? edit.version)
  })
}

/** The new version; undefined where the draft is another one or says the same already. */
async function replaceStory(
  tx: Transaction,
  { storyId, story, version, editorId, now }: SaveDraft,
): Promise<number | undefined> {
  const [saved] = await tx
    .update(storyDraft)
    .set({
      story,
      version: sql`${storyDraft.version} + 1`,
      libraryHash: null,
      ...tableFacts(story),
      updatedAt: now,
      editorId,
    })
    .where(
      and(
        eq(storyDraft.storyId, storyId),
        eq(storyDraft.version, version),
        sql`${storyDraft.story} <> ${JSON.stringify(story)}::jsonb`,
      ),
    )
    .returning({ version: storyDraft.version })
  return saved?.version
}

function outcomeOf(draft: StoredDraft | null, version: number): Saving {
  if (!draft) return { kind: 'not-found' }
  return draft.version === version ? { kind: 'saved', draft } : { kind: 'edited-meanwhile', draft }
}

/** Asks for a review or takes that back; what readers see stays as it is. */
export async function setDraftState(
  db: Database,
  { storyId, editorId, now, state, version }: Edit & { state: 'draft' | 'review'; version: number },
): Promise<Saving> {
  // Without a review a story is what its readers make it.
  const resting = sql`case when ${storyDraft.publishedVersion} is not null then 'published'
    when exists (select from story s where s.story_id = ${storyDraft.storyId}) then 'withdrawn'
    else 'draft' end`
  const next = state === 'review' ? sql`'review'` : resting
  return db.transaction(async (tx) => {
    await holdEditor(tx, editorId)
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
    if (changed.length > 0) await noteChange(tx, { editorId, action, subject: storyId, at: now })
    return outcomeOf(await findDraft(tx, storyId), version)
  })
}

/** Deletes a draft that was never published. */
export async function removeDraft(
  db: Database,
  { storyId, editorId, now }: Edit,
): Promise<'removed' | 'was-published' | 'not-found'> {
  return db.transaction(async (tx) => {
    await holdEditor(tx, editorId)
    // Held before the look at what is published: whoever publishes holds it, too.
    if (!(await holdDraft(tx, storyId))) return 'not-found'
    if ((await tx.$count(publishedStory, eq(publishedStory.storyId, storyId))) > 0) {
      return 'was-published'
    }
    await tx.delete(storyDraft).where(eq(storyDraft.storyId, storyId))
    await noteChange(tx, { editorId, action: 'story-removed', subject: storyId, at: now })
    return 'removed'
  })
}

/** The draft, which nobody else changes until the end of the transaction. */
export async function holdDraft(tx: Transaction, storyId: string): Promise<StoredDraft | null> {
  const held = await tx
    .select({ storyId: storyDraft.storyId })
    .from(storyDraft)
    .where(eq(storyDraft.storyId, storyId))
    .for('update')
  return held.length > 0 ? findDraft(tx, storyId) : null
}
