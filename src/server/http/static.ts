import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { type PagePath, pagePaths } from '../../contract/page.ts'
import type { Operator } from '../platform/context.ts'
import type { SiteMode } from '../platform/env.ts'
import type { AssetHistory } from './asset-history.ts'
import { ClientMissingError } from './client-policy.ts'
import { refuse } from './errors.ts'
import { fillInOperator, operatorMeta } from './operator-data.ts'

interface Page {
  html: string
  /** Compressed on the first request: compressing all pages would delay the start by a second. */
  brotli?: Promise<Uint8Array<ArrayBuffer>>
}

/** Placeholder of the public origin in canonical and social tags. */
const buildOrigin = 'https://origin.invalid'
/** Address of the shell for the service worker; addresses of pages may be prerendered. */
const shellPath = '/app-shell'
const compress = promisify(brotliCompress)

interface StaticOptions {
  clientDir: string
  mode: SiteMode
  baseUrl: string
  operator: Operator
  /** Finds the folder of an earlier release that has `/static/…`; null where none has. */
  findEarlierFolder?: AssetHistory['find']
}

/** The built client: prerendered pages, the shell for the others, hashed assets, a 404 page. */
export async function staticRoutes(options: StaticOptions) {
  const { clientDir, mode, baseUrl, operator, findEarlierFolder } = options
  const meta = `<meta name="fabelhain-mode" content="${mode}">${operatorMeta(operator)}`

  async function load(file: string): Promise<Page | null> {
    const source = await readFile(path.join(clientDir, file), 'utf8').catch(() => null)
    if (source === null) return null
    const filled = source.replace('<!--mode-->', () => meta).replaceAll(buildOrigin, baseUrl)
    return { html: fillInOperator(filled, operator) }
  }

  const shell = await load('shell.html')
  const notFound = await load('404.html')
  if (!shell || !notFound) throw new ClientMissingError(clientDir)
  const pages = new Map<string, Page>()
  for (const pagePath of pagePaths) {
    const file = pageFile(pagePath)
    pages.set(pagePath, (await load(file)) ?? shell)
    const folder = path.dirname(file)
    for (const [search, variant] of await variantsIn(path.join(clientDir, folder))) {
      const page = await load(path.join(folder, variant))
      if (page) pages.set(pagePath + search, page)
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

  const findVariant = (c: Context, pathname: string) =>
    variantNames
      .map((name) => pages.get(`${pathname}?${name}=${c.req.query(name)}`))
      .find((page) => page !== undefined)

  const assets = filesBelow(clientDir)

  async function earlierAsset(c: Context, pathname: string) {
    const folder = await findEarlierFolder?.(pathname)
    return folder && filesBelow(folder)(c, noNext)
  }

  return new Hono().get('/*', async (c) => {
    const pathname = withoutLastSlash(c.req.path)
    if (pathname === shellPath) {
      c.header('X-Robots-Tag', 'noindex')
      return send(c, shell, 200)
    }
    const page = findVariant(c, pathname) ?? pages.get(pathname)
    if (page) return send(c, page, 200)
    // HTML files are only sent as pages, with the mode filled in. Compressed variants, source maps and
    // files of the build stay private.
    const isFile = /\.[a-z0-9]+$/i.test(pathname) && !/\.(html|json|map|br|gz|zst)$/i.test(pathname)
    const found = isFile && ((await assets(c, noNext)) ?? (await earlierAsset(c, pathname)))
    if (found) return found
    if (/^\/((static|rpc|api|files|covers|backgrounds)(\/|$)|sw\.js$)/.test(pathname)) {
      return refuse(c, 404, 'NOT_FOUND', 'Das haben wir nicht gefunden.')
    }
    return send(c, notFound, 404)
  })
}

const noNext = async () => {}

const filesBelow = (root: string) =>
  serveStatic({
    root,
    precompressed: true,
    onFound: (_file, c) => c.header('Cache-Control', cacheControl(c.req.path)),
  })

/** Cache-Control of a file; browsers revalidate the worker and the manifest. */
function cacheControl(pathname: string): string {
  if (pathname.startsWith('/static/')) return 'public, max-age=31536000, immutable'
  return /^\/(sw\.js|manifest\.webmanifest)$/.test(pathname) ? 'no-cache' : 'public, max-age=3600'
}

const withoutLastSlash = (pathname: string) => pathname.replace(/(.)\/$/, '$1')

/** Parameters with which a page was rendered, too: an earlier edition, and the story of a reader. */
const variantNames = ['fassung', 'story']

/** Pages that the build wrote beside the page of a path, by the search of their addresses. */
async function variantsIn(folder: string): Promise<[search: string, file: string][]> {
  const files = await readdir(folder).catch(() => [])
  return files.flatMap((file): [string, string][] => {
    const [, name = '', value] = /^([a-z]+)-([a-z\d-]+)\.html$/.exec(file) ?? []
    return variantNames.includes(name) ? [[`?${name}=${value}`, file]] : []
  })
}

function pageFile(pagePath: PagePath): string {
  return pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}/index.html`
}
