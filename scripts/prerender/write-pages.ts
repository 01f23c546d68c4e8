import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { familyPages } from '../../src/contract/page.ts'
import { sampleStoryId } from '../../src/contract/plan.ts'
import { preloadTags, presentStyle, styleTags } from './preload.ts'

const out = 'dist/client'
const publicPages = [
  '/',
  '/vision',
  '/story-ranking',
  '/abo',
  '/news',
  '/contact',
  '/roadmap',
  '/voting',
  '/impressum',
  '/agb',
  '/privacy-policy',
  '/kuendigen',
  '/widerruf',
  '/barrierefreiheit',
  '/login',
]
const rendererPath = new URL('../../dist/prerender/render.js', import.meta.url).href
const { render }: { render: (path: string) => Promise<string> } = await import(rendererPath)

const headTags = /^(?:<title>.*?<\/title>|<meta[^>]*\/>|<link[^>]*\/>)*/
const template = inlineStyles(await readFile(`${out}/index.html`, 'utf8'))

/**
 * Moves the styles into the page, which saves a round trip before the first paint. If the entry imported
 * a shared chunk, the styles of that chunk would come before Tailwind's and lose against them.
 */
function inlineStyles(html: string): string {
  const links = html.match(/<link rel="stylesheet"/g) ?? []
  if (links.length !== 1)
    throw new Error(`the entry has ${links.length} stylesheets instead of one`)
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (_tag, file: string) => {
    const css = readFileSync(`${out}/${file}`, 'utf8').trim()
    return `<style>${css}</style>${presentStyle(file)}`
  })
}

/** Styles come last in the head, after those of every page, as when the code loads them. */
function fill(head: string, app: string, styles = ''): string {
  return template
    .replace('<!--head-->', () => head)
    .replace('</head>', () => `${styles}</head>`)
    .replace('<!--app-->', () => app)
}

/** A page that only its code renders; until then title and heading are the product's name. */
function placeholderPage(preloads: string, styles?: string): string {
  return fill(
    `<title>Fabelhain</title>${preloads}`,
    '<h1 class="sr-only" data-awaited>Fabelhain</h1>',
    styles,
  )
}

interface RenderedPage {
  path: string
  search?: string
  rendering?: Rendering
}

async function writePage(file: string, { path, search = '', rendering = 'page' }: RenderedPage) {
  const html = await render(path + search)
  const [head = ''] = html.match(headTags) ?? []
  if (!head.includes('<title>')) throw new Error(`${path} has no title`)
  if (!html.includes('<main')) throw new Error(`${path} has no content`)
  const page = fill(head + preloadTags(path), html.slice(head.length), await styleTags(path))
  await mkdir(new URL('.', `file://${process.cwd()}/${file}`), { recursive: true })
  await writeFile(file, finish(page, rendering))
}

/**
 * How the app takes over a rendered page: it hydrates a `page`. A page as it looks while session or story is awaited
 * is replaced, as what the browser stores decides how it goes on.
 */
type Rendering = 'page' | 'family' | 'story'

/** What a rendered page shows comes first: the script in the head loads its code after the first paint. */
const finish = (page: string, rendering: Rendering) =>
  page
    .replace('<html lang="de"', `$& data-rendered="${rendering}"`)
    .replaceAll('<link rel="modulepreload"', '<link rel="later" fetchpriority="low"')
    .replace(/<script type="module"[^>]* src="([^"]+)">/, '<script data-later="$1">')
    // What somebody types into a page that is replaced would be lost.
    .replace('<main', rendering === 'family' ? '<main inert' : '<main')

/** Dates of all editions of a text page but the newest; empty for other pages. */
async function olderEditions(path: string): Promise<string[]> {
  const files = await readdir(`content/pages${path}`).catch(() => [])
  const dates = files.flatMap((file) => file.match(/^([\d-]{10})\.de\.md$/)?.[1] ?? [])
  return dates.sort().slice(0, -1)
}

/** Writes the hashes of the inline scripts for the content policy. */
async function writePolicy() {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  const scripts = [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) =>
    hash(code),
  )
  await writeFile(`${out}/csp.json`, `${JSON.stringify({ scripts })}\n`)
}

for (const path of publicPages) {
  await writePage(path === '/' ? `${out}/index.html` : `${out}${path}/index.html`, { path })
  if (path === '/') continue
  for (const date of await olderEditions(path)) {
    await writePage(`${out}${path}/fassung-${date}.html`, { path, search: `?fassung=${date}` })
  }
}
await writePage(`${out}/404.html`, { path: '/not-found' })
for (const path of familyPages) {
  await writePage(`${out}${path}/index.html`, { path, rendering: 'family' })
}
await writePage(`${out}/reader/story-${sampleStoryId}.html`, {
  path: '/reader',
  search: `?story=${sampleStoryId}`,
  rendering: 'story',
})
await writeFile(
  `${out}/reader/index.html`,
  placeholderPage(preloadTags('/reader'), await styleTags('/reader')),
)
await writeFile(`${out}/shell.html`, placeholderPage(preloadTags(null)))
await writePolicy()
await rm('dist/prerender', { recursive: true })
