import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refuse } from './errors.ts'

/**
 * Requests whose body was counted, by the one that came. A copy of a request hears that its reader
 * has left only as long as somebody holds it, and a stream waits for that.
 */
const counted = new WeakMap<Request, Request>()

/**
 * Refuses bodies of more than `maxBytes` with 413. A declared length is believed, as the HTTP
 * parser holds the sender to it; only a body without one is counted while it is read. To look at
 * the stream of every request would cost more than most calls.
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const tooLarge = (c: Parameters<MiddlewareHandler>[0]) =>
    refuse(c, 413, 'PAYLOAD_TOO_LARGE', 'Das ist zu viel auf einmal.')
  const count = bodyLimit({ maxSize: maxBytes, onError: tooLarge })

  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const length = c.req.header('content-length')
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) {
      const came = c.req.raw
      return count(c, () => {
        counted.set(came, c.req.raw)
        return next()
      })
    }
    return Number(length) > maxBytes ? tooLarge(c) : next()
  }
}
