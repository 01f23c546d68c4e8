import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refuse } from './errors.ts'

/**
 * Refuses bodies of more than `maxBytes` with 413. The HTTP parser enforces a declared length, so only
 * a body without one is counted while it is read: counting every stream would cost more than most
 * calls.
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const tooLarge = (c: Parameters<MiddlewareHandler>[0]) =>
    refuse(c, 413, 'PAYLOAD_TOO_LARGE', 'Das ist zu viel auf einmal.')
  const count = bodyLimit({ maxSize: maxBytes, onError: tooLarge })

  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const length = c.req.header('content-length')
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) {
      return count(c, next)
    }
    return Number(length) > maxBytes ? tooLarge(c) : next()
  }
}
