import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFileStore, type FileStore } from '../../src/server/files/file-store.ts'
import { createLocalStorage } from '../../src/server/files/local.ts'
import { sendStored } from '../../src/server/http/send-stored.ts'
import { fileStores } from '../support/file-stores.ts'
import { waitFor } from '../support/wait-for.ts'

const bytes = randomBytes(1_000_003)
const appOf = (files: FileStore) =>
  new Hono().get('/*', async (c) => {
    const answer = await sendStored(c, files, c.req.path.slice(1))
    return answer ?? c.notFound()
  })

describe.each(Object.entries(fileStores))('from %s', (_, openStore) => {
  let close: () => Promise<void>
  let app: Hono
  let key = ''
  const get = async (range?: string, method = 'GET') =>
    app.request(`/${key}`, { method, headers: range ? { range } : {} })

  beforeAll(async () => {
    const store = await openStore()
    close = store.close
    app = appOf(store.files)
    key = (await store.files.put(bytes, 'pdf')).key
  })
  afterAll(() => close())

  test('a file of several chunks is sent whole', async () => {
    const answer = await get()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    expect(bytes.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true)
  })

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=262143-262144', 262_143, 262_144],
    ['bytes=1-700000', 1, 700_000],
    ['bytes=262144-', 262_144, 1_000_002],
    ['bytes=-300000', 700_003, 1_000_002],
    ['bytes=-2000000', 0, 1_000_002],
    ['bytes=999999-2000000', 999_999, 1_000_002],
  ])('%s gets that part', async (range, first, last) => {
    const answer = await get(range)
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${last}/${bytes.length}`)
    const part = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(first, last + 1).equals(part)).toBe(true)
  })

  test.each(['bytes=1000003-', 'bytes=2000000-3000000', 'bytes=-0'])(
    '%s is outside the file',
    async (range) => {
      const answer = await get(range)
      expect(answer.status).toBe(416)
      expect(answer.headers.get('content-range')).toBe(`bytes */${bytes.length}`)
    },
  )

  test.each(['bytes=5-1', 'bytes=0-1,4-5', 'bytes=-', 'bytes=a-b', 'pages=1-2'])(
    '%s is invalid and gets the whole file',
    async (range) => {
      const answer = await get(range)
      expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, bytes.length])
    },
  )

  test('HEAD describes the whole file without sending it', async () => {
    const answer = await get('bytes=0-1', 'HEAD')
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
  })

  test('a file that is missing, and a name that is no key, are not found', async () => {
    for (const name of [`ab/${'c'.repeat(38)}.pdf`, `ab/${'c'.repeat(38)}.exe`, '../secret'])
      expect((await app.request(`/${name}`)).status).toBe(404)
  })
})

test('readers share one open file, which is closed when it is removed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fabelhain-send-'))
  const files = createFileStore(await createLocalStorage(folder))
  const { key } = await files.put(bytes, 'pdf')
  const app = appOf(files)
  const readers = await Promise.all(
    Array.from({ length: 5 }, async () => (await app.request(`/${key}`)).body),
  )
  for (const body of readers) {
    const reader = body?.getReader()
    await reader?.read()
    await reader?.cancel()
  }
  expect(await countOpen(path.join(folder, key))).toBe(1)
  await files.remove(key)
  await waitFor(async () => expect(await countOpen(path.join(folder, key))).toBe(0))
  await rm(folder, { recursive: true })
})

/** The number of this process's open descriptors of a file, deleted or not. */
async function countOpen(file: string): Promise<number> {
  const folder = '/proc/self/fd'
  const targets = (await readdir(folder).catch(() => [])).map((fd) =>
    readlink(path.join(folder, fd)).catch(() => ''),
  )
  return (await Promise.all(targets)).filter((target) => target.startsWith(file)).length
}
