import {
  canHaveHash,
  describeSource,
  FileStoreUnavailable,
  hashStream,
  type OpenedFile,
  type Storage,
} from './file-store.ts'
import type { Scratch } from './scratch.ts'

/** Why a file was not transferred, or is not as it should be. */
type FileProblem = 'damaged' | 'missing' | 'different' | Error

export interface FileReport {
  files: number
  bytes: number
  /** Files that were already there, with the same content. */
  unchanged: number
  problems: { key: string; problem: FileProblem }[]
}

export interface RunOptions {
  parallel: number
  progress: { begin(step: string, totalBytes: number): void; add(bytes: number): void }
  /** Ends the run after the current files. */
  signal: AbortSignal
}

/**
 * Copies all files of a store into another one; the source stays as it is. A repetition copies only what
 * is missing or different, so that an interrupted run continues.
 */
export async function transferFiles(
  { from, to, scratch }: { from: Storage; to: Storage; scratch: Scratch },
  options: RunOptions,
): Promise<FileReport> {
  const present = new Map<string, number>()
  for await (const { key, sizeBytes } of to.list()) present.set(key, sizeBytes)
  const copy = async (key: string, file: string): Promise<FileProblem | null> => {
    const source = await describeSource(file)
    if (!canHaveHash(key, source.sha256)) return 'damaged'
    await to.write(key, source)
    return null
  }
  return forEachFile(from, options, async ({ key, sizeBytes }) => {
    if (present.get(key) === sizeBytes && (await hasSameHash(key, from, to))) return 'unchanged'
    const own = from.fileOf?.(key)
    if (own !== undefined) return copy(key, own)
    const problem = await scratch.withCopy(from, [key], async (file) => ({
      value: await copy(key, file),
    }))
    return problem ? problem.value : 'missing'
  })
}

/** Reads every file and compares its content with its key, and with the same file of `other`. */
export async function checkFiles(
  { storage, other }: { storage: Storage; other: Storage | null },
  options: RunOptions,
): Promise<FileReport> {
  return forEachFile(storage, options, async ({ key }) => {
    const hash = await hashOf(key, storage)
    if (hash === null) return 'missing'
    if (!canHaveHash(key, hash)) return 'damaged'
    if (!other) return null
    const otherHash = await hashOf(key, other)
    if (otherHash === null) return 'missing'
    return otherHash === hash ? null : 'different'
  })
}

async function hasSameHash(key: string, one: Storage, other: Storage): Promise<boolean> {
  const [oneHash, otherHash] = await Promise.all([knownHashOf(key, one), knownHashOf(key, other)])
  return oneHash !== null && oneHash === otherHash && canHaveHash(key, oneHash)
}

/** The hash with which a file was stored, which an S3 store has compared with the bytes. */
const knownHashOf = async (key: string, storage: Storage) =>
  (await storage.describe(key))?.sha256 ?? (await hashOf(key, storage))

async function hashOf(key: string, storage: Storage): Promise<string | null> {
  const opened = await storage.open(key)
  return opened && (await hashStream(streamOf(opened))).sha256
}

const streamOf = ({ body }: OpenedFile) =>
  body instanceof Uint8Array ? new Blob([body]).stream() : body

type Outcome = FileProblem | 'unchanged' | null

async function forEachFile(
  storage: Storage,
  { parallel, progress, signal }: RunOptions,
  work: (file: { key: string; sizeBytes: number }) => Promise<Outcome>,
): Promise<FileReport> {
  const files: { key: string; sizeBytes: number }[] = []
  for await (const file of storage.list()) files.push(file)
  progress.begin(
    'Dateien',
    files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  )
  const report: FileReport = { files: 0, bytes: 0, unchanged: 0, problems: [] }
  const next = files.values()
  let isDown = false
  const worker = async () => {
    for (const file of next) {
      if (signal.aborted || isDown) return
      const outcome = await work(file).catch((error: Error) => error)
      // Every other file would fail, too.
      isDown ||= outcome instanceof FileStoreUnavailable
      count(report, file, outcome)
      progress.add(file.sizeBytes)
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  return report
}

function count(
  report: FileReport,
  { key, sizeBytes }: { key: string; sizeBytes: number },
  outcome: Outcome,
): void {
  report.files += 1
  report.bytes += sizeBytes
  if (outcome === 'unchanged') report.unchanged += 1
  else if (outcome !== null) report.problems.push({ key, problem: outcome })
}
