import type { MiddlewareHandler } from 'hono'
import type { Maintenance } from '../platform/maintenance.ts'

const retrySeconds = 60
const message = 'Der Fabelhain macht gerade eine kurze Pause. Bitte versuche es gleich noch einmal.'
/** Files of pages that are already open, and of the maintenance page. */
const assets = /^\/(static|icons|backgrounds|avatars|kids)\//

/**
 * During a maintenance answers every page with `page` and every call with a typed error, both 503.
 * Webhooks are refused too, so that their sender repeats them.
 */
export function maintenanceMode(maintenance: Maintenance, page: string): MiddlewareHandler {
  return async (c, next) => {
    if (!maintenance.isOn() || assets.test(c.req.path)) return next()
    c.header('Retry-After', String(retrySeconds))
    c.header('Cache-Control', 'no-store')
    if (c.req.header('accept')?.includes('text/html')) return c.html(page, 503)
    const refusal = {
      defined: false,
      code: 'MAINTENANCE',
      status: 503,
      message,
      data: { retryAfterSeconds: retrySeconds },
    }
    // The form of an error that oRPC's client expects; the header has the request id.
    if (c.req.path.startsWith('/rpc/')) return c.json({ json: refusal }, 503)
    return c.json({ ...refusal, requestId: c.get('requestId') }, 503)
  }
}
