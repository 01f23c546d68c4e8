import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface FloorPage {
  paragraphs: string[]
  /** Bytes of the page's picture. */
  picture: Buffer
}

/** Starts the floor of the reader: the same text and picture as plain HTML, behind a link. */
export async function startPageFloor({ paragraphs, picture }: FloorPage) {
  const head = '<!doctype html><meta name="viewport" content="width=device-width">'
  const words = paragraphs.map((text) => `<p data-paragraph>${text}</p>`).join('')
  const pages: Record<string, [type: string, body: string | Buffer]> = {
    '/': ['text/html; charset=utf-8', `${head}<a id="read" href="/book">Lesen</a>`],
    '/book': [
      'text/html; charset=utf-8',
      `${head}<div class="book-picture"><img src="/picture" width="344" alt=""></div>${words}`,
    ],
    '/picture': ['image/avif', picture],
  }
  const server = createServer((request, response) => {
    const [type, body] = pages[request.url ?? ''] ?? ['text/plain', '']
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  }
}
