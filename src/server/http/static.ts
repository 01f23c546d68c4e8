import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context } from 'hono'
import { Hono } from 'hono'
import type { PagePath } from '../../contract/page.ts'
import { pagePaths } from '../../contract/page.ts'
import { ClientMissingError } from './client-policy.ts'
import { refuse } from './errors.ts'

interface Page {
  html: string
  brotli: Uint8Array<ArrayBuffer>
}

/** What the build writes into canonical and social tags for the public origin. */
const buildOrigin = 'https://origin.invalid'
const compress = promisify(brotliCompress)

interface StaticOptions {
  clientDir: string
  mode: string
  baseUrl: string
}

/** The built client: prerendered pages, the shell for the others, hashed assets, a 404 page. */
export async function staticRoutes({ clientDir, mode, baseUrl }: StaticOptions) {
  const meta = `<meta name="fabelhain-mode" content="${mode}">`

  async function load(file: string): Promise<Page | null> {
    const source = await readFile(path.join(clientDir, file), 'utf8').catch(() => null)
    if (source === null) return null
    const html = source.replace('<!--mode-->', meta).replaceAll(buildOrigin, baseUrl)
    return { html, brotli: new Uint8Array(await compress(html)) }
  }

  const shell = await load('shell.html')
  const notFound = await load('404.html')
  if (!shell || !notFound) throw new ClientMissingError(clientDir)
  const pages = new Map<string, Page>()
  for (const pagePath of pagePaths) {
    pages.set(pagePath, (await load(`${pageFile(pagePath)}`)) ?? shell)
  }

  const send = (c: Context, page: Page, status: 200 | 404) => {
    c.header('Cache-Control', 'no-cache')
    c.header('Content-Type', 'text/html; charset=utf-8')
    c.header('Vary', 'Accept-Encoding')
    if (!c.req.header('accept-encoding')?.includes('br')) return c.body(page.html, status)
    c.header('Content-Encoding', 'br')
    return c.body(page.brotli, status)
  }

  const assets = serveStatic({
    root: clientDir,
    precompressed: true,
    onFound: (_file, c) => {
      const isHashed = c.req.path.startsWith('/static/')
      c.header(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })

  return new Hono().get('/*', async (c) => {
    const pathname = c.req.path.length > 1 ? c.req.path.replace(/\/$/, '') : c.req.path
    const page = pages.get(pathname)
    if (page) return send(c, page, 200)
    // HTML files are sent as pages only, so that the mode is always filled in.
    // Compressed twins, source maps and the build's own notes are nobody's business.
    const file = /\.[a-z0-9]+$/i.test(pathname) && !/\.(html|json|map|br|gz|zst)$/i.test(pathname)
    const found =
      file || pathname === '/manifest.webmanifest' ? await assets(c, async () => {}) : null
    if (found) return found
    if (/^\/(static|rpc|api|files|covers|backgrounds)(\/|$)/.test(pathname)) {
      return refuse(c, 404, 'NOT_FOUND', 'Das haben wir nicht gefunden.')
    }
    return send(c, notFound, 404)
  })
}

function pageFile(pagePath: PagePath): string {
  return pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}/index.html`
}
