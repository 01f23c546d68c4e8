import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Logger as PinoLogger } from 'pino'
import type { Database } from './client.ts'

/**
 * Applies the committed migrations in one transaction. Servers that start together take turns by an
 * advisory lock; the wait for it is logged. Throws when a migration fails; then none is applied.
 */
export async function migrate(
  db: Database,
  options: { migrationsDir: string; log?: Pick<PinoLogger, 'info' | 'warn'> },
): Promise<void> {
  const { migrationsDir, log } = options
  const client = await db.$client.connect()
  try {
    await client.query('set statement_timeout = 0')
    const { rows } = await client.query(`select pg_try_advisory_lock(${lockKey}) as held`)
    if (!rows[0]?.held) {
      const startMs = performance.now()
      log?.warn('another process migrates the database, waiting')
      await client.query(`select pg_advisory_lock(${lockKey})`)
      log?.info({ waitedMs: Math.round(performance.now() - startMs) }, 'waited for migrations')
    }
    // A change of a table must not wait for a long query and block all queries behind it.
    await client.query("set lock_timeout = '30s'")
    await applyMigrations(drizzle(client), { migrationsFolder: migrationsDir })
  } finally {
    // Closing the connection releases the lock and resets the settings.
    client.release(true)
  }
}

const lockKey = "hashtext('fabelhain-migrate')"
