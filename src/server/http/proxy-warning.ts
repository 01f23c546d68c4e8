import type { MiddlewareHandler } from 'hono'
import type { Log } from '../platform/log.ts'

/**
 * Warns once, at the first request through a proxy that is not configured: all families would share the
 * proxy's address and its limits.
 */
export function proxyWarning(trustedProxies: string[], log: Pick<Log, 'warn'>): MiddlewareHandler {
  let hasWarned = trustedProxies.length > 0
  return async (c, next) => {
    if (!hasWarned && c.req.header('x-forwarded-for') !== undefined) {
      hasWarned = true
      log.warn(
        { event: 'proxy-not-trusted' },
        'requests carry X-Forwarded-For, but TRUSTED_PROXY is not set: all clients count as one',
      )
    }
    return next()
  }
}
