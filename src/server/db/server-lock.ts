import { setTimeout as delay } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import pg from 'pg'

/** Another server process uses the same embedded database. */
export class ServerRunningError extends Error {
  override name = 'ServerRunningError'
  readonly pid: number | null

  constructor(pid: number | null) {
    super(
      `Auf diesem Datenverzeichnis läuft schon ein Fabelhain-Server${pid ? ` (Prozess ${pid})` : ''}. ` +
        'Beende ihn zuerst oder wähle mit DATA_DIR ein anderes Verzeichnis.',
    )
    this.pid = pid
  }
}

/**
 * Makes this process the only server on its embedded database until `release` or until it ends, and acquires
 * the lock again after a restart of PostgreSQL. Throws `ServerRunningError` with the holder's pid.
 */
export async function acquireServerLock(
  connection: ClientConfig,
): Promise<{ release(): Promise<void> }> {
  const config = { ...connection, application_name: `${applicationName}${process.pid}` }
  let isReleased = false
  let client: pg.Client | null = null

  async function acquire(): Promise<void> {
    const candidate = new pg.Client({ ...config, connectionTimeoutMillis: 3_000, ssl: false })
    candidate.on('error', () => {
      if (client === candidate) client = null
      if (!isReleased) void reacquire()
    })
    await candidate.connect()
    try {
      await takeLock(candidate)
      client = candidate
    } catch (error) {
      await candidate.end()
      throw error
    }
  }
  async function reacquire(): Promise<void> {
    while (!isReleased && !client) {
      await delay(retryMs, undefined, { ref: false })
      await acquire().catch(() => undefined)
    }
  }

  await acquire()
  return {
    async release() {
      isReleased = true
      await client?.end()
    },
  }
}

const applicationName = 'fabelhain-server:'
const retryMs = 500

/** Retries for a second: PostgreSQL needs some milliseconds to notice that a killed holder is gone. */
async function takeLock(client: pg.Client): Promise<void> {
  const deadlineMs = performance.now() + 1_000
  while (true) {
    const { rows } = await client.query(`select pg_try_advisory_lock(${lockKey}) as held`)
    if (rows[0]?.held) return
    if (performance.now() > deadlineMs) throw new ServerRunningError(await findHolder(client))
    await delay(50)
  }
}

const lockKey = "hashtext('fabelhain-server')"

async function findHolder(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and application_name like '${applicationName}%'
      limit 1`,
  )
  const pid = Number(rows[0]?.name.slice(applicationName.length))
  return pid > 0 ? pid : null
}
