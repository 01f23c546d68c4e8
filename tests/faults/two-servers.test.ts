import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { urlOf } from '../support/cluster.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { startRoundRobin } from '../support/round-robin.ts'
import { registerAt, type ServerProcess, spawnServer } from '../support/server-process.ts'
import { waitFor } from '../support/wait-for.ts'

let database: TestDatabase
let dataDir: string
const servers: ServerProcess[] = []

beforeAll(async () => {
  database = await createTestDatabase({ losesConnections: true })
  dataDir = mkdtempSync(path.join(tmpdir(), 'fabelhain-two-'))
})
afterAll(async () => {
  for (const server of servers) await server.kill()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 })
})

async function start(name: string, settings: Record<string, string>) {
  const server = spawnServer(path.join(dataDir, name), {
    DATABASE_URL: urlOf(database.directAddress),
    SEED: 'off',
    ...settings,
  })
  servers.push(server)
  return { server, address: await server.ready() }
}

test('a killed server loses no acknowledged change, and streams at the other show the newest', async () => {
  const shared = { AUTH_SECRET: 'of both servers, as the cookies are signed' }
  const [first, second] = [await start('killed', shared), await start('stays', shared)]
  let { address } = first
  const parent = await registerAt(() => address)
  address = second.address
  const stream = parent.openStream()
  address = first.address
  await waitFor(() => expect(stream.snapshots).toHaveLength(1))
  let renamed = 0
  const write = async () => {
    for (;;) {
      const change = { displayName: `Name ${renamed + 1}` }
      if ((await parent.send('PATCH', `/api/users/${parent.uid}`, change)).status !== 200) return
      renamed++
    }
  }
  const writing = write().catch(() => {})
  await waitFor(() => expect(renamed).toBeGreaterThan(50))
  await first.server.kill()
  await writing
  address = second.address
  await waitFor(async () => {
    const stored = await parent.send('GET', `/api/users/${parent.uid}`)
    // The last change may be stored although its answer was lost.
    expect([`Name ${renamed}`, `Name ${renamed + 1}`]).toContain(stored.body?.displayName)
    expect(stream.snapshots.at(-1)?.displayName).toBe(stored.body?.displayName)
  })
})

test('a server that is told to stop fails no request behind a proxy that asks whether it is ready', async () => {
  const stopDelay = { STOP_DELAY: '1' }
  const [first, second] = [await start('first', stopDelay), await start('second', stopDelay)]
  const proxy = await startRoundRobin([first.address, second.address])
  const statuses = new Map<number, number>()
  let isOver = false
  const ask = async (reader: number) => {
    for (let count = 0; !isOver; count++) {
      // Different addresses, so that no answer comes from the cache.
      const answer = await fetch(`${proxy.address}/api/stories?limit=${1 + (count % 20)}`, {
        headers: { cookie: `reader=${reader}` },
      })
      await answer.arrayBuffer()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }
  }
  const readers = Array.from({ length: 6 }, (_, reader) => ask(reader))
  await waitFor(() => expect(statuses.get(200)).toBeGreaterThan(50))
  first.server.child.kill('SIGTERM')
  await waitFor(async () => {
    const answer = await fetch(`${first.address}/readyz`)
    expect(await answer.json()).toMatchObject({
      status: 'not-ready',
      parts: { server: 'stopping', database: 'ok' },
    })
    expect(answer.headers.get('connection')).toBe('close')
  })
  expect((await fetch(`${first.address}/healthz`)).status).toBe(200)
  expect(await first.server.ended(5_000)).toBe(0)
  const before = statuses.get(200) ?? 0
  await waitFor(() => expect(statuses.get(200)).toBeGreaterThan(before + 20))
  isOver = true
  await Promise.all(readers)
  expect([...statuses.keys()]).toEqual([200])
  await proxy.stop()
})
