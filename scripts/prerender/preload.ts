import { readFile } from 'node:fs/promises'
import { isFamilyPage } from '../../src/contract/page.ts'

interface Chunk {
  file: string
  name?: string
  imports?: string[]
  css?: string[]
}

const manifest: Record<string, Chunk> = JSON.parse(
  await readFile('dist/client/.vite/manifest.json', 'utf8'),
)

const textFont = 'andika-latin-400-normal'
const firstScreenFonts = [textFont, 'grandstander-latin-800-normal']

/** Files that a page's code needs, itself first, styles included: the code runs only after them. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const style of chunk.css ?? []) seen.add(style)
  for (const imported of chunk.imports ?? []) filesOf(imported, seen)
  return seen
}

/** The chunk that every page loads for a family (`chunk-groups.ts`). */
function signedInKey(): string {
  const key = Object.keys(manifest).find((one) => manifest[one]?.name === 'signed-in')
  if (key === undefined) throw new Error('there is no code for families')
  return key
}

/** Files of a page's code that are not in every page. */
function ownFiles(path: string): string[] {
  const page = path === '/' ? 'landing' : path.slice(1)
  const early = filesOf('index.html')
  const files = filesOf(`src/client/routes/${page}.tsx`)
  // The last view of a family has the header's account, too.
  if (isFamilyPage(path)) filesOf(signedInKey(), files)
  return [...files].filter((file) => !early.has(file))
}

const isStyle = (file: string) => file.endsWith('.css')

/** Loads nothing, but tells the code that the page contains a file of styles. */
export const presentStyle = (file: string) => `<link rel="stylesheet" href="/${file}" disabled>`

/** The styles of a rendered page, inside it: a phone paints it several round trips earlier than with files. */
export async function styleTags(path: string): Promise<string> {
  const tags = ownFiles(path)
    .filter(isStyle)
    .map(async (file) => {
      const css = await readFile(`dist/client/${file}`, 'utf8')
      return `<style>${css.trim()}</style>${presentStyle(file)}`
    })
  return (await Promise.all(tags)).join('')
}

/** Tags that preload the fonts of the first screen and the code of a page; null: only the fonts. */
export function preloadTags(path: string | null): string {
  // In the reader only what a story's text needs may compete with it.
  const fontNames = path === '/reader' ? [textFont] : firstScreenFonts
  const fonts = fontNames.map((name) => {
    const asset = Object.values(manifest).find(({ file }) => file.includes(name))
    if (!asset) throw new Error(`font ${name} was not built`)
    return `<link rel="preload" href="/${asset.file}" as="font" type="font/woff2" crossorigin>`
  })
  if (path === null) return fonts.join('')
  const code = ownFiles(path).filter((file) => !isStyle(file))
  return [
    ...fonts,
    ...code.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('')
}
