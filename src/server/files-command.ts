import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { FileStoreUnavailable, type Storage } from './files/file-store.ts'
import { createScratch } from './files/scratch.ts'
import {
  checkFiles,
  type FileReport,
  type Progress,
  type RunOptions,
  transferFiles,
} from './files/transfer.ts'
import { openFiles } from './open-files.ts'
import { ConfigError, readDataDir, readStorage } from './platform/env.ts'

const help = `
Dateien zwischen einem Ordner und einem S3-Speicher übertragen und prüfen

  npm run files -- move <von> <nach>    überträgt alle Dateien; was in <von> liegt, bleibt dort
  npm run files -- check <ort> [<ort>]  liest alle Dateien und prüft ihren Inhalt; mit zwei Orten
                                        auch, ob jede des ersten genauso im zweiten liegt

Ein Ort ist ein Ordner oder s3://eimer/ordner?endpoint=https://…&region=… mit den Schlüsseln aus
S3_ACCESS_KEY_ID und S3_SECRET_ACCESS_KEY. Ein unterbrochener Lauf wird mit demselben Befehl
fortgesetzt. Im Container: node dist/server/files.js move …

  --parallel <n>   so viele Dateien gleichzeitig (8)

Ende mit 0: alles stimmt; 1: etwas fehlt oder stimmt nicht; 2: falscher Aufruf.
`

/** A mistake in the call; the message is for the operator. */
class UsageError extends Error {}

interface Place {
  files: Storage
  /** Undefined for a bucket. */
  folder: string | undefined
}

async function main(): Promise<number> {
  const { positionals, values } = readArguments()
  const [command = 'help', ...places] = positionals
  if (values.help || command === 'help') {
    process.stdout.write(help)
    return 0
  }
  const parallel = Number(values.parallel)
  if (!Number.isInteger(parallel) || parallel < 1 || parallel > 64)
    throw new UsageError('--parallel ist eine Zahl von 1 bis 64.')
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort())
  process.once('SIGTERM', () => stopping.abort())
  const showProgress = createProgressLine()
  const run = { parallel, signal: stopping.signal, onProgress: showProgress.update }
  const report = await runCommand(command, places, run)
  showProgress.end()
  return showReport(command, report, stopping.signal.aborted)
}

function readArguments() {
  const options = { parallel: { type: 'string', default: '8' }, help: { type: 'boolean' } } as const
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch {
    throw new UsageError(`Diesen Aufruf gibt es nicht.\n${help}`)
  }
}

async function runCommand(command: string, names: string[], run: RunOptions): Promise<FileReport> {
  if (command === 'move' && names.length === 2) {
    const [from, to] = [await openPlace(names[0], 'source'), await openPlace(names[1], 'target')]
    const folder = path.join(to.folder ?? readDataDir(), '.transfer')
    const scratch = await createScratch(folder)
    try {
      return await transferFiles({ from: from.files, to: to.files, scratch }, run)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  if (command === 'check' && (names.length === 1 || names.length === 2)) {
    const storage = (await openPlace(names[0], 'source')).files
    const other = names.length === 2 ? (await openPlace(names[1], 'source')).files : null
    return checkFiles({ storage, other }, run)
  }
  throw new UsageError(`Diesen Aufruf gibt es nicht.\n${help}`)
}

/** A source must have files: a mistyped place would otherwise look like one without. */
async function openPlace(name = '', role: 'source' | 'target'): Promise<Place> {
  const settings = readStorage(name)
  const folder = 'folder' in settings.place ? settings.place.folder : undefined
  if (role === 'source' && folder !== undefined) {
    const found = await stat(folder).catch(() => null)
    if (!found?.isDirectory()) throw new UsageError(`Den Ordner ${folder} gibt es nicht.`)
  }
  const files = await openFiles(settings)
  const hasFiles = await files.hasFiles().catch((error: Error) => {
    const advice = 'ist nicht erreichbar, oder die Schlüssel passen nicht'
    throw new UsageError(`${name} ${advice} (${error.message}).`)
  })
  if (role === 'source' && !hasFiles) throw new UsageError(`In ${name} liegt keine Datei.`)
  return { files, folder }
}

const numbers = new Intl.NumberFormat('de-DE')
const decimals = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })
const megabytes = (bytes: number) => `${decimals.format(bytes / 1_000_000)} MB`

const problems = {
  damaged: 'beschädigt: der Inhalt passt nicht zum Namen',
  missing: 'fehlt',
  different: 'hat einen anderen Inhalt',
}

const describeError = (error: Error) =>
  error instanceof FileStoreUnavailable
    ? `der Speicher antwortet nicht (${error.message})`
    : `nicht übertragen (${error.message})`

function showReport(command: string, report: FileReport, isStopped: boolean): number {
  for (const { key, problem } of report.problems) {
    const text = problem instanceof Error ? describeError(problem) : problems[problem]
    process.stderr.write(`${key}: ${text}\n`)
  }
  const { files, bytes, unchanged, problems: found } = report
  const done = command === 'move' ? 'übertragen' : 'geprüft'
  const parts = [
    `${numbers.format(files - unchanged - found.length)} ${done}`,
    ...(unchanged > 0 ? [`${numbers.format(unchanged)} waren schon da`] : []),
    ...(found.length > 0 ? [`${numbers.format(found.length)} mit Fehler`] : []),
  ]
  process.stdout.write(
    `${numbers.format(files)} Dateien, ${megabytes(bytes)}: ${parts.join(', ')}\n`,
  )
  if (isStopped) process.stdout.write('Unterbrochen. Derselbe Befehl setzt den Lauf fort.\n')
  return isStopped || found.length > 0 ? 1 : 0
}

const barWidth = 24
const refreshMs = 500
const linesMs = 10_000

/** One line that changes on a terminal, and a line now and then in a log. */
function createProgressLine() {
  const { isTTY } = process.stdout
  const startedMs = performance.now()
  let shownMs = 0
  return {
    update(progress: Progress) {
      const nowMs = performance.now()
      if (nowMs - shownMs < (isTTY ? refreshMs : linesMs)) return
      shownMs = nowMs
      const text = describeProgress(progress, (nowMs - startedMs) / 1000)
      process.stdout.write(isTTY ? `\r${text}\u001b[K` : `${text}\n`)
    },
    end() {
      if (isTTY) process.stdout.write('\r\u001b[K')
    },
  }
}

function describeProgress(progress: Progress, seconds: number): string {
  const { files, totalFiles, bytes, totalBytes } = progress
  const part = totalBytes === 0 ? 1 : bytes / totalBytes
  const bar = '█'.repeat(Math.round(part * barWidth)).padEnd(barWidth, '░')
  const leftSeconds = part === 0 ? 0 : (seconds / part) * (1 - part)
  const amounts = `${numbers.format(files)} von ${numbers.format(totalFiles)} Dateien`
  const speed = `${megabytes(bytes / seconds)}/s`
  const isShort = leftSeconds < 60
  const amount = Math.ceil(isShort ? leftSeconds : leftSeconds / 60)
  const left = `noch etwa ${numbers.format(amount)} ${isShort ? 's' : 'min'}`
  return `${bar} ${Math.floor(part * 100)} % · ${amounts} · ${megabytes(bytes)} · ${speed} · ${left}`
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    const isForOperator = error instanceof UsageError || error instanceof ConfigError
    const text =
      isForOperator || !(error instanceof Error)
        ? String(error instanceof Error ? error.message : error)
        : error.stack
    process.stderr.write(`${text}\n`)
    process.exitCode = isForOperator ? 2 : 1
  },
)
