import type { MiddlewareHandler } from 'hono'
import type { Log } from '../platform/log.ts'

/**
 * One line per request: method, path without query, status, duration; no address, no cookie. Every
 * answer carries the request id of its line.
 */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const startedMs = performance.now()
    await next()
    // Answers that were not made by `c` have lost it on the way.
    c.res.headers.set('X-Request-Id', c.get('requestId'))
    const line = {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      durationMs: Math.round(performance.now() - startedMs),
    }
    // Waiting for the library is no failure; every other reason not to be ready is.
    const isWaiting = c.req.path === '/readyz' && c.res.status === 503
    if (c.res.status >= 500 && !isWaiting) log.error(line, 'request')
    else log.debug(line, 'request')
  }
}
