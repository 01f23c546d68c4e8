import { and, desc, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Effect } from '../../contract/editor.ts'
import type { Database } from '../db/client.ts'
import { outbox } from '../db/schema.ts'

const mostListed = 100

const isWaiting = isNull(outbox.doneAt)
/** The worker has given up; one that succeeded keeps no error. */
export const hasFailed = and(isNotNull(outbox.doneAt), isNotNull(outbox.lastError))

/** The newest side effects; those that wait or failed come first. Payloads stay where they are. */
export async function listEffects(db: Database): Promise<Effect[]> {
  const { id, kind, attempts, createdAt, nextAttemptAt, lastError, doneAt } = outbox
  const rows = await db
    .select({ id, kind, attempts, createdAt, nextAttemptAt, lastError, doneAt })
    .from(outbox)
    .orderBy(desc(sql`coalesce(${or(isWaiting, hasFailed)}, false)`), desc(id))
    .limit(mostListed)
  return rows.map(({ doneAt, ...row }) => ({
    ...row,
    state: stateOf(doneAt, row.lastError),
    createdAt: row.createdAt.toISOString(),
    nextAttemptAt: row.nextAttemptAt.toISOString(),
  }))
}

function stateOf(doneAt: Date | null, lastError: string | null): Effect['state'] {
  if (doneAt === null) return 'waiting'
  return lastError === null ? 'done' : 'failed'
}
