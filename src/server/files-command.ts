import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand, UsageError } from './command.ts'
import { FileStoreUnavailable, type Storage } from './files/file-store.ts'
import { createScratch } from './files/scratch.ts'
import { checkFiles, type FileReport, type RunOptions, transferFiles } from './files/transfer.ts'
import { openFiles } from './open-files.ts'
import { ConfigError, readDataDir, readStorage } from './platform/env.ts'
import { createProgress, formatBytes } from './platform/progress.ts'

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

interface Place {
  files: Storage
  /** Undefined for a bucket. */
  folder: string | undefined
}

/** `npm run files`: moves or checks the files of a store. */
async function moveOrCheck(args: string[], signal: AbortSignal): Promise<boolean> {
  const { positionals, values } = readArguments(args)
  const [command = 'help', ...places] = positionals
  if (values.help || command === 'help') {
    process.stdout.write(help)
    return true
  }
  const parallel = Number(values.parallel)
  if (!Number.isInteger(parallel) || parallel < 1 || parallel > 64)
    throw new UsageError('--parallel ist eine Zahl von 1 bis 64.')
  const progress = createProgress(process.stderr)
  const report = await runTask(command, places, { parallel, signal, progress })
  progress.end()
  return showReport(command, report, signal.aborted)
}

function readArguments(args: string[]) {
  const options = { parallel: { type: 'string', default: '8' }, help: { type: 'boolean' } } as const
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch {
    throw new UsageError(`Diesen Aufruf gibt es nicht.\n${help}`)
  }
}

async function runTask(command: string, names: string[], run: RunOptions): Promise<FileReport> {
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
  const settings = readPlace(name)
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

function readPlace(name: string) {
  try {
    return readStorage(name)
  } catch (error) {
    throw error instanceof ConfigError ? new UsageError(error.message) : error
  }
}

const numbers = new Intl.NumberFormat('de-DE')

const problems = {
  damaged: 'beschädigt: der Inhalt passt nicht zum Namen',
  missing: 'fehlt',
  different: 'hat einen anderen Inhalt',
}

const describeError = (error: Error) =>
  error instanceof FileStoreUnavailable
    ? `der Speicher antwortet nicht (${error.message})`
    : `nicht übertragen (${error.message})`

function showReport(command: string, report: FileReport, isStopped: boolean): boolean {
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
    `${numbers.format(files)} Dateien, ${formatBytes(bytes)}: ${parts.join(', ')}\n`,
  )
  if (isStopped) process.stdout.write('Unterbrochen. Derselbe Befehl setzt den Lauf fort.\n')
  return !isStopped && found.length === 0
}

await runCommand((signal) => moveOrCheck(process.argv.slice(2), signal))
