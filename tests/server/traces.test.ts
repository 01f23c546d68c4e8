import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { maxTraces } from '../../src/contract/trace-kinds.ts'
import { traceBucket } from '../../src/server/db/trace-schema.ts'
import { createTraceCollector } from '../../src/server/trace/collector.ts'
import { deleteExpiredTraces } from '../../src/server/trace/commands.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { silentLog } from '../support/log.ts'
import type { TestUser } from '../support/test-user.ts'

const start = '2026-11-21T10:00:00Z'

let app: TestApp
let editor: TestUser
let parent: TestUser

beforeAll(async () => {
  app = await createTestApp(start)
  editor = await signUpEditor(app)
  parent = await app.signUp()
})
afterAll(() => app.close())
afterEach(async () => {
  await app.traceCollector.flush()
  await app.db.delete(traceBucket)
})

const lcp = { name: 'LCP', value: 1200 } as const
const send = (user: TestUser, body: unknown, headers = {}) =>
  user.request('/api/traces', { method: 'POST', body, headers })

/** Moves the clock to the next minute, which resets the rate limit. */
function nextMinute() {
  app.clock.set(new Date(app.clock.now().getTime() + 60_000).toISOString())
}

async function findMeasurement(name: string, input: { device?: 'phone' | 'desktop' } = {}) {
  await app.traceCollector.flush()
  const measurement = (await editor.api.trace.list(input)).find((each) => each.name === name)
  if (!measurement) throw new Error(`no measurement is called ${name}`)
  return measurement
}

describe('measurements', () => {
  test('of guests and parents are counted by day, and editors see the distribution', async () => {
    const values = [100, 200, 300, 400, 10_000]
    const traces = values.map((value) => ({ name: 'top-stories', value }) as const)
    await app.guest.api.trace.record({ device: 'phone', traces: [...traces, lcp] })
    const answer = await send(parent, {
      device: 'desktop',
      traces: [{ name: 'CLS', value: 0.08 }, lcp],
    })
    expect([answer.status, await answer.json()]).toEqual([200, { counted: 2 }])

    const stories = await findMeasurement('top-stories')
    expect(stories.count).toBe(5)
    expect(stories.p50).toBeGreaterThan(261)
    expect(stories.p50).toBeLessThan(317)
    expect(stories.p95).toBeGreaterThan(8000)
    expect(stories.days).toHaveLength(30)
    expect(stories.days[0]).toEqual({
      day: '2026-10-23',
      count: 0,
      p50: null,
      p75: null,
      p95: null,
    })
    expect(stories.days.at(-1)).toMatchObject({ day: '2026-11-21', count: 5, p50: stories.p50 })
    const { count, p50 } = await findMeasurement('CLS')
    expect(count).toBe(1)
    expect(Math.abs((p50 ?? 0) - 0.08)).toBeLessThan(0.01)
    expect([
      (await findMeasurement('LCP')).count,
      (await findMeasurement('LCP', { device: 'phone' })).count,
      (await findMeasurement('CLS', { device: 'phone' })).count,
    ]).toEqual([2, 1, 0])
  })

  test('before and after midnight in Berlin belong to two days', async () => {
    app.clock.set('2026-11-20T22:59:59Z')
    await app.guest.api.trace.record({ device: 'phone', traces: [lcp] })
    app.clock.set('2026-11-20T23:00:00Z')
    await app.guest.api.trace.record({ device: 'phone', traces: [lcp, lcp] })
    app.clock.set(start)
    expect((await findMeasurement('LCP')).days.slice(-2)).toMatchObject([
      { day: '2026-11-20', count: 1 },
      { day: '2026-11-21', count: 2 },
    ])
  })

  test('are refused as a batch when one is invalid', async () => {
    nextMinute()
    const batch = { device: 'phone', traces: [lcp] }
    for (const body of [
      {},
      { ...batch, traces: [] },
      { ...batch, device: 'Pixel 9' },
      { ...batch, uid: parent.uid },
      { ...batch, path: '/reader?story=erste' },
      { ...batch, traces: [lcp, { ...lcp, name: 'battery' }] },
      { ...batch, traces: [{ ...lcp, value: -1 }] },
      { ...batch, traces: [{ ...lcp, value: 600_001 }] },
      { ...batch, traces: [{ ...lcp, value: '12' }] },
      { ...batch, traces: [{ ...lcp, value: null }] },
      { ...batch, traces: [{ name: 'CLS', value: 101 }] },
      { ...batch, traces: [{ ...lcp, page: '/reader' }] },
      { ...batch, traces: Array.from({ length: maxTraces + 1 }, () => lcp) },
      '{"device":"phone","traces":[{"name":"LCP","value":1e999}]}',
    ]) {
      expect([body, (await send(app.guest, body)).status]).toEqual([body, 400])
    }
    const form = { 'content-type': 'text/plain' }
    expect((await send(app.guest, batch, form)).status).toBe(415)
    expect((await send(app.guest, batch, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await findMeasurement('LCP')).count).toBe(0)
  })

  test('of one network are accepted 120 times a minute', async () => {
    nextMinute()
    const statuses: number[] = []
    for (let call = 0; call < 122; call++) {
      statuses.push((await send(app.guest, { device: 'phone', traces: [lcp] })).status)
    }
    expect(statuses.slice(118)).toEqual([200, 200, 429, 429])
    const refusal = await send(app.guest, { device: 'phone', traces: [lcp] })
    expect((await refusal.json()).data).toEqual({ retryAfterSeconds: 60 })
    nextMinute()
    expect((await send(app.guest, { device: 'phone', traces: [lcp] })).status).toBe(200)
    expect((await findMeasurement('LCP')).count).toBe(121)
  })

  test('need no database query when accepted', async () => {
    nextMinute()
    const querySpy = vi.spyOn(app.db.$client, 'query')
    try {
      expect((await send(parent, { device: 'phone', traces: [lcp] })).status).toBe(200)
      expect(querySpy).not.toHaveBeenCalled()
    } finally {
      querySpy.mockRestore()
    }
  })

  test('are shown to editors only', async () => {
    expect((await app.guest.request('/api/editor/traces')).status).toBe(401)
    expect((await parent.request('/api/editor/traces')).status).toBe(403)
    expect((await editor.request('/api/editor/traces?device=fridge')).status).toBe(400)
  })

  test('store nothing that identifies anybody', async () => {
    nextMinute()
    await send(parent, { device: 'phone', traces: [lcp] }, { 'x-forwarded-for': '203.0.113.7' })
    await app.traceCollector.flush()
    const rows = await app.db.select().from(traceBucket)
    expect(rows).toEqual([
      { day: '2026-11-21', name: 'LCP', device: 'phone', bucket: 37, count: 1 },
    ])
    const { rows: limits } = await app.db.execute(
      "select key from rate_limit where key like 'trace%'",
    )
    expect(limits).toEqual([])
  })
})

describe('writing', () => {
  const batch = { device: 'phone' as const, traces: [lcp, { name: 'FCP' as const, value: 90 }] }

  test('of parallel servers loses and repeats nothing', async () => {
    const collectors = Array.from({ length: 4 }, () =>
      createTraceCollector({ ...app, log: silentLog }),
    )
    for (let round = 0; round < 10; round++) {
      await Promise.all(
        collectors.map(async (collector, at) => {
          const traces = at % 2 === 0 ? batch.traces : batch.traces.toReversed()
          collector.add({ ...batch, traces })
          await Promise.all([collector.flush(), collector.flush()])
        }),
      )
    }
    await Promise.all(collectors.map((collector) => collector.stop()))
    expect([(await findMeasurement('LCP')).count, (await findMeasurement('FCP')).count]).toEqual([
      40, 40,
    ])
  })

  test('that fails is repeated by the next', async () => {
    const collector = createTraceCollector({ ...app, log: silentLog })
    collector.add(batch)
    const insert = vi.spyOn(app.db, 'insert').mockImplementationOnce(() => {
      throw new Error('the database is away')
    })
    await expect(collector.flush()).rejects.toThrow('away')
    insert.mockRestore()
    collector.add(batch)
    await collector.stop()
    expect((await findMeasurement('LCP')).count).toBe(2)
  })

  test('deletes what is older than 400 days', async () => {
    const counted = { name: 'LCP', device: 'phone', bucket: 3, count: 1 } as const
    await app.db.insert(traceBucket).values([
      { ...counted, day: '2025-10-16' },
      { ...counted, day: '2025-10-17' },
    ])
    await deleteExpiredTraces(app.db, new Date(start))
    expect(await app.db.select({ day: traceBucket.day }).from(traceBucket)).toEqual([
      { day: '2025-10-17' },
    ])
  })
})
