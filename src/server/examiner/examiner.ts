import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { type ExaminedKind, Findings, findingsFile, type Refused } from './findings.ts'
import { type ExaminedFile, examinerCommand, maxMemoryBytes, residentBytes } from './limits.ts'

/** Findings of an accepted file. */
export type Accepted<Kind extends ExaminedKind> = Extract<Findings, { kind: Kind }>

/** Examines untrusted files, each in its own process. */
export interface Examiner {
  /**
   * Examines a file and passes the findings and the folder of generated files to `take`; the folder is
   * deleted afterwards. Throws where the examination itself fails.
   */
  examine<Kind extends ExaminedKind, Taken>(
    kind: Kind,
    file: string,
    take: (found: Accepted<Kind>, folder: string) => Promise<Taken>,
    name?: string,
  ): Promise<Refused | Taken>
  /** Deletes leftovers of crashes, but not folders in use. */
  removeLeftovers(): Promise<void>
  /** Kills the running examinations. */
  stop(): void
}

const maxConcurrent = 2
const memoryCheckMs = 50
/** Time to load the code on a busy machine. */
const maxStartMs = 30_000
const maxFindingsBytes = 8 * 1024 * 1024

/** Creates an examiner in its own folder `workDir` and deletes leftovers of crashes there. */
export async function createExaminer(
  workDir: string,
  { maxSeconds = 45 }: { maxSeconds?: number } = {},
): Promise<Examiner> {
  await mkdir(workDir, { recursive: true, mode: 0o700 })
  await removeLeftovers(workDir, maxSeconds)
  const slots = createSlots(maxConcurrent)
  const running = new Set<ChildProcess>()
  let isStopped = false

  async function run(kind: ExaminedKind, { folder, ...given }: ExaminedFile): Promise<Findings> {
    if (isStopped) throw new Error('the examiners were stopped')
    const file = await realpath(given.file)
    const { program, args } = examinerCommand(kind, { ...given, file, folder, maxSeconds })
    const child = spawn(program, args, { cwd: folder, env: {}, stdio: ['pipe', 'pipe', 'ignore'] })
    running.add(child)
    try {
      const end = await watch(child, maxSeconds * 1000)
      // The server has stopped it: the file is examined again after the next start.
      if (isStopped) throw new Error('the examiners were stopped')
      if (!end.isReady) throw new Error(`the examiner did not start (${end.reason})`)
      if (end.reason === 'done') return await readFindings(folder)
      return { kind: 'refused', problem: 'too-complex' }
    } finally {
      running.delete(child)
    }
  }

  return {
    async examine(kind, file, take, name = '') {
      const release = await slots.acquire()
      const folder = await mkdtemp(path.join(await realpath(workDir), 'file-'))
      try {
        const found = await run(kind, { file, folder, name })
        if (found.kind === 'refused') return found
        if (!isOf(kind, found)) throw new Error(`the examiner found ${found.kind}, not ${kind}`)
        return await take(found, folder)
      } finally {
        await rm(folder, { recursive: true, force: true })
        release()
      }
    },
    removeLeftovers: () => removeLeftovers(workDir, maxSeconds),
    stop() {
      isStopped = true
      for (const child of running) child.kill('SIGKILL')
    },
  }
}

const isOf = <Kind extends ExaminedKind>(kind: Kind, found: Findings): found is Accepted<Kind> =>
  found.kind === kind

/** Another server may use the folder, so that only old entries are deleted. */
async function removeLeftovers(workDir: string, maxSeconds: number): Promise<void> {
  // Its time comes from the file system's clock, as the times of the others do.
  const newest = await mkdtemp(path.join(workDir, 'start-'))
  const { ctimeMs: nowMs } = await stat(newest)
  await rm(newest, { recursive: true })
  for (const name of await readdir(workDir)) {
    const folder = path.join(workDir, name)
    const info = await stat(folder).catch(() => null)
    const isOld = info !== null && nowMs - info.ctimeMs > 2000 * maxSeconds
    if (isOld) await rm(folder, { recursive: true, force: true })
  }
}

interface ProcessEnd {
  /** False where the code could not be loaded. */
  isReady: boolean
  reason: 'done' | 'time' | 'memory' | 'crash'
}

/** Waits for a process, and kills it when it takes too much time or memory. */
function watch(child: ChildProcess, maxMs: number): Promise<ProcessEnd> {
  return new Promise((resolve, reject) => {
    let isReady = false
    let reason: ProcessEnd['reason'] = 'crash'
    const kill = (why: ProcessEnd['reason']) => {
      reason = why
      child.kill('SIGKILL')
    }
    let timeout = setTimeout(() => kill('time'), maxStartMs)
    const memoryCheck = setInterval(async () => {
      const bytes = child.pid === undefined ? 0 : await residentBytes(child.pid)
      if (bytes > maxMemoryBytes) kill('memory')
    }, memoryCheckMs)
    const finish = () => {
      clearTimeout(timeout)
      clearInterval(memoryCheck)
    }
    child.stdout?.once('data', () => {
      isReady = true
      clearTimeout(timeout)
      timeout = setTimeout(() => kill('time'), maxMs)
    })
    child.once('spawn', () => lowerPriority(child.pid))
    child.once('error', (error) => {
      finish()
      reject(error)
    })
    child.once('close', (code) => {
      finish()
      resolve({ isReady, reason: code === 0 ? 'done' : reason })
    })
  })
}

/** Gives requests of readers priority. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The process has already ended.
  }
}

async function readFindings(folder: string): Promise<Findings> {
  const file = path.join(folder, findingsFile)
  if ((await stat(file)).size > maxFindingsBytes) return { kind: 'refused', problem: 'too-complex' }
  return Findings.parse(JSON.parse(await readFile(file, 'utf8')))
}

/** Slots for at most `max` callers at the same time; the others wait in order. */
function createSlots(max: number) {
  let used = 0
  const waiting: (() => void)[] = []
  return {
    async acquire(): Promise<() => void> {
      if (used >= max) await new Promise<void>((resolve) => waiting.push(resolve))
      else used++
      return () => {
        const next = waiting.shift()
        if (next) next()
        else used--
      }
    },
  }
}
