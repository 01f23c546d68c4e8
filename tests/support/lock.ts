import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { connectTo } from './server-process.ts'
import { waitFor } from './wait-for.ts'

/** Waits until `count` queries of this database wait for a lock. */
export async function waitForLock({ db }: Pick<TestApp, 'db'>, count = 1): Promise<void> {
  await waitFor(async () => {
    const { rowCount } = await db.execute(sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    expect(rowCount).toBeGreaterThanOrEqual(count)
  })
}

/**
 * Makes up to ten calls that all wait for the row that `row` selects, then continue together. Calls
 * that are only sent together may run one after the other.
 */
export async function runTogether<Result>(
  app: Pick<TestApp, 'db'>,
  row: SQL,
  calls: (() => Promise<Result>)[],
): Promise<PromiseSettledResult<Result>[]> {
  const { promise: locked, resolve: markLocked } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const locking = app.db.transaction(async (tx) => {
    await tx.execute(sql`${row} for no key update`)
    markLocked()
    await released
  })
  await locked
  const results = Promise.allSettled(calls.map((call) => call()))
  try {
    await waitForLock(app, calls.length)
  } finally {
    release()
    await locking
  }
  return results
}

/** Blocks every query of stories by the server with that data folder. */
export async function lockStories(dataDir: string) {
  const [holder, watcher] = [await connectTo(dataDir), await connectTo(dataDir)]
  await holder.query('begin')
  await holder.query('lock table story in access exclusive mode')
  return {
    async waitFor(count: number) {
      await waitFor(async () => {
        const { rowCount } = await watcher.query('select from pg_locks where not granted')
        expect(rowCount).toBeGreaterThanOrEqual(count)
      })
      await watcher.end()
    },
    release: () => holder.end(),
  }
}
