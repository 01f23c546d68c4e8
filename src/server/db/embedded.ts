import { type ChildProcess, execFileSync } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Logger as PinoLogger } from 'pino'
import { appRole, ownByAppRole } from './app-role.ts'
import {
  type Cluster,
  databaseName,
  describeCluster,
  prepareCluster,
  readPassword,
} from './embedded-cluster.ts'
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
  /** True when it was already running, left by a killed server or used by another process. */
  adopted: boolean
  /** Stops PostgreSQL with all connections. Only the owner of the data directory calls this. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that npm installed, or adopts the one already running on `dataDir`, and
 * restarts it after a kill. It outlives a killed process. Throws `DataVersionError` or
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
  const connection = { ...findAddress(cluster), user: appRole, database: databaseName }
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

/** Waits until connections are accepted; true where PostgreSQL was already running. */
async function ensureRunning(cluster: Cluster): Promise<boolean> {
  const deadlineMs = performance.now() + startTimeoutMs
  let identity: Identity | null = null
  let child: ChildProcess | null = null
  let launches = 0
  while (performance.now() < deadlineMs) {
    if (await acceptsConnections(cluster)) return launches === 0
    const isUnderway = findPostmaster(cluster.clusterDir) !== null || isRunning(child)
    if (!isUnderway) {
      // Another server that starts at the same time, or backends that outlive a killed postmaster for a
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
 * Whether PostgreSQL accepts connections. Connects only when the postmaster reports that it is ready:
 * each attempt costs it a process, and many attempts delay the recovery that they wait for.
 */
async function acceptsConnections(cluster: Cluster): Promise<boolean> {
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
    ...findAddress(cluster),
    database,
    ssl: false,
    connectionTimeoutMillis,
  })
  client.on('error', () => undefined)
  return client
}

function findAddress(cluster: Cluster) {
  // A postmaster that was already running may use another TMPDIR; its file names the socket.
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
    // Released with the connection; serializes servers that start at the same time.
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
    if (cluster.socketDir) return
    const password = client.escapeLiteral(readPassword(cluster))
    await client.query(`alter role ${appRole} password ${password}`)
  } finally {
    await client.end()
  }
}

/** Restarts a killed postmaster. One that was stopped leaves no pid file and stays down. */
function watchPostmaster(cluster: Cluster, log: Logger): { end(): Promise<void> } {
  const watchMs = 500
  const pauseAfterFailureMs = 10_000
  let restarting: Promise<void> | null = null
  let pausedUntilMs = 0

  async function restart(): Promise<void> {
    log.error('embedded PostgreSQL was killed, starting it again')
    try {
      await ensureRunning(cluster)
      log.warn('embedded PostgreSQL is running again')
    } catch (error) {
      log.error({ err: error }, 'embedded PostgreSQL does not start')
      pausedUntilMs = performance.now() + pauseAfterFailureMs
    }
    restarting = null
  }
  const timer = setInterval(() => {
    if (restarting !== null || performance.now() < pausedUntilMs) return
    const isKilled =
      readPostmasterFile(cluster.clusterDir) !== null && findPostmaster(cluster.clusterDir) === null
    if (isKilled) restarting = restart()
  }, watchMs)
  timer.unref()
  return {
    async end() {
      clearInterval(timer)
      await restarting
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
