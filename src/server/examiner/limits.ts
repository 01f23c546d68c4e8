import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ExaminedKind } from './findings.ts'

/** Limit of the whole process; a picture of 40 million pixels needs half of it. */
export const maxMemoryBytes = 1024 * 1024 * 1024
const maxHeapMegabytes = 512
/** Higher than the memory limit, because reserved address space counts, too. */
const maxDataBytes = 4 * maxMemoryBytes
const maxWrittenBytes = 512 * 1024 * 1024
const maxOpenFiles = 64

const thisFile = fileURLToPath(import.meta.url)
/** The examiner's code is beside this file, or in a build beside the server's code. */
const isSource = thisFile.endsWith('.ts')
const codeDir = isSource ? path.dirname(thisFile) : path.resolve(thisFile, '../../examiner')
const entry = path.join(codeDir, isSource ? 'main.ts' : 'main.js')
const prlimit = '/usr/bin/prlimit'

interface Command {
  program: string
  args: string[]
}

export interface ExaminedFile {
  file: string
  /** Folder for generated files. */
  folder: string
  /** Its original name; only a label. */
  name: string
}

/** Command that starts the examiner of one file: no shell, access only to the file and the folder. */
export function examinerCommand(
  kind: ExaminedKind,
  { file, folder, name, maxSeconds }: ExaminedFile & { maxSeconds: number },
): Command {
  const node = [
    `--max-old-space-size=${maxHeapMegabytes}`,
    '--permission',
    ...[...codeDirs(), file, folder].map((place) => `--allow-fs-read=${place}`),
    `--allow-fs-write=${folder}`,
    // Only sharp has native code.
    ...(kind === 'picture' ? ['--allow-addons'] : []),
    '--disable-warning=SecurityWarning',
    '--disable-warning=ExperimentalWarning',
    entry,
    kind,
    file,
    folder,
    name,
  ]
  // Linux only; elsewhere time and the heap are limited.
  if (!existsSync(prlimit)) return { program: process.execPath, args: node }
  const limits = [
    // For all threads together.
    `--cpu=${2 * maxSeconds}`,
    `--data=${maxDataBytes}`,
    `--fsize=${maxWrittenBytes}`,
    `--nofile=${maxOpenFiles}`,
    '--core=0',
  ]
  return { program: prlimit, args: [...limits, '--', process.execPath, ...node] }
}

/** The code and the packages that are not bundled. */
function codeDirs(): string[] {
  const root = path.resolve(codeDir, isSource ? '../../..' : '../..')
  const packages = [path.join(root, 'node_modules'), path.join(root, 'package.json')]
  return isSource ? [path.join(root, 'src'), ...packages] : [codeDir, ...packages]
}

/** Resident memory of a process in bytes; 0 outside of Linux. */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}
