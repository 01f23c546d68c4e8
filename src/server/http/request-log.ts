import type { MiddlewareHandler } from 'hono'
import type { Log } from '../platform/log.ts'
import type { Maintenance } from '../platform/maintenance.ts'

/**
 * Logs one line per request: method, path without query, status, duration; no address, no cookie.
 * Every answer has the request id of its line.
 */
export function requestLog(log: Log, maintenance: Pick<Maintenance, 'isOn'>): MiddlewareHandler {
  return async (c, next) => {
    const startedMs = performance.now()
    await next()
    // Answers that `c` did not create lack the header.
    c.res.headers.set('X-Request-Id', c.get('requestId'))
    const line = {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      durationMs: Math.round(performance.now() - startedMs),
    }
    // A server that is not ready, or closed on purpose, is no failure; every other 5xx is.
    const isWaiting =
      c.res.status === 503 &&
      (c.req.path === '/readyz' ||
        (c.req.path === '/' && c.req.method === 'OPTIONS') ||
        maintenance.isOn())
    if (c.res.status >= 500 && !isWaiting) log.error(line, 'request')
    else log.debug(line, 'request')
  }
}
