import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { expect, test } from 'vitest'
import { requestLog } from './request-log.ts'

test('a failed call is logged as an error, a server that is not ready or closed is not', async () => {
  const lines: [level: string, path: unknown][] = []
  const note = (level: string) => (facts: object) => {
    lines.push([level, 'path' in facts && facts.path])
  }
  let isClosed = false
  const [debug, info, warn, error] = ['debug', 'info', 'warn', 'error'].map(note)
  const log = { debug, info, warn, error } as Parameters<typeof requestLog>[0]
  const app = new Hono()
    .use(requestId())
    .use(requestLog(log, { isOn: () => isClosed }))
    .get('/readyz', (c) => c.text('', 503))
    .get('/healthz', (c) => c.text('', 200))
    .get('/rpc/broken', (c) => c.text('', 503))
  for (const path of ['/readyz', '/healthz', '/rpc/broken']) await app.request(path)
  isClosed = true
  await app.request('/rpc/broken')
  expect(lines).toEqual([
    ['debug', '/readyz'],
    ['debug', '/healthz'],
    ['error', '/rpc/broken'],
    ['debug', '/rpc/broken'],
  ])
})
