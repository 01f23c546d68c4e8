import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { aborted } from 'node:util'
import type { Logger } from 'pino'
import { refuseSuperuser, requireStatementLimit } from './db/check-role.ts'
import {
  closeDatabase,
  createDatabase,
  type Database,
  type DatabaseAddress,
  withConnection,
} from './db/client.ts'
import { startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { acquireServerLock } from './db/server-lock.ts'
import type { Config } from './platform/env.ts'
import { atMost } from './platform/timer.ts'

/** How long a stop waits for running statements. */
const stopTimeoutMs = 1_000
/** From dist/server and from src/server. */
const migrationsDir = fileURLToPath(new URL('../../dist/migrations', import.meta.url))

export interface OpenedDatabase {
  db: Database
  /** Reaches PostgreSQL without a pooler, for LISTEN. */
  directAddress: DatabaseAddress
  stopDatabase(): Promise<void>
}

/**
 * Opens and migrates the database at DATABASE_URL, or the embedded one in `DATA_DIR`. Throws
 * `StatementLimitError` where statements have no limit, and in production `SuperuserError` for a connection
 * with superuser rights. Closes the database and throws the reason of `stopping` as soon as it is aborted:
 * migrations may wait for another server.
 */
export async function openDatabase(
  config: Config,
  { log, stopping }: { log: Logger; stopping: AbortSignal },
): Promise<OpenedDatabase> {
  const dataDir = path.resolve(config.DATA_DIR)
  const isProduction = config.FABELHAIN_MODE === 'production'
  const { address, directAddress, stop } = await findDatabase(config, dataDir, log)
  const db = createDatabase(address, log)
  const stopDatabase = async () => {
    await atMost(stopTimeoutMs, closeDatabase(db))
    await stop()
  }
  const prepare = async () => {
    if (isProduction) await withConnection(directAddress, refuseSuperuser)
    // The pool opens its first connection after this, as only new ones have the role's limit.
    await migrate(directAddress, { migrationsDir, log })
    if (isProduction) await refuseSuperuser(db.$client)
    await requireStatementLimit(db.$client)
  }
  try {
    stopping.throwIfAborted()
    await Promise.race([prepare(), aborted(stopping, db)])
    stopping.throwIfAborted()
  } catch (error) {
    await stopDatabase()
    throw error
  }
  return { db, directAddress, stopDatabase }
}

async function findDatabase(config: Config, dataDir: string, log: Logger) {
  const { FABELHAIN_MODE, DATABASE_URL: address, DATABASE_DIRECT_URL } = config
  if (address) {
    return { address, directAddress: DATABASE_DIRECT_URL ?? address, stop: async () => {} }
  }
  if (FABELHAIN_MODE === 'production') {
    log.warn('production on the embedded database: set DATABASE_URL to run more than one server')
  }
  const { connection, stop: stopEmbedded } = await startEmbedded({ dataDir, log })
  const lock = await acquireServerLock(connection)
  const stop = async () => {
    await lock.release()
    await stopEmbedded()
  }
  return { address: connection, directAddress: connection, stop }
}
