import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { waitFor } from './wait-for.ts'

/** Until so many in the database wait for somebody else. */
export async function waitForLock({ db }: Pick<TestApp, 'db'>, count = 1): Promise<void> {
  await waitFor(async () => {
    const { rowCount } = await db.execute(sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    expect(rowCount).toBeGreaterThanOrEqual(count)
  })
}

/**
 * Makes up to ten calls that all wait for a row, which `row` selects, and go on together: calls
 * that are only sent together may still come one after the other.
 */
export async function allAtOnce<Result>(
  app: Pick<TestApp, 'db'>,
  row: SQL,
  calls: (() => Promise<Result>)[],
): Promise<PromiseSettledResult<Result>[]> {
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const holding = app.db.transaction(async (tx) => {
    await tx.execute(sql`${row} for no key update`)
    isHeld()
    await released
  })
  await held
  const results = Promise.allSettled(calls.map((call) => call()))
  try {
    await waitForLock(app, calls.length)
  } finally {
    release()
    await holding
  }
  return results
}
