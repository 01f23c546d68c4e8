import type { MiddlewareHandler } from 'hono'
import type { Log } from '../platform/log.ts'

/**
 * Behind a proxy that is not configured, all families share the proxy's address, and the tries of one
 * count for all. Warns once, at the first request that came through a proxy.
 */
export function proxyWarning(trustedProxies: string[], log: Pick<Log, 'warn'>): MiddlewareHandler {
  let isSaid = trustedProxies.length > 0
  return async (c, next) => {
    if (!isSaid && c.req.header('x-forwarded-for') !== undefined) {
      isSaid = true
      log.warn(
        { event: 'proxy-not-trusted' },
        'requests carry X-Forwarded-For, but TRUSTED_PROXY is not set: all clients count as one',
      )
    }
    return next()
  }
}
