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

test('a proxy that is not named is told of once', async () => {
  const warnings = await warningsOf([], [{}, forwarded, forwarded, {}, forwarded])
  expect(warnings).toEqual([{ event: 'proxy-not-trusted' }])
})

test('without a proxy, or with a named one, there is nothing to tell', async () => {
  expect(await warningsOf([], [{}, {}])).toEqual([])
  expect(await warningsOf(['10.0.0.1'], [forwarded])).toEqual([])
})
