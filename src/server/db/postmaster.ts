import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Number in the socket's name; no TCP port is opened where there are sockets. */
export const socketPort = 5432

/** What a running (or killed) postmaster wrote about itself into `postmaster.pid`. */
export interface PostmasterFile {
  pid: number
  port: number
  /** Null where it listens on TCP only. */
  socketDir: string | null
  /** Whether it reports that it accepts connections. */
  isReady: boolean
}

/** Reads `postmaster.pid`; null where it is missing or incomplete. */
export function readPostmasterFile(clusterDir: string): PostmasterFile | null {
  try {
    const lines = readFileSync(path.join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    const isReady = lines[7]?.trim() === 'ready'
    return pid > 0 ? { pid, port, socketDir: lines[4]?.trim() || null, isReady } : null
  } catch {
    return null
  }
}

/**
 * Whether `pid` is the postmaster of this cluster, by its command line: a zombie has none, and after a
 * reboot the pid may belong to another program.
 */
export function isPostmaster(pid: number, clusterDir: string): boolean {
  try {
    if (process.platform === 'win32') return process.kill(pid, 0)
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(clusterDir)
    }
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes(clusterDir)
  } catch {
    return false
  }
}

/** What the live postmaster of this cluster wrote about itself, or null. */
export function findPostmaster(clusterDir: string): PostmasterFile | null {
  const file = readPostmasterFile(clusterDir)
  return file && isPostmaster(file.pid, clusterDir) ? file : null
}

/**
 * Lets the next postmaster pass the lock files of a killed one whose pid still answers (a zombie,
 * or another program after a reboot). PostgreSQL ignores lock files of its own parent, so
 * the files name this process from now on; the check for orphaned backends in shared memory stays
 * active, which deleting `postmaster.pid` would switch off.
 */
export function releaseLockFiles(clusterDir: string, socketDir: string | null): void {
  releaseLockFile(path.join(clusterDir, 'postmaster.pid'), clusterDir)
  if (socketDir) releaseLockFile(path.join(socketDir, `.s.PGSQL.${socketPort}.lock`), clusterDir)
}

function releaseLockFile(file: string, clusterDir: string): void {
  if (!existsSync(file)) return
  const [firstLine, ...rest] = readFileSync(file, 'utf8').split('\n')
  const pid = Number(firstLine)
  if (pid > 0 && (!isProcess(pid) || isPostmaster(pid, clusterDir))) return
  writeFileSync(file, [process.pid, ...rest].join('\n'))
}

/** Whether any process has this pid; a zombie counts. */
export function isProcess(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Stops a postmaster by `request`, after 8 s by `insist`, and waits until it is gone; throws after 20 s. */
export async function stopPostmaster(
  isGone: () => boolean,
  request: () => void,
  insist: () => void,
): Promise<void> {
  const insistAfterMs = 8_000
  const giveUpAfterMs = 20_000
  const startMs = performance.now()
  let hasInsisted = false
  request()
  while (!isGone()) {
    const waitedMs = performance.now() - startMs
    if (waitedMs > giveUpAfterMs) throw new Error('PostgreSQL lässt sich nicht beenden.')
    if (waitedMs > insistAfterMs && !hasInsisted) {
      hasInsisted = true
      insist()
    }
    await delay(10)
  }
}
