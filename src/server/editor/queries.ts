import { and, desc, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Effect } from '../../contract/editor.ts'
import type { Database } from '../db/client.ts'
import { outbox } from '../db/schema.ts'

const maxListed = 100

const isWaiting = isNull(outbox.doneAt)
/** The worker has given up; a success clears the error. */
export const hasFailed = and(isNotNull(outbox.doneAt), isNotNull(outbox.lastError))

/** The newest side effects without their payloads; waiting and failed ones come first. */
export async function listEffects(db: Database): Promise<Effect[]> {
  const { id, kind, attempts, createdAt, nextAttemptAt, lastError, doneAt } = outbox
  const rows = await db
    .select({ id, kind, attempts, createdAt, nextAttemptAt, lastError, doneAt })
    .from(outbox)
    .orderBy(desc(sql`coalesce(${or(isWaiting, hasFailed)}, false)`), desc(id))
    .limit(maxListed)
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
