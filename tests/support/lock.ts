import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { TestApp } from './app.ts'

/** Until somebody in the database waits for somebody else. */
export async function waitForLock({ db }: Pick<TestApp, 'db'>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { rows } = await db.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    if (rows.length > 0) return
    await pause(10)
  }
  throw new Error('nobody waits')
}
