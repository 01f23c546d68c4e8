import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { proxyWarning } from './proxy-warning.ts'

async function warningsOf(trustedProxies: string[], requests: Record<string, string>[]) {
  const warnings: unknown[] = []
  const log = { warn: (facts: unknown) => warnings.push(facts) }
  const app = new Hono().use(proxyWarning(trustedProxies, log)).get('/', (c) => c.text('fine'))
  for (const headers of requests)
    expect(await (await app.request('/', { headers })).text()).toBe('fine')
  return warnings
}

const forwarded = { 'x-forwarded-for': '203.0.113.7' }

test('an untrusted proxy is reported once', async () => {
  const warnings = await warningsOf([], [{}, forwarded, forwarded, {}, forwarded])
  expect(warnings).toEqual([{ event: 'proxy-not-trusted' }])
})

test('no proxy and a trusted proxy are not reported', async () => {
  expect(await warningsOf([], [{}, {}])).toEqual([])
  expect(await warningsOf(['10.0.0.1'], [forwarded])).toEqual([])
})
