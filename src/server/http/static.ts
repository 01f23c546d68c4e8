import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context } from 'hono'
import { Hono } from 'hono'
import type { PagePath } from '../../contract/page.ts'
import { pagePaths } from '../../contract/page.ts'
import type { Operator } from '../platform/context.ts'
import type { SiteMode } from '../platform/env.ts'
import type { AssetHistory } from './asset-history.ts'
import { ClientMissingError } from './client-policy.ts'
import { refuse } from './errors.ts'
import { fillInOperator, operatorMeta } from './operator-data.ts'

interface Page {
  html: string
  /** Made when it is first asked for: all of them at once would hold up the start by a second. */
  brotli?: Promise<Uint8Array<ArrayBuffer>>
}

/** What the build writes into canonical and social tags for the public origin. */
const buildOrigin = 'https://origin.invalid'
/** Where the service worker gets the shell: no page's address, as those may be prerendered. */
const shellPath = '/app-shell'
const compress = promisify(brotliCompress)

interface StaticOptions {
  clientDir: string
  mode: SiteMode
  baseUrl: string
  operator: Operator
  /** Finds the folder of a former release that has `/static/…`; null where none has. */
  findFormer?: AssetHistory['find']
}

/** The built client: prerendered pages, the shell for the others, hashed assets, a 404 page. */
export async function staticRoutes(options: StaticOptions) {
  const { clientDir, mode, baseUrl, operator, findFormer } = options
  const meta = `<meta name="fabelhain-mode" content="${mode}">${operatorMeta(operator)}`

  async function load(file: string): Promise<Page | null> {
    const source = await readFile(path.join(clientDir, file), 'utf8').catch(() => null)
    if (source === null) return null
    const own = source.replace('<!--mode-->', () => meta).replaceAll(buildOrigin, baseUrl)
    return { html: fillInOperator(own, operator) }
  }

  const shell = await load('shell.html')
  const notFound = await load('404.html')
  if (!shell || !notFound) throw new ClientMissingError(clientDir)
  const pages = new Map<string, Page>()
  for (const pagePath of pagePaths) {
    const file = pageFile(pagePath)
    pages.set(pagePath, (await load(file)) ?? shell)
    for (const [date, older] of await olderEditions(path.join(clientDir, path.dirname(file)))) {
      const edition = await load(path.join(path.dirname(file), older))
      if (edition) pages.set(editionKey(pagePath, date), edition)
    }
  }

  const send = async (c: Context, page: Page, status: 200 | 404) => {
    c.header('Cache-Control', 'no-cache')
    c.header('Content-Type', 'text/html; charset=utf-8')
    c.header('Vary', 'Accept-Encoding')
    if (!c.req.header('accept-encoding')?.includes('br')) return c.body(page.html, status)
    c.header('Content-Encoding', 'br')
    page.brotli ??= compress(page.html).then((bytes) => new Uint8Array(bytes))
    return c.body(await page.brotli, status)
  }

  const assets = filesBelow(clientDir)

  async function formerAsset(c: Context, pathname: string) {
    const folder = await findFormer?.(pathname)
    return folder && filesBelow(folder)(c, ignore)
  }

  return new Hono().get('/*', async (c) => {
    const pathname = withoutLastSlash(c.req.path)
    if (pathname === shellPath) {
      c.header('X-Robots-Tag', 'noindex')
      return send(c, shell, 200)
    }
    const page = pages.get(editionKey(pathname, c.req.query('fassung'))) ?? pages.get(pathname)
    if (page) return send(c, page, 200)
    // HTML files are sent as pages only, so that the mode is always filled in.
    // Compressed twins, source maps and the build's own notes are nobody's business.
    const isFile = /\.[a-z0-9]+$/i.test(pathname) && !/\.(html|json|map|br|gz|zst)$/i.test(pathname)
    const found = isFile && ((await assets(c, ignore)) ?? (await formerAsset(c, pathname)))
    if (found) return found
    if (/^\/((static|rpc|api|files|covers|backgrounds)(\/|$)|sw\.js$)/.test(pathname)) {
      return refuse(c, 404, 'NOT_FOUND', 'Das haben wir nicht gefunden.')
    }
    return send(c, notFound, 404)
  })
}

const ignore = async () => {}

const filesBelow = (root: string) =>
  serveStatic({
    root,
    precompressed: true,
    onFound: (_file, c) => c.header('Cache-Control', keeping(c.req.path)),
  })

/** How long browsers keep a file; the worker and the manifest are asked for anew at every update. */
function keeping(pathname: string): string {
  if (pathname.startsWith('/static/')) return 'public, max-age=31536000, immutable'
  return /^\/(sw\.js|manifest\.webmanifest)$/.test(pathname) ? 'no-cache' : 'public, max-age=3600'
}

const withoutLastSlash = (pathname: string) => pathname.replace(/(.)\/$/, '$1')

const editionKey = (pathname: string, date = '') => `${pathname}?fassung=${date}`

/** Editions of a page before the newest, which the build has put beside it, by their dates. */
async function olderEditions(folder: string): Promise<[date: string, file: string][]> {
  const files = await readdir(folder).catch(() => [])
  return files.flatMap((file): [string, string][] => {
    const [, date] = /^fassung-(\d{4}-\d\d-\d\d)\.html$/.exec(file) ?? []
    return date === undefined ? [] : [[date, file]]
  })
}

function pageFile(pagePath: PagePath): string {
  return pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}/index.html`
}
