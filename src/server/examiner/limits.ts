import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ExaminedKind } from './findings.ts'

/** Of the whole process; a picture of 40 million points needs half of it. */
export const maxMemoryBytes = 1024 * 1024 * 1024
const maxHeapMegabytes = 512
/** More address space than memory: what is only reserved counts, too. */
const maxDataBytes = 4 * maxMemoryBytes
const maxWrittenBytes = 512 * 1024 * 1024
const maxOpenFiles = 64

const here = fileURLToPath(import.meta.url)
/** The examiner's code lies beside this file; once it is built, beside the server's. */
const isSource = here.endsWith('.ts')
const codeDir = isSource ? path.dirname(here) : path.resolve(here, '../../examiner')
const entry = path.join(codeDir, isSource ? 'main.ts' : 'main.js')
const prlimit = '/usr/bin/prlimit'

interface Command {
  program: string
  args: string[]
}

export interface ExaminedFile {
  file: string
  /** Where to write what is made of it. */
  folder: string
  /** The name it was sent under; only a label. */
  name: string
}

/** How the examiner of one file is started: no shell, nothing but the file and the folder to touch. */
export function examinerCommand(
  kind: ExaminedKind,
  { file, folder, name, maxSeconds }: ExaminedFile & { maxSeconds: number },
): Command {
  const node = [
    `--max-old-space-size=${maxHeapMegabytes}`,
    '--permission',
    ...[...codeDirs(), file, folder].map((place) => `--allow-fs-read=${place}`),
    `--allow-fs-write=${folder}`,
    // Only the pictures' library brings native code.
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
    // Of all threads together.
    `--cpu=${2 * maxSeconds}`,
    `--data=${maxDataBytes}`,
    `--fsize=${maxWrittenBytes}`,
    `--nofile=${maxOpenFiles}`,
    '--core=0',
  ]
  return { program: prlimit, args: [...limits, '--', process.execPath, ...node] }
}

/** The code itself, and the packages that are not bundled. */
function codeDirs(): string[] {
  const root = path.resolve(codeDir, isSource ? '../../..' : '../..')
  const packages = [path.join(root, 'node_modules'), path.join(root, 'package.json')]
  return isSource ? [path.join(root, 'src'), ...packages] : [codeDir, ...packages]
}

/** Memory of a process as Linux counts it; 0 where there is no such count. */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}
