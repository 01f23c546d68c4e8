import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Phone } from './phone.ts'

/** The floor of a page: what it shows as static HTML with its styles inside, without code. */
export async function startStaticPage({ run }: Phone) {
  const html = await run(readStaticPage)
  const compressed = await promisify(brotliCompress)(html)
  const origin = await run(() => location.origin)
  const files = new Map<string, Promise<Response>>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    response.setHeader('cache-control', 'no-store')
    if (path === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('content-encoding', 'br')
      response.end(compressed)
      return
    }
    // Pictures and fonts are those of the product.
    const file = files.get(path) ?? fetch(origin + path)
    files.set(path, file)
    const found = (await file).clone()
    response.writeHead(found.status, {
      'content-type': found.headers.get('content-type') ?? 'application/octet-stream',
    })
    response.end(Buffer.from(await found.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop: () => server.close(),
  }
}

/** Runs in the page: its HTML without code, with the text of its style sheets. */
async function readStaticPage(): Promise<string> {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  const styles = await Promise.all([...sheets].map(async ({ href }) => (await fetch(href)).text()))
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  const unneeded =
    'script, noscript, link:not([rel="preload"][as="image"], [rel="preload"][as="font"])'
  for (const element of copy.querySelectorAll(unneeded)) element.remove()
  const style = document.createElement('style')
  style.textContent = styles.join('\n')
  copy.querySelector('head')?.append(style)
  return `<!doctype html>${copy.outerHTML}`
}
