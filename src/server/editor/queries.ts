import { and, desc, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Effect } from '../../contract/editor.ts'
import type { Database } from '../db/client.ts'
import { outbox } from '../db/schema.ts'

const maxListed = 100

const isWaiting = isNull(outbox.doneAt)
/** The worker has given up; a success clears the error. */
export const hasFailed = and(isNotNull(outbox.doneAt), isNotNull(outbox.lastError))
const isSent = and(isNotNull(outbox.doneAt), isNull(outbox.lastError))

/** The newest side effects without their payloads; waiting and failed ones come first. */
export async function listEffects(db: Database): Promise<Effect[]> {
  const { id, kind, attempts, createdAt, nextAttemptAt, lastError, doneAt } = outbox
  const newest = (condition: SQL | undefined) =>
    db
      .select({ id, kind, attempts, createdAt, nextAttemptAt, lastError, doneAt })
      .from(outbox)
      .where(condition)
      .orderBy(desc(id))
      .limit(maxListed)
  // Each of them has an index; an order by state would sort the whole table.
  const [waiting, failed, done] = await Promise.all([
    newest(isWaiting),
    newest(hasFailed),
    newest(isSent),
  ])
  const open = [...waiting, ...failed].toSorted((one, other) => other.id - one.id)
  const ids = new Set<number>()
  // An entry that is done meanwhile is in two of the answers.
  const rows = [...open, ...done]
    .filter(({ id }) => ids.size < ids.add(id).size)
    .slice(0, maxListed)
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
