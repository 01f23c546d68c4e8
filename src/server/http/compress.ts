import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'

const brotliWhole = promisify(brotliCompress)
const gzipWhole = promisify(gzip)

/** Encoders in order of preference; as small as gzip's default in a quarter of its time. */
const encoders = {
  br: (text: string) => brotliWhole(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  gzip: (text: string) => gzipWhole(text, { level: 1 }),
}

type Encoding = keyof typeof encoders

/** The encoding in which the caller gets a long answer. */
export function findEncoding(c: Context): Encoding | undefined {
  const accepted = c.req.header('accept-encoding') ?? ''
  return (Object.keys(encoders) as Encoding[]).find((name) => accepted.includes(name))
}

/** Compresses successful answers as a whole: a story shrinks to a third, which helps on slow connections. */
export function compressWhole(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (c.res.status !== 200) return
    const encoding = findEncoding(c)
    c.res.headers.append('Vary', 'Accept-Encoding')
    if (!encoding) return
    const bytes = await encoders[encoding](await c.res.text())
    const headers = new Headers(c.res.headers)
    headers.set('Content-Encoding', encoding)
    // Otherwise Hono copies the headers of the old answer.
    c.res = undefined
    c.res = new Response(new Uint8Array(bytes), { headers })
  }
}
