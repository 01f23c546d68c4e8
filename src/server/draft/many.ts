import { eq, sql } from 'drizzle-orm'
import type { StoryDraft } from '../../contract/story-draft.ts'
import type { Database, Transaction } from '../db/client.ts'
import { storyDraft } from '../db/editor-schema.ts'
import { holdEditor, noteChange } from '../platform/change-log.ts'
import { checksOf, missingOf } from './checks.ts'
import type { Edit } from './commands.ts'
import { holdDraft, tableFacts } from './commands.ts'
import { publishHeld, withdrawHeld } from './publishing.ts'
import type { StoredDraft } from './queries.ts'
import { keepSaved } from './revisions.ts'

/** What is changed in each of many stories. */
export interface Change {
  value?: StoryDraft['values'][number] | undefined
  age?: [from: number, to: number] | undefined
  action?: 'publish' | 'withdraw' | undefined
}

export type Changing = 'done' | 'not-ready' | 'not-found'

/** Changes one of many stories; one that cannot be published stays wholly as it was. */
export async function changeDraft(
  db: Database,
  { change, ...edit }: Edit & { change: Change },
): Promise<Changing> {
  const { storyId, editorId } = edit
  return db.transaction(async (tx) => {
    await holdEditor(tx, editorId)
    const held = await holdDraft(tx, storyId)
    if (!held) return 'not-found'
    const story = changed(held.story, change)
    const isPublishing = change.action === 'publish'
    if (isPublishing && missingOf(checksOf(story)) > 0) return 'not-ready'
    const draft = await writeChange(tx, { ...held, story }, edit, held.story)
    if (isPublishing) await publishHeld(tx, draft, edit)
    if (change.action === 'withdraw') await withdrawHeld(tx, draft, edit)
    return 'done'
  })
}

function changed(story: StoryDraft, { value, age }: Change): StoryDraft {
  return {
    ...story,
    ...(value && { values: [value] }),
    ...(age && { ageFrom: age[0], ageTo: age[1] }),
  }
}

/** The draft with its new version, where the change changes anything. */
async function writeChange(
  tx: Transaction,
  draft: StoredDraft,
  { storyId, editorId, now }: Edit,
  before: StoryDraft,
): Promise<StoredDraft> {
  const { story } = draft
  if (JSON.stringify(story) === JSON.stringify(before)) return draft
  const next = { version: sql`${storyDraft.version} + 1`, libraryHash: null }
  const [row] = await tx
    .update(storyDraft)
    .set({ story, ...next, ...tableFacts(story), updatedAt: now, editorId })
    .where(eq(storyDraft.storyId, storyId))
    .returning({ version: storyDraft.version })
  const version = row?.version ?? draft.version
  await keepSaved(tx, { storyId, version, story, editorId, now })
  await noteChange(tx, { editorId, action: 'story-saved', subject: storyId, at: now })
  return { ...draft, version }
}
