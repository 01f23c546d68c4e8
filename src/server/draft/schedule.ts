import { and, asc, desc, eq, isNotNull, lte } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { editorChange, storyDraft } from '../db/editor-schema.ts'
import { lockEditor } from '../platform/change-log.ts'
import type { Log } from '../platform/log.ts'
import { checkDraft, countMissing } from './checks.ts'
import { lockDraft } from './commands.ts'
import { publishLocked } from './publishing.ts'

/** How often scheduled drafts are published. */
export const publishTickMs = 60_000

interface Tick {
  now: Date
  log: Log
}

/**
 * Publishes the scheduled drafts that are due. Several servers may do so at the same time: the second one to
 * lock a draft finds no schedule. A draft that is not ready waits until it is, and is logged once.
 */
export async function publishScheduled(db: Database, { now, log }: Tick): Promise<void> {
  const due = await db
    .select({ storyId: storyDraft.storyId })
    .from(storyDraft)
    .where(and(isNotNull(storyDraft.scheduledAt), lte(storyDraft.scheduledAt, now)))
    .orderBy(asc(storyDraft.scheduledAt), asc(storyDraft.storyId))
  for (const { storyId } of due) {
    try {
      if (await publishOne(db, storyId, { now, log })) {
        log.info({ event: 'story-published', storyId }, 'a scheduled story was published')
      }
    } catch (error) {
      log.error({ err: error, storyId }, 'a scheduled story could not be published')
    }
  }
}

async function publishOne(db: Database, storyId: string, { now, log }: Tick): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [scheduling] = await tx
      .select({ editorId: editorChange.editorId })
      .from(editorChange)
      .where(and(eq(editorChange.action, 'story-scheduled'), eq(editorChange.subject, storyId)))
      .orderBy(desc(editorChange.id))
      .limit(1)
    const editorId = scheduling?.editorId ?? null
    if (editorId !== null) await lockEditor(tx, editorId)
    const draft = await lockDraft(tx, storyId)
    if (!draft?.scheduledAt || draft.scheduledAt > now) return false
    if (countMissing(checkDraft(draft.story)) > 0) {
      const isFirstTry = now.getTime() - draft.scheduledAt.getTime() < publishTickMs
      if (isFirstTry) log.warn({ storyId }, 'a scheduled story is not ready to be published')
      return false
    }
    await publishLocked(tx, draft, { editorId, now })
    return true
  })
}
