import { Hono } from 'hono'
import type { Maintenance } from '../platform/maintenance.ts'
import type { Readiness } from '../platform/readiness.ts'
import { unreachableRetrySeconds } from './errors.ts'

interface HealthDependencies {
  readiness: Readiness
  maintenance: Maintenance
}

/**
 * Addresses for load balancers. `/healthz` answers as long as the process runs; `/readyz` names what is
 * not ready. `OPTIONS /` is HAProxy's plain check: it asks no part and turns red before a stop.
 */
export function healthRoutes({ readiness, maintenance }: HealthDependencies): Hono {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const { isReady, parts } = await readiness.read()
    c.header('Cache-Control', 'no-store')
    // Families see the maintenance page only if load balancers send them here.
    if (maintenance.isOn() && !readiness.isStopping()) {
      return c.json({ status: 'maintenance', parts })
    }
    if (isReady) return c.json({ status: 'ok', parts })
    c.header('Retry-After', unreachableRetrySeconds)
    return c.json({ status: 'not-ready', parts }, 503)
  })
  app.options('/', (c) => {
    if (readiness.isStopping()) return c.body(null, 503, { 'Retry-After': unreachableRetrySeconds })
    return c.body(null, 200, { Allow: 'GET, HEAD' })
  })
  return app
}
