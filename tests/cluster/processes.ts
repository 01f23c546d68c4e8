import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Identity, listIdentities } from '../../src/server/db/embedded-identity.ts'
import { NotHereError } from './packages.ts'
import type { Command } from './programs.ts'

const runFile = promisify(execFile)

/** A program of the cluster that runs until it is stopped. */
export interface Program {
  name: string
  start(): void
  /** The process while it runs. */
  pid(): number | null
  isRunning(): boolean
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals, withinMs?: number): Promise<void>
  /** Freezes it, as a cut cable does, or lets it go on. */
  freeze(isFrozen: boolean): void
  /** The last lines of its log. */
  lastLines(): string
}

/** Where the programs of one run work, and as whom. */
export interface Workplace {
  dir: string
  /** A folder of this run that the programs may write to. */
  folder(...names: string[]): string
  program(name: string, command: () => Command): Program
  /** A process that a program started and that outlives it; it is killed at the end, too. */
  alsoKill(findPid: () => number | null): void
  /** Runs a command to its end; returns its output. */
  run(command: Command, timeoutMs?: number): Promise<string>
  /** Kills whatever runs. */
  stop(): Promise<void>
}

/** Prepares `dir` for programs that must not run as root. */
export function createWorkplace(dir: string): Workplace {
  const identity = findIdentity()
  const programs: Program[] = []
  const outliving: (() => number | null)[] = []
  const killAll = () => {
    for (const pid of [
      ...programs.map((program) => program.pid()),
      ...outliving.map((find) => find()),
    ])
      kill(pid)
  }
  // Also after an error that nobody caught.
  process.once('exit', killAll)
  const folder = (...names: string[]) => {
    const target = path.join(dir, ...names)
    mkdirSync(target, { recursive: true, mode: 0o700 })
    if (identity.switchesUser && identity.owner)
      chownSync(target, identity.owner.uid, identity.owner.gid)
    return target
  }
  folder()
  return {
    dir,
    folder,
    program(name, command) {
      const logFile = path.join(folder('logs'), `${name}.log`)
      const created = createProgram(name, logFile, () => place(identity, command()))
      programs.push(created)
      return created
    },
    alsoKill: (findPid) => outliving.push(findPid),
    async run(command, timeoutMs = 60_000) {
      const { program, args, options } = place(identity, command)
      const { stdout } = await runFile(program, args, { ...options, timeout: timeoutMs })
      return stdout
    },
    async stop() {
      await Promise.all(programs.map((program) => program.end('SIGKILL')))
      killAll()
    },
  }
}

function kill(pid: number | null): void {
  try {
    if (pid) process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

/** PostgreSQL refuses to run as root. */
function findIdentity(): Identity {
  const usable = listIdentities().find(({ prefix: [command, ...args], label }) => {
    if (label.includes('dac_override')) return false
    return command === undefined || spawnSync(command, [...args, '/bin/true']).status === 0
  })
  if (!usable)
    throw new NotHereError('No way was found to run PostgreSQL as a user other than root.')
  return usable
}

/** The command as the run's user, with nothing of the caller's environment. */
function place(identity: Identity, { program, args, env = {}, isCallers = false }: Command) {
  const prefix = isCallers ? [] : identity.prefix
  const [command = program, ...rest] = [...prefix, program, ...args]
  const owner = identity.switchesUser && !isCallers ? identity.owner : undefined
  const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env }
  return { program: command, args: rest, options: { env: environment, ...owner } }
}

function createProgram(
  name: string,
  logFile: string,
  command: () => ReturnType<typeof place>,
): Program {
  let child: ChildProcess | null = null
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null
  return {
    name,
    start() {
      if (isRunning()) return
      const { program, args, options } = command()
      const log = openSync(logFile, 'a')
      child = spawn(program, args, { ...options, stdio: ['ignore', log, log] })
      // If a program cannot start, the wait for its readiness reports it.
      child.on('error', () => {})
    },
    pid: () => (isRunning() ? (child?.pid ?? null) : null),
    isRunning,
    async end(signal, withinMs = 30_000) {
      if (!child || !isRunning()) return
      const closed = once(child, 'exit')
      child.kill('SIGCONT')
      child.kill(signal)
      const ended = await Promise.race([closed, delay(withinMs, null)])
      if (!ended) {
        child.kill('SIGKILL')
        await closed
      }
    },
    freeze(isFrozen) {
      if (isRunning()) child?.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT')
    },
    lastLines() {
      try {
        return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-15).join('\n')
      } catch {
        return ''
      }
    },
  }
}

/** Below the ports that connections take by themselves, so that a program that starts again finds its own free. */
const portRange = { first: 20_000, count: 12_000 }
const takenPorts = new Set<number>()

/** Free TCP ports of this machine, each given once. */
export async function findPorts<Name extends string>(
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const found = await Promise.all(names.map(async (name) => [name, await findPort()] as const))
  return Object.fromEntries(found) as Record<Name, number>
}

async function findPort(): Promise<number> {
  const port = portRange.first + Math.trunc(Math.random() * portRange.count)
  if (takenPorts.has(port)) return findPort()
  takenPorts.add(port)
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await once(server, 'listening').then(...isDone)
  server.close()
  return isFree ? port : findPort()
}

/** For `then`: whether it was done. */
export const isDone = [() => true, () => false] as const

/** Repeats a check until it is true; throws with `what` when the time is over. */
export async function waitUntil(
  what: string,
  check: () => Promise<boolean> | boolean,
  withinMs = 60_000,
): Promise<number> {
  const startMs = performance.now()
  while (performance.now() - startMs < withinMs) {
    if (await check()) return performance.now() - startMs
    await delay(50)
  }
  throw new Error(`${what}: not within ${withinMs / 1000} s`)
}

/** The status of an answer; 0 without one. */
export async function statusOf(address: string, init: RequestInit = {}): Promise<number> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(2_000) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}
