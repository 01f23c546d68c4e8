import type { Logger } from 'pino'
import { closeDatabase, createDatabase } from './db/client.ts'
import { startEmbedded } from './db/embedded.ts'
import { refuseSuperuser } from './db/refuse-superuser.ts'
import { acquireServerLock } from './db/server-lock.ts'
import type { Config } from './platform/env.ts'
import { atMost } from './platform/timer.ts'

/** How long a stop waits for running statements. */
const stopTimeoutMs = 1_000

/**
 * Opens the database at DATABASE_URL, or the embedded one in `dataDir`. In production it throws
 * `SuperuserError` for a connection with superuser rights.
 */
export async function openDatabase(config: Config, dataDir: string, log: Logger) {
  const isProduction = config.FABELHAIN_MODE === 'production'
  if (config.DATABASE_URL) {
    const db = createDatabase(config.DATABASE_URL, log)
    const connection = { connectionString: config.DATABASE_URL }
    const stopDatabase = () => atMost(stopTimeoutMs, closeDatabase(db))
    try {
      if (isProduction) await refuseSuperuser(db)
    } catch (error) {
      await stopDatabase()
      throw error
    }
    return { db, connection, stopDatabase }
  }
  if (isProduction) {
    log.warn('production on the embedded database: set DATABASE_URL to run more than one server')
  }
  const embedded = await startEmbedded({ dataDir, log })
  const lock = await acquireServerLock(embedded.connection)
  const db = createDatabase(embedded.connection, log)
  const stopDatabase = async () => {
    await atMost(stopTimeoutMs, closeDatabase(db))
    await lock.release()
    await embedded.stop()
  }
  return { db, connection: embedded.connection, stopDatabase }
}
