import { appendFileSync, chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { appRole } from '../../src/server/db/app-role.ts'
import {
  type DatabaseConnection,
  type EmbeddedDatabase,
  startEmbedded,
} from '../../src/server/db/embedded.ts'
import {
  databaseName,
  describeCluster,
  prepareCluster,
} from '../../src/server/db/embedded-cluster.ts'
import { launch } from '../../src/server/db/embedded-launch.ts'
import { findPostmaster } from '../../src/server/db/postmaster.ts'
import { silentLog } from './log.ts'
import { waitFor } from './wait-for.ts'

/** A hot standby that follows an embedded PostgreSQL. */
interface Standby {
  connection: DatabaseConnection
  /** Applies what the primary sends, or no longer. */
  replay(isOn: boolean): Promise<void>
  /** kill -9. */
  kill(): Promise<void>
}

/** A primary with a hot standby, in a folder of their own. */
export interface PrimaryWithStandby {
  primary: EmbeddedDatabase
  standby: Standby
  stop(): Promise<void>
}

export async function startPrimaryWithStandby(): Promise<PrimaryWithStandby> {
  // Short, as the path of a socket has a limit.
  const directory = mkdtempSync(path.join(tmpdir(), 'fabelhain-standby-'))
  const [primaryDir, standbyDir] = [path.join(directory, 'p'), path.join(directory, 's')]
  const primary = await startEmbedded({ dataDir: primaryDir, log: silentLog, durable: false })
  const standby = await startStandby(primaryDir, standbyDir, primary.connection)
  return {
    primary,
    standby,
    async stop() {
      await standby.kill()
      await primary.stop()
      rmSync(directory, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

/** Copies the running PostgreSQL of `primaryDir` into `standbyDir` and lets the copy follow it. */
async function startStandby(
  primaryDir: string,
  standbyDir: string,
  primary: DatabaseConnection,
): Promise<Standby> {
  const clusterDir = path.join(standbyDir, 'pg')
  await copyCluster(primaryDir, clusterDir, primary)
  writeFileSync(path.join(clusterDir, 'standby.signal'), '')
  const source = `host=${primary.host} user=${databaseName}`
  appendFileSync(path.join(clusterDir, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  const cluster = describeCluster({ dataDir: standbyDir, durable: false, maxConnections: 100 })
  await launch(cluster, prepareCluster(cluster))
  const host = cluster.socketDir ?? ''
  await waitFor(() => asSuperuser(host, async () => {}))
  return {
    connection: { host, user: appRole, database: primary.database },
    replay: (isOn) =>
      asSuperuser(host, async (client) => {
        await client.query(`select pg_wal_replay_${isOn ? 'resume' : 'pause'}()`)
      }),
    async kill() {
      const pid = findPostmaster(clusterDir)?.pid
      if (pid === undefined) return
      process.kill(pid, 'SIGQUIT')
      await waitFor(() => {
        if (findPostmaster(clusterDir)) throw new Error('the standby still runs')
      })
    },
  }
}

async function copyCluster(
  primaryDir: string,
  clusterDir: string,
  { host }: DatabaseConnection,
): Promise<void> {
  await asSuperuser(host, async (client) => {
    await client.query("select pg_backup_start('standby', true)")
    cpSync(path.join(primaryDir, 'pg'), clusterDir, { recursive: true })
    chmodSync(clusterDir, 0o700)
    rmSync(path.join(clusterDir, 'postmaster.pid'))
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
    writeFileSync(path.join(clusterDir, 'backup_label'), rows[0].labelfile)
  })
}

async function asSuperuser(
  host: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ host, user: databaseName, database: databaseName })
  try {
    await client.connect()
    await work(client)
  } finally {
    await client.end()
  }
}
