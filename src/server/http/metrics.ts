import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import type { Metrics, MetricsAccess } from '../platform/traces.ts'
import { refuse } from './errors.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The metrics for Prometheus; an address that is closed is not there. */
export function metricsRoutes(metrics: Metrics, access: MetricsAccess) {
  const routes = new Hono()
  // Digests are of one length, so the comparison tells nothing about the token's.
  const wanted = typeof access === 'object' ? digest(`Bearer ${access.token}`) : null

  return routes.get('/', async (c) => {
    if (access === 'closed') return refuse(c, 404, 'NOT_FOUND', 'Das haben wir nicht gefunden.')
    if (wanted && !timingSafeEqual(digest(c.req.header('authorization') ?? ''), wanted)) {
      c.header('WWW-Authenticate', 'Bearer')
      return refuse(c, 401, 'UNAUTHORIZED', 'Dafür braucht es den Schlüssel.')
    }
    const { text, mediaType } = await metrics.render()
    c.header('Cache-Control', 'no-store')
    return c.body(text, 200, { 'Content-Type': mediaType })
  })
}

/** Beginnings of addresses and what they count as, the longest first. */
const classes: [prefix: string, route: string][] = [
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

/** The class of a path; whatever is none of the others is a page. */
export function routeClass(path: string): string {
  return classes.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'page'
}

const counted = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Measures the time until every answer begins; a stream's too. */
export function requestMetrics(metrics: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const startedMs = performance.now()
    await next()
    metrics.observeRequest({
      route: routeClass(c.req.path),
      method: counted.has(c.req.method) ? c.req.method : 'other',
      status: c.res.status,
      seconds: (performance.now() - startedMs) / 1000,
    })
  }
}
