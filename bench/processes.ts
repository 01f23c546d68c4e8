import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks per second in /proc/<pid>/stat: 100 on every platform that we run on. */
const ticksPerSecond = 100

export interface StartedProgram {
  process: ChildProcess
  pid: number
  baseUrl: string
  /** From the start to the first response. */
  startMs: number
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts a Node program and waits for the line on its standard output that names its address. */
export async function start(
  file: string,
  environment: Record<string, string>,
  nodeArguments: string[] = [],
): Promise<StartedProgram> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...nodeArguments, file], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const baseUrl = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      const address = /(http:\/\/localhost:\d+)\s/.exec(output)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}: ${output}`)))
  })
  await fetch(`${baseUrl}/healthz`)
  const startMs = performance.now() - startedAt
  return {
    process: child,
    pid: child.pid ?? 0,
    baseUrl,
    startMs,
    stop: (signal = 'SIGTERM') =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill(signal)
      }),
  }
}

/** CPU seconds that these processes and all PostgreSQL processes of a cluster have used so far. */
export function cpuSeconds(serverPids: number[], postmasterPid: number): number {
  const pids = [...serverPids, postmasterPid, ...childrenOf(postmasterPid)]
  return pids.reduce((sum, each) => sum + cpuOf(each), 0)
}

/** Resident memory of one process in megabytes. */
export function memoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

function childrenOf(parentPid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => stat(pid)?.[1] === String(parentPid))
}

function cpuOf(pid: number): number {
  const fields = stat(pid)
  if (!fields) return 0
  // utime, stime and those of ended children: a closed backend still counts.
  const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0)
  return ticks / ticksPerSecond
}

/** Fields of /proc/<pid>/stat from the state on (proc(5)); null when the process is gone. */
function stat(pid: number): string[] | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}
