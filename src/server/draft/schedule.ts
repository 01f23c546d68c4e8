import { and, asc, desc, eq, isNotNull, lte } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { editorChange, storyDraft } from '../db/editor-schema.ts'
import { holdEditor } from '../platform/change-log.ts'
import type { Log } from '../platform/log.ts'
import { checksOf, missingOf } from './checks.ts'
import { holdDraft } from './commands.ts'
import { publishHeld } from './publishing.ts'

/** How often what is due is looked for. */
export const publishTickMs = 60_000

interface Tick {
  now: Date
  log: Log
}

/**
 * Publishes the drafts whose time has come. Several servers may do so at once: whoever holds a draft
 * second finds nothing planned. One that is not ready waits until it is, and is logged once.
 */
export async function publishDue(db: Database, { now, log }: Tick): Promise<void> {
  const due = await db
    .select({ storyId: storyDraft.storyId })
    .from(storyDraft)
    .where(and(isNotNull(storyDraft.scheduledAt), lte(storyDraft.scheduledAt, now)))
    .orderBy(asc(storyDraft.scheduledAt), asc(storyDraft.storyId))
  for (const { storyId } of due) {
    try {
      if (await publishOne(db, storyId, { now, log })) {
        log.info({ event: 'story-published', storyId }, 'a planned story was published')
      }
    } catch (error) {
      log.error({ err: error, storyId }, 'a planned story could not be published')
    }
  }
}

async function publishOne(db: Database, storyId: string, { now, log }: Tick): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [plan] = await tx
      .select({ editorId: editorChange.editorId })
      .from(editorChange)
      .where(and(eq(editorChange.action, 'story-scheduled'), eq(editorChange.subject, storyId)))
      .orderBy(desc(editorChange.id))
      .limit(1)
    const editorId = plan?.editorId ?? null
    if (editorId !== null) await holdEditor(tx, editorId)
    const draft = await holdDraft(tx, storyId)
    if (!draft?.scheduledAt || draft.scheduledAt > now) return false
    if (missingOf(checksOf(draft.story)) > 0) {
      const isFirstTry = now.getTime() - draft.scheduledAt.getTime() < publishTickMs
      if (isFirstTry) log.warn({ storyId }, 'a planned story is not ready to be published')
      return false
    }
    await publishHeld(tx, draft, { editorId, now })
    return true
  })
}
