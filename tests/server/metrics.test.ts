import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routeClass } from '../../src/server/http/metrics.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import type { TestUser } from '../support/test-user.ts'

const start = '2026-11-21T10:00:00Z'
const token = `${'x'.repeat(31)}=`

let app: TestApp
let editor: TestUser
let parent: TestUser

beforeAll(async () => {
  app = await createTestApp(start, { metricsAccess: { token } })
  editor = await signUpEditor(app)
  parent = await app.signUp()
})
afterAll(() => app.close())

const lcp = { name: 'LCP', value: 1200 } as const

/** Moves the clock to the next minute, which resets the rate limit. */
function nextMinute() {
  app.clock.set(new Date(app.clock.now().getTime() + 60_000).toISOString())
}

describe('/metrics', () => {
  const read = (authorization?: string) =>
    app.guest.request('/metrics', { headers: authorization ? { authorization } : {} })

  test('has measurements and answers for the bearer of the token', async () => {
    nextMinute()
    const traces = [lcp, { name: 'CLS', value: 0.2 } as const]
    await app.guest.api.trace.record({ device: 'phone', traces })
    await app.guest.request('/api/stories?search=geheim')
    const answer = await read(`Bearer ${token}`)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const text = await answer.text()
    expect(text).toMatch(/fabelhain_trace_seconds_count\{name="LCP",device="phone"\} \d+/)
    expect(text).toMatch(/fabelhain_layout_shift_count\{device="phone"\} \d+/)
    expect(text).toMatch(/http_request_seconds_count\{route="call",method="GET",status="2xx"\} \d/)
    expect(text).toContain('fabelhain_open_streams 0')
    expect(text).toContain('nodejs_eventloop_lag_seconds')
    expect(text).not.toMatch(/geheim|\/api\/|127\.0\.0\.1/)
    expect(text).not.toContain(parent.uid)
  })

  test('is refused without the token', async () => {
    for (const wrong of [undefined, 'Bearer', `Bearer ${token}x`, `Basic ${token}`, token]) {
      const answer = await read(wrong)
      expect([wrong, answer.status]).toEqual([wrong, 401])
      expect(await answer.text()).not.toContain('fabelhain_')
    }
    const refused = await editor.request('/metrics')
    expect(refused.status).toBe(401)
  })

  test('is 404 without a configured token, and open in a local demo', async () => {
    const closed = await createTestApp(start)
    const open = await createTestApp(start, { metricsAccess: 'open' })
    try {
      const headers = { authorization: `Bearer ${token}` }
      expect((await closed.guest.request('/metrics', { headers })).status).toBe(404)
      const answer = await open.guest.request('/metrics')
      expect(answer.status).toBe(200)
      // Each app counts for itself.
      expect(await answer.text()).not.toContain('name="LCP"')
    } finally {
      await closed.close()
      await open.close()
    }
  })

  test('has few route classes for any path', () => {
    expect(
      ['/rpc/reading/open', '/api/stories', '/api/auth/sign-out', '/files/x', '/', '/reader/y'].map(
        routeClass,
      ),
    ).toEqual(['call', 'call', 'auth', 'file', 'page', 'page'])
    expect(routeClass('/static/js/main-1a2b.js')).toBe('asset')
  })
})
