import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const packable = /\.(m?js|css|svg|webmanifest)$/
const smallestBytes = 1024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

// Writes `.br` and `.gz` beside every text file that gains from it; not beside pages, into which
// the server still writes its address and mode.
const entries = await readdir('dist/client', { recursive: true, withFileTypes: true })
for (const entry of entries) {
  if (!entry.isFile() || !packable.test(entry.name)) continue
  const file = `${entry.parentPath}/${entry.name}`
  const bytes = await readFile(file)
  if (bytes.length < smallestBytes) continue
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await writeFile(`${file}.br`, await brotli(bytes, { params }))
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }))
}
