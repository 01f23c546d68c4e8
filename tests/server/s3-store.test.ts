import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type FileStore, FileStoreUnavailable } from '../../src/server/files/file-store.ts'
import { createS3Storage } from '../../src/server/files/s3.ts'
import { openFiles } from '../../src/server/open-files.ts'
import { readStorage } from '../../src/server/platform/env.ts'
import { openS3Files } from '../support/file-stores.ts'
import type { S3Server } from '../support/s3-server.ts'

const bytes = randomBytes(1_000_000)
let server: S3Server
let folder: string
let files: FileStore
let key = ''

beforeAll(async () => {
  ;({ server, folder, files } = await openS3Files())
  key = (await files.put(bytes, 'mp4')).key
})
afterEach(() => server.resetFaults())
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const readAll = async () => new Response((await files.open(key))?.body).arrayBuffer()

describe('a store that is down', () => {
  test('for a moment is asked again', async () => {
    server.faults.refuse = { status: 503, code: 'SlowDown', times: 2 }
    expect((await readAll()).byteLength).toBe(bytes.length)
    server.faults.refuse = { status: 500, code: 'InternalError', times: 2 }
    expect((await files.put(bytes, 'mp4')).key).toBe(key)
  })

  test('for longer is unavailable, not without files', async () => {
    server.faults.refuse = { status: 503, code: 'SlowDown', times: Number.POSITIVE_INFINITY }
    for (const call of [readAll, () => files.describe(key), () => files.remove(key)])
      await expect(call()).rejects.toBeInstanceOf(FileStoreUnavailable)
    await expect(files.hasFiles()).rejects.toBeInstanceOf(FileStoreUnavailable)
  })

  test('at its address is unavailable', async () => {
    const settings = { ...server.settings }
    const other = await openFiles(readStorage('s3://eimer?endpoint=http://127.0.0.1:9', settings))
    await expect(other.open(key)).rejects.toBeInstanceOf(FileStoreUnavailable)
    await expect(other.hasFiles()).rejects.toBeInstanceOf(FileStoreUnavailable)
  })

  test('and silent does not keep a request waiting', async () => {
    const { place, keys } = readStorage(server.storageUrl, server.settings)
    if (!('bucket' in place)) throw new Error('this is no bucket')
    const storage = createS3Storage(place.bucket, keys, { silentMs: 200 })
    server.faults.hangs = true
    const startedMs = performance.now()
    await expect(storage.open(key)).rejects.toBeInstanceOf(FileStoreUnavailable)
    expect(performance.now() - startedMs).toBeLessThan(5_000)
  })
})

describe('settings that the store refuses', () => {
  const openWith = async (url: string, settings = {}) =>
    openFiles(readStorage(url, { ...server.settings, ...settings }))

  test.each([
    ['a wrong key', { S3_ACCESS_KEY_ID: 'OTHER' }],
    ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'another secret' }],
  ])('%s', async (_, settings) => {
    const other = await openWith(server.storageUrl, settings)
    await expect(other.open(key)).rejects.toBeInstanceOf(FileStoreUnavailable)
    await expect(other.put(bytes, 'pdf')).rejects.toThrow('403')
  })

  test('a bucket that does not exist has no missing files', async () => {
    const other = await openWith(server.storageUrl.replace('fabelhain-test', 'anderer-eimer'))
    await expect(other.open(key)).rejects.toThrow('NoSuchBucket')
  })
})

describe('an answer that is cut', () => {
  test('fails instead of ending as a shorter file', async () => {
    server.faults.maxBytes = 400_000
    const opened = await files.open(key)
    expect(opened?.sizeBytes).toBe(bytes.length)
    await expect(new Response(opened?.body).arrayBuffer()).rejects.toThrow()
  })

  test('and is small is read again before it is passed on', async () => {
    const small = await files.put(randomBytes(100_000), 'avif')
    server.faults.maxBytes = 50_000
    await expect(files.open(small.key)).rejects.toBeInstanceOf(FileStoreUnavailable)
    server.faults.refuse = null
    server.resetFaults()
    expect((await files.open(small.key))?.body).toHaveLength(100_000)
  })
})

test('a cancelled answer ends the request to the store', async () => {
  const opened = await files.open(key)
  const body = opened?.body as ReadableStream<Uint8Array>
  const reader = body.getReader()
  await reader.read()
  expect(server.stats.openAnswers).toBe(1)
  await reader.cancel()
  await vi.waitFor(() => expect(server.stats.openAnswers).toBe(0))
})

describe('a file that is stored again in the moment of its deletion', () => {
  const later = () => new Date(Date.now() + 60_000)
  const isOther = (unnamed: string) => async (asked: string) => asked !== unnamed

  test('comes back when it is read', async () => {
    const content = randomBytes(300)
    const { key: unnamed } = await files.put(content, 'pdf')
    // Later than every check of the removal.
    server.faults.beforeDelete = async (name) => {
      if (name.endsWith(unnamed)) await files.put(content, 'pdf')
    }
    expect(await files.removeUnnamed(later(), isOther(unnamed))).toBe(1)
    server.resetFaults()
    const opened = await files.open(unnamed, { first: 0, last: 9 })
    expect(opened?.body).toEqual(new Uint8Array(content.subarray(0, 10)))
  })

  test('comes back with the next removal, which sees that it is named', async () => {
    const content = randomBytes(300)
    const { key: unnamed } = await files.put(content, 'pdf')
    expect(await files.removeUnnamed(later(), isOther(unnamed))).toBe(1)
    const isNamed = async () => true
    await files.removeUnnamed(new Date(0), isNamed)
    const keys: string[] = []
    for await (const found of files.list()) keys.push(found.key)
    expect(keys).toContain(unnamed)
  })

  test('and is removed on purpose does not come back', async () => {
    const { key: unnamed } = await files.put(randomBytes(300), 'zip')
    await files.removeUnnamed(later(), isOther(unnamed))
    await files.remove(unnamed)
    expect(await files.open(unnamed)).toBeNull()
  })
})
