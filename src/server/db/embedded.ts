import type { ChildProcess } from 'node:child_process'
import { execFileSync } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Logger as PinoLogger } from 'pino'
import { appRole, ownByAppRole } from './app-role.ts'
import type { Cluster } from './embedded-cluster.ts'
import { databaseName, describeCluster, prepareCluster, readPassword } from './embedded-cluster.ts'
import type { Identity } from './embedded-identity.ts'
import { lastLogLines, launch, logFile } from './embedded-launch.ts'
import { EmbeddedDatabaseError } from './embedded-programs.ts'
import {
  findPostmaster,
  isPostmaster,
  readPostmasterFile,
  socketPort,
  stopPostmaster,
} from './postmaster.ts'

type Logger = Pick<PinoLogger, 'info' | 'warn' | 'error'>

/** How to reach a PostgreSQL database; `host` is a directory where it listens on a unix socket. */
export interface DatabaseConnection {
  host: string
  port?: number
  user: string
  password?: string
  database: string
}

/** A running embedded PostgreSQL. */
export interface EmbeddedDatabase {
  connection: DatabaseConnection
  /** True when it was running already, left behind by a killed server or held by another process. */
  adopted: boolean
  /** Ends PostgreSQL, whoever is still connected. Only the owner of the data directory calls this. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that npm installed, or adopts the one already running on `dataDir`, and
 * starts it again should it be killed. It outlives a killed process. Throws `DataVersionError` or
 * `EmbeddedDatabaseError`. `durable: false` trades safety for speed and is for tests only.
 */
export async function startEmbedded(options: {
  dataDir: string
  log: Logger
  maxConnections?: number
  durable?: boolean
}): Promise<EmbeddedDatabase> {
  const { dataDir, log, maxConnections = 60, durable = true } = options
  const cluster = describeCluster({ dataDir, maxConnections, durable })
  const adopted = await ensureRunning(cluster)
  const connection = { ...locate(cluster), user: appRole, database: databaseName }
  if (adopted) log.info({ dataDir }, 'embedded PostgreSQL adopted')
  else log.info({ dataDir }, 'embedded PostgreSQL started')
  await ensureDatabase(cluster)
  const watch = watchPostmaster(cluster, log)
  return {
    connection,
    adopted,
    async stop() {
      await watch.end()
      await stopCluster(cluster)
      log.info({ dataDir }, 'embedded PostgreSQL stopped')
    },
  }
}

/** Returns once connections are accepted: true if by a postmaster found running, false if by a new one. */
async function ensureRunning(cluster: Cluster): Promise<boolean> {
  const deadlineMs = performance.now() + startTimeoutMs
  let identity: Identity | null = null
  let child: ChildProcess | null = null
  let launches = 0
  while (performance.now() < deadlineMs) {
    if (await accepts(cluster)) return launches === 0
    const isUnderway = findPostmaster(cluster.clusterDir) !== null || isRunning(child)
    if (!isUnderway) {
      // A rival that starts at the same time, or backends that outlive a killed postmaster for a
      // moment, make a launch fail.
      if (launches === maxLaunches) break
      if (launches > 0) await delay(relaunchDelayMs)
      identity ??= prepareCluster(cluster)
      child = await launch(cluster, identity)
      launches += 1
    }
    await delay(pollMs)
  }
  throw new EmbeddedDatabaseError(
    'Das eingebaute PostgreSQL startet nicht. Setze DATABASE_URL oder sieh in ' +
      `${logFile(cluster)} nach:\n${lastLogLines(cluster)}`,
  )
}

const startTimeoutMs = 60_000
const pollMs = 20
const relaunchDelayMs = 300
const maxLaunches = 5

function isRunning(child: ChildProcess | null): boolean {
  return child !== null && child.exitCode === null && child.signalCode === null
}

/**
 * Whether the socket answers. It is asked only when the postmaster says that it is ready: each
 * attempt costs it a process, and many of them hold up the recovery that they wait for.
 */
async function accepts(cluster: Cluster): Promise<boolean> {
  if (!findPostmaster(cluster.clusterDir)?.isReady) return false
  const client = superuserClient(cluster)
  try {
    await client.connect()
    return true
  } catch (error) {
    // cannot_connect_now: starting up, recovering or shutting down.
    if (error instanceof pg.DatabaseError && error.code !== '57P03') throw error
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function superuserClient(cluster: Cluster, database = 'postgres'): pg.Client {
  const connectionTimeoutMillis = 3_000
  const client = new pg.Client({
    ...locate(cluster),
    database,
    ssl: false,
    connectionTimeoutMillis,
  })
  client.on('error', () => undefined)
  return client
}

function locate(cluster: Cluster) {
  // The file knows better than TMPDIR where a postmaster found running has put its socket.
  const found = findPostmaster(cluster.clusterDir)
  if (cluster.socketDir) {
    const host = found?.socketDir ?? cluster.socketDir
    return { host, port: socketPort, user: databaseName }
  }
  const port = found?.port ?? socketPort
  return { host: '127.0.0.1', port, user: databaseName, password: readPassword(cluster) }
}

async function ensureDatabase(cluster: Cluster): Promise<void> {
  const client = superuserClient(cluster)
  await client.connect()
  try {
    // Ends with the connection; without it a rival that starts at the same time gets in between.
    await client.query(`select pg_advisory_lock(hashtext('${databaseName}'))`)
    const found = await client.query('select from pg_database where datname = $1', [databaseName])
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`)
    await ensureAppRole(cluster)
  } finally {
    await client.end()
  }
}

async function ensureAppRole(cluster: Cluster): Promise<void> {
  const client = superuserClient(cluster, databaseName)
  await client.connect()
  try {
    await ownByAppRole(client)
    await client.query(`alter role ${appRole} set statement_timeout = '10s'`)
    if (cluster.socketDir) return
    const password = client.escapeLiteral(readPassword(cluster))
    await client.query(`alter role ${appRole} password ${password}`)
  } finally {
    await client.end()
  }
}

/** Starts a killed postmaster again. One that ended in good order leaves no pid file and stays down. */
function watchPostmaster(cluster: Cluster, log: Logger): { end(): Promise<void> } {
  const watchMs = 500
  const pauseAfterFailureMs = 10_000
  let revival: Promise<void> | null = null
  let pausedUntilMs = 0

  async function revive(): Promise<void> {
    log.error('embedded PostgreSQL was killed, starting it again')
    try {
      await ensureRunning(cluster)
      log.warn('embedded PostgreSQL is running again')
    } catch (error) {
      log.error({ err: error }, 'embedded PostgreSQL does not start')
      pausedUntilMs = performance.now() + pauseAfterFailureMs
    }
    revival = null
  }
  const timer = setInterval(() => {
    if (revival !== null || performance.now() < pausedUntilMs) return
    const isKilled =
      readPostmasterFile(cluster.clusterDir) !== null && findPostmaster(cluster.clusterDir) === null
    if (isKilled) revival = revive()
  }, watchMs)
  timer.unref()
  return {
    async end() {
      clearInterval(timer)
      await revival
    },
  }
}

async function stopCluster(cluster: Cluster): Promise<void> {
  const pid = findPostmaster(cluster.clusterDir)?.pid
  if (pid === undefined) return
  const end = (signal: 'SIGINT' | 'SIGQUIT', mode: 'fast' | 'immediate') => () => {
    if (process.platform !== 'win32') return void process.kill(pid, signal)
    execFileSync(cluster.programs.pgCtl, ['stop', '-W', '-s', '-D', cluster.clusterDir, '-m', mode])
  }
  const isGone = () => !isPostmaster(pid, cluster.clusterDir)
  await stopPostmaster(isGone, end('SIGINT', 'fast'), end('SIGQUIT', 'immediate'))
}
