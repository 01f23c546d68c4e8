import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(m?js|css|svg|webmanifest)$/
const minBytes = 1024
const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

// Writes `.br` and `.gz` beside every text file that gains from it; not beside pages, because
// the server inserts its address and mode into them.
const entries = await readdir('dist/client', { recursive: true, withFileTypes: true })
const files = entries
  .filter((entry) => entry.isFile() && compressible.test(entry.name))
  .map(({ parentPath, name }) => `${parentPath}/${name}`)
// All at once: the threads of Node take turns.
await Promise.all(files.map(compressFile))

async function compressFile(file: string) {
  const bytes = await readFile(file)
  if (bytes.length < minBytes) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await writeFile(`${file}.br`, await brotliAsync(bytes, { params }))
  await writeFile(`${file}.gz`, await gzipAsync(bytes, { level: 9 }))
}
