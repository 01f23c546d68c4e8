import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Metrics, MetricsAccess } from '../platform/metrics.ts'
import { refuse } from './errors.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The metrics for Prometheus; 404 where access is closed. */
export function metricsRoutes(metrics: Metrics, access: MetricsAccess) {
  const routes = new Hono()
  // Digests have the same length, so that the comparison reveals nothing about the token.
  const expected = typeof access === 'object' ? digest(`Bearer ${access.token}`) : null

  return routes.get('/', async (c) => {
    if (access === 'closed') return refuse(c, 404, 'NOT_FOUND', 'Das haben wir nicht gefunden.')
    if (expected && !timingSafeEqual(digest(c.req.header('authorization') ?? ''), expected)) {
      c.header('WWW-Authenticate', 'Bearer')
      return refuse(c, 401, 'UNAUTHORIZED', 'Dafür braucht es den Schlüssel.')
    }
    const { text, mediaType } = await metrics.render()
    c.header('Cache-Control', 'no-store')
    return c.body(text, 200, { 'Content-Type': mediaType })
  })
}

/** Prefixes of paths and their route classes, longest first. */
const routeClasses: [prefix: string, route: string][] = [
  ['/api/auth/', 'auth'],
  ['/api/uploads', 'upload'],
  ['/api/stripe/', 'webhook'],
  ['/api/', 'call'],
  ['/rpc/', 'call'],
  ['/files/', 'file'],
  ['/covers/', 'cover'],
  ['/news-pictures/', 'cover'],
  ['/static/', 'asset'],
  ['/demo/', 'demo'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/metrics', 'health'],
]

/** The route class of a path; `page` for all other paths. */
export function routeClass(path: string): string {
  return routeClasses.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'page'
}

const countedMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Measures the time until an answer begins, streams included. */
export function requestMetrics(metrics: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const startedMs = performance.now()
    await next()
    metrics.observeRequest({
      route: routeClass(c.req.path),
      method: countedMethods.has(c.req.method) ? c.req.method : 'other',
      status: c.res.status,
      seconds: (performance.now() - startedMs) / 1000,
    })
  }
}
