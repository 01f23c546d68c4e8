import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Logger as PinoLogger } from 'pino'
import { type DatabaseAddress, type Transaction, withConnection } from './client.ts'
import { applySteps, readMigrationSteps } from './migration-steps.ts'

type Log = Pick<PinoLogger, 'info' | 'warn'>

/** Key of the advisory lock of a program that sets up the schema. */
export const migrationLock = "hashtext('fabelhain-migrate')"
const lockKey = sql.raw(migrationLock)

/**
 * Applies the committed migrations in one transaction and gives the role its limit for statements. Servers
 * that start together take turns; the wait is logged. Throws when a migration fails; then none is applied.
 */
export async function migrate(
  address: DatabaseAddress,
  { migrationsDir, log }: { migrationsDir: string; log?: Log },
): Promise<void> {
  const migrations = readMigrationSteps(migrationsDir)
  await withConnection(address, (client) =>
    drizzle(client).transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      await takeTurn(tx, log)
      // A change of a table must not wait for a long query and block all queries behind it.
      await tx.execute(sql`set local lock_timeout = '30s'`)
      await limitStatements(tx)
      await applySteps(client, migrations)
      await forgetForeignTransactions(tx)
    }),
  )
}

/** A restored database names transactions of another cluster; later ones would be read again by every list. */
const forgetForeignTransactions = (tx: Transaction) =>
  tx.execute(sql`update story set changed_in = default where changed_in > pg_current_xact_id()`)

/**
 * Locks out other servers until the end of the transaction. A lock of the session would stay with the
 * connection of a pooler in transaction mode, and block all others for good.
 */
async function takeTurn(tx: Transaction, log: Log | undefined): Promise<void> {
  const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${lockKey}) as held`)
  if (rows[0]?.held) return
  const startMs = performance.now()
  log?.warn('another process migrates the database, waiting')
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
  log?.info({ waitedMs: Math.round(performance.now() - startMs) }, 'waited for migrations')
}

/** Limits the role's statements to 10 s, unless role, database or server have a limit of their own. */
async function limitStatements(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute(
    sql`select reset_val as "limitMs" from pg_settings where name = 'statement_timeout'`,
  )
  if (rows[0]?.limitMs !== '0') return
  await tx.execute(sql`alter role current_user set statement_timeout = '10s'`)
}
