import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, fchownSync, openSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { release } from 'node:os'
import path from 'node:path'
import type { Cluster } from './embedded-cluster.ts'
import { commandFor, type Identity } from './embedded-identity.ts'
import { releaseLockFiles, socketPort } from './postmaster.ts'

/** Starts a postmaster that outlives this process; its errors go to `logFile`. */
export async function launch(cluster: Cluster, identity: Identity): Promise<ChildProcess> {
  const { clusterDir, programs } = cluster
  releaseLockFiles(clusterDir, cluster.socketDir)
  const settings = await listSettings(cluster)
  const log = openLog(cluster, identity)
  const child =
    process.platform === 'win32'
      ? // Only pg_ctl can drop the administrator's rights.
        spawn(
          programs.pgCtl,
          ['start', '-W', '-s', '-D', clusterDir, '-l', logFile(cluster), '-o', settings.join(' ')],
          { stdio: 'ignore' },
        )
      : spawnPostgres(cluster, identity, settings, log)
  closeSync(log)
  // A failure shows as a missing connection.
  child.on('error', () => undefined)
  child.unref()
  return child
}

/** The log file of PostgreSQL. */
export function logFile(cluster: Cluster): string {
  return path.join(cluster.dataDir, 'postgres.log')
}

/** The end of the log, for an error message. */
export function lastLogLines(cluster: Cluster): string {
  const file = logFile(cluster)
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(-5).join('\n') : ''
}

function spawnPostgres(
  cluster: Cluster,
  identity: Identity,
  settings: string[],
  log: number,
): ChildProcess {
  const postgresArgs = ['-D', cluster.clusterDir, ...settings]
  const { command, args, options } = commandFor(identity, cluster.programs.postgres, postgresArgs)
  return spawn(command, args, { ...options, stdio: ['ignore', 'ignore', log], detached: true })
}

async function listSettings(cluster: Cluster): Promise<string[]> {
  const settings = {
    max_connections: String(cluster.maxConnections),
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    ...(hasReliableSyncfs() && { recovery_init_sync_method: 'syncfs' }),
    ...(cluster.durable
      ? {}
      : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
    ...(cluster.socketDir
      ? {
          listen_addresses: '',
          unix_socket_directories: `"${cluster.socketDir.replaceAll('"', '""')}"`,
        }
      : { listen_addresses: '127.0.0.1' }),
    port: String(cluster.socketDir ? socketPort : await findFreePort()),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * After a crash PostgreSQL syncs its folder before it recovers. One call for all files takes a busy
 * machine milliseconds instead of seconds; before Linux 5.8 that call does not report disk errors.
 */
function hasReliableSyncfs(): boolean {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  return process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8))
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : socketPort
      server.close(() => resolve(port))
    })
  })
}

function openLog(cluster: Cluster, identity: Identity): number {
  const maxBytes = 5_000_000
  const file = logFile(cluster)
  const isTooLong = existsSync(file) && statSync(file).size > maxBytes
  const log = openSync(file, isTooLong ? 'w' : 'a', 0o600)
  // Otherwise a first start by root would lock out the owner of the cluster.
  if (identity.owner && process.getuid?.() === 0) {
    fchownSync(log, identity.owner.uid, identity.owner.gid)
  }
  return log
}
