// Builds the service worker with the list of the files that it fetches when it is installed.
import { createHash } from 'node:crypto'
import { readFile, rm, stat } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'rolldown'
import type { Entry } from '../src/client/worker/release.ts'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

const out = 'dist/client'
/** Largest compressed size of the files that a browser loads without being asked. */
const maxInstallBytes = 1.5e6

/** Pages that nobody needs offline: the editors' page, the legal pages and the vision. */
const excludedPages =
  /routes\/(content-manager|impressum|agb|privacy-policy|kuendigen|widerruf|barrierefreiheit|vision)\.tsx$/
/**
 * Pictures of the start page, except for its small first one, and the largest typeface: the worker caches
 * them when they are first used.
 */
const excludedFiles = /(?<!\/hero-640-[\w-]+)\.avif$|opendyslexic/

const chunks: Record<string, Chunk> = JSON.parse(
  await readFile(`${out}/.vite/manifest.json`, 'utf8'),
)

function collect(key: string, files = new Set<string>()): Set<string> {
  const chunk = chunks[key]
  if (!chunk || excludedPages.test(key) || files.has(chunk.file)) return files
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
    collect(next, files)
  }
  return files
}

/** What children see without a network; its name has no hash. */
const kidsOfflinePicture = 'kids/sleep.avif'

const hashOf = (bytes: Uint8Array) => createHash('sha384').update(bytes).digest('base64')

/** Somewhat larger than the compressed file that is sent, which takes twenty times as long. */
const compressedBytes = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

let installBytes = 0
const entries: Entry[] = []
const installed = [...collect('index.html')].filter((file) => !excludedFiles.test(file)).sort()
for (const file of [...installed, kidsOfflinePicture]) {
  const bytes = await readFile(`${out}/${file}`)
  const hash = hashOf(bytes)
  installBytes += /\.woff2$/.test(file) ? bytes.length : compressedBytes(bytes)
  const revision = file === kidsOfflinePicture ? hash : null
  entries.push({ url: `/${file}`, revision, integrity: `sha384-${hash}` })
}

const shell = await readFile(`${out}/shell.html`)
const release = { entries, shellRevision: hashOf(shell), entryFile: chunks['index.html']?.file }

await build({
  input: 'src/client/worker/service-worker.ts',
  platform: 'browser',
  transform: {
    define: { 'process.env.NODE_ENV': '"production"', RELEASE: JSON.stringify(release) },
  },
  output: { file: `${out}/sw.js`, format: 'iife', minify: true },
})
await rm(`${out}/.vite`, { recursive: true })

const { size } = await stat(`${out}/sw.js`)
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`
console.log(
  `sw.js ${kilobytes(size)}, installs ${entries.length} files, ${kilobytes(installBytes)} compressed`,
)
if (installBytes > maxInstallBytes) throw new Error('the worker would load too much unasked')
