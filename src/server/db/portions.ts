import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './client.ts'

/** Rows of a portion: their locks are held for some ten milliseconds, so that no family notices. */
const portionSize = 500
/** A run that takes longer goes on at the next tick. */
const longestRunMs = 50_000

/**
 * Repeats `work`, which handles at most `size` rows in a statement of its own, until a portion is not
 * full or the time is over; returns the number of rows. A statement for all rows would exceed the
 * statement timeout and never end. `work` skips locked rows, so that servers share the portions.
 */
export async function inPortions(work: (size: number) => Promise<number>): Promise<number> {
  const endsMs = performance.now() + longestRunMs
  for (let rows = 0; ; ) {
    const count = await work(portionSize)
    rows += count
    if (count < portionSize || performance.now() > endsMs) return rows
  }
}

/** Deletes the rows that meet a condition, in portions. */
export function deleteInPortions(
  db: Pick<Database, 'execute'>,
  table: PgTable,
  condition: SQL | undefined,
): Promise<number> {
  return inPortions(async (size) => {
    const { rowCount } = await db.execute(sql`delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${condition} limit ${size} for update skip locked))`)
    return rowCount ?? 0
  })
}
