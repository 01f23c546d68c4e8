import { readFile } from 'node:fs/promises'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

const manifest: Record<string, Chunk> = JSON.parse(
  await readFile('dist/client/.vite/manifest.json', 'utf8'),
)

const firstFonts = ['andika-latin-400-normal', 'grandstander-latin-800-normal']

/** Every file a page's code needs, itself first. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(imported, seen)
  return seen
}

/** Tags that start the fonts of the first screen and, for a page, its code early. */
export async function preloadTags(path: string | null): Promise<string> {
  const fonts = firstFonts.map((name) => {
    const asset = Object.values(manifest).find(({ file }) => file.includes(name))
    if (!asset) throw new Error(`font ${name} was not built`)
    return `<link rel="preload" href="/${asset.file}" as="font" type="font/woff2" crossorigin>`
  })
  if (path === null) return fonts.join('')
  const page = path === '/' ? 'landing' : path.slice(1)
  const early = filesOf('index.html')
  const code = [...filesOf(`src/client/routes/${page}.tsx`)].filter((file) => !early.has(file))
  return [
    ...fonts,
    ...code.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('')
}
