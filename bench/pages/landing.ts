import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'

interface Bundle {
  /** Rendered bytes of each library in each chunk; `fabelhain` is our own code. */
  [file: string]: Record<string, number>
}

export interface LibrarySize {
  library: string
  kb: number
}

/**
 * Compressed size of the JavaScript that a guest's browser loads for the landing page: total and by
 * library.
 */
export async function measureLanding(
  baseUrl: string,
): Promise<{ totalKb: number; libraries: LibrarySize[] }> {
  const html = await (await fetch(baseUrl)).text()
  const files = [...html.matchAll(/(?:src|href|later)="(\/static\/js\/[^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  )
  const bundle: Bundle = JSON.parse(await readFile('dist/bundle.json', 'utf8'))
  const libraries: Record<string, number> = {}
  let total = 0
  for (const file of new Set(files)) {
    const code = Buffer.from(await (await fetch(baseUrl + file)).arrayBuffer())
    const bytes = brotliCompressSync(code).length
    total += bytes
    const sources = bundle[file.slice(1)] ?? {}
    const sourceBytes = Object.values(sources).reduce((sum, each) => sum + each, 0)
    for (const [library, each] of Object.entries(sources)) {
      libraries[library] = (libraries[library] ?? 0) + (each / sourceBytes) * bytes
    }
  }
  const inKb = (bytes: number) => Math.round(bytes / 102.4) / 10
  return {
    totalKb: inKb(total),
    libraries: Object.entries(libraries)
      .sort(([, a], [, b]) => b - a)
      .map(([library, bytes]) => ({ library, kb: inKb(bytes) })),
  }
}
