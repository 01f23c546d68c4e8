import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import type { ExaminedKind, Refused } from './findings.ts'
import { Findings, findingsFile } from './findings.ts'
import type { ExaminedFile } from './limits.ts'
import { examinerCommand, maxMemoryBytes, residentBytes } from './limits.ts'

/** Findings of a file that is taken. */
export type Accepted<Kind extends ExaminedKind> = Extract<Findings, { kind: Kind }>

/** Looks at files of others in processes of their own. */
export interface Examiner {
  /**
   * Examines a file; `take` gets what was found and the folder with what was made of it, which is
   * gone afterwards. Throws where the examination itself does not work.
   */
  examine<Kind extends ExaminedKind, Taken>(
    kind: Kind,
    file: string,
    take: (found: Accepted<Kind>, folder: string) => Promise<Taken>,
    name?: string,
  ): Promise<Refused | Taken>
  /** Removes what a crash has left behind; what others are at work with stays. */
  forgetLeftovers(): Promise<void>
  /** Ends what is going on. */
  stop(): void
}

const maxAtOnce = 2
const watchMs = 50
/** To load its own code, on a machine that is busy. */
const maxStartMs = 30_000
const maxFindingsBytes = 8 * 1024 * 1024

/** `workDir` is the examiners' own: what a crash has left there is removed by the next one. */
export async function createExaminer(
  workDir: string,
  { maxSeconds = 45 }: { maxSeconds?: number } = {},
): Promise<Examiner> {
  await mkdir(workDir, { recursive: true, mode: 0o700 })
  await removeLeftovers(workDir, maxSeconds)
  const turns = createTurns(maxAtOnce)
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
      // Ended by the server, not by its file: it is looked at again after the next start.
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
      const leave = await turns.enter()
      const folder = await mkdtemp(path.join(await realpath(workDir), 'file-'))
      try {
        const found = await run(kind, { file, folder, name })
        if (found.kind === 'refused') return found
        if (!isOf(kind, found)) throw new Error(`the examiner found ${found.kind}, not ${kind}`)
        return await take(found, folder)
      } finally {
        await rm(folder, { recursive: true, force: true })
        leave()
      }
    },
    forgetLeftovers: () => removeLeftovers(workDir, maxSeconds),
    stop() {
      isStopped = true
      for (const child of running) child.kill('SIGKILL')
    },
  }
}

const isOf = <Kind extends ExaminedKind>(kind: Kind, found: Findings): found is Accepted<Kind> =>
  found.kind === kind

/** Another server may be at work in there: only what is too old for that goes. */
async function removeLeftovers(workDir: string, maxSeconds: number): Promise<void> {
  const newest = await mkdtemp(path.join(workDir, 'start-'))
  const { ctimeMs: nowMs } = await stat(newest)
  await rm(newest, { recursive: true })
  for (const name of await readdir(workDir)) {
    const folder = path.join(workDir, name)
    const made = await stat(folder).catch(() => null)
    const isOld = made !== null && nowMs - made.ctimeMs > 2000 * maxSeconds
    if (isOld) await rm(folder, { recursive: true, force: true })
  }
}

interface End {
  /** False where not even its code could be loaded. */
  isReady: boolean
  reason: 'done' | 'time' | 'memory' | 'crash'
}

/** Waits for a process, and ends it when it takes too long for its file, or too much. */
function watch(child: ChildProcess, maxMs: number): Promise<End> {
  return new Promise((resolve, reject) => {
    let isReady = false
    let reason: End['reason'] = 'crash'
    const kill = (why: End['reason']) => {
      reason = why
      child.kill('SIGKILL')
    }
    let clock = setTimeout(() => kill('time'), maxStartMs)
    const scale = setInterval(async () => {
      const bytes = child.pid === undefined ? 0 : await residentBytes(child.pid)
      if (bytes > maxMemoryBytes) kill('memory')
    }, watchMs)
    const finish = () => {
      clearTimeout(clock)
      clearInterval(scale)
    }
    child.stdout?.once('data', () => {
      isReady = true
      clearTimeout(clock)
      clock = setTimeout(() => kill('time'), maxMs)
    })
    child.once('spawn', () => beNice(child.pid))
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

/** Readers come first. */
function beNice(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already.
  }
}

async function readFindings(folder: string): Promise<Findings> {
  const file = path.join(folder, findingsFile)
  if ((await stat(file)).size > maxFindingsBytes) return { kind: 'refused', problem: 'too-complex' }
  return Findings.parse(JSON.parse(await readFile(file, 'utf8')))
}

/** Lets so many in at once; the others wait in a row. */
function createTurns(most: number) {
  let inside = 0
  const waiting: (() => void)[] = []
  return {
    async enter(): Promise<() => void> {
      if (inside >= most) await new Promise<void>((resolve) => waiting.push(resolve))
      else inside++
      return () => {
        const next = waiting.shift()
        if (next) next()
        else inside--
      }
    },
  }
}
