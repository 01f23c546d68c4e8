import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  describeSource,
  type FileStore,
  type OpenedFile,
} from '../../src/server/files/file-store.ts'
import { fileStores } from '../support/file-stores.ts'

const never = async () => false
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** All bytes of an opened file; null where there is none. */
async function read(opened: OpenedFile | null): Promise<Buffer | null> {
  return opened && Buffer.from(await new Response(opened.body).arrayBuffer())
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fabelhain-sources-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function writeSource(bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, `${hashOf(bytes)}`)
  await writeFile(file, bytes)
  return file
}

describe.each(Object.entries(fileStores))('%s as file store', (_, openStore) => {
  let files: FileStore
  let tickMs: number
  let close: () => Promise<void>

  beforeAll(async () => {
    ;({ files, tickMs, close } = await openStore())
  })
  afterAll(() => close())

  const keys = async () => {
    const found: string[] = []
    for await (const { key } of files.list()) found.push(key)
    return found
  }

  test('is empty until it has a file', async () => {
    expect(await files.hasFiles()).toBe(false)
    await files.put(randomBytes(10), 'pdf')
    expect(await files.hasFiles()).toBe(true)
    expect(await files.hasRoomFor(1000)).toBe(true)
  })

  test('stores bytes and files under the key of their content', async () => {
    const bytes = randomBytes(1_000_003)
    const hash = hashOf(bytes)
    const key = `${hash.slice(0, 2)}/${hash.slice(2, 40)}.mp4`
    const startedAt = Date.now()
    expect(await files.putFile(await writeSource(bytes), 'mp4')).toEqual({
      key,
      sizeBytes: bytes.length,
    })
    expect(await files.put(bytes, 'mp4')).toEqual({ key, sizeBytes: bytes.length })
    const opened = await files.open(key)
    expect(opened).toMatchObject({ sizeBytes: bytes.length, sent: { first: 0, last: 1_000_002 } })
    expect(Math.abs((opened?.modifiedAt.getTime() ?? 0) - startedAt)).toBeLessThan(60_000)
    expect((await read(opened))?.equals(bytes)).toBe(true)
    expect(await files.describe(key)).toMatchObject({ sizeBytes: bytes.length })
  })

  test('replaces what has a name', async () => {
    const [first, second] = [randomBytes(10), randomBytes(20)]
    const { key } = await files.putAs('export:1', first, 'zip')
    expect(key).toBe(files.keyOf('export:1', 'zip'))
    expect(await read(await files.open(key))).toEqual(first)
    await files.putFileAs('export:1', await writeSource(second), 'zip')
    expect(await read(await files.open(key))).toEqual(second)
    await files.remove(key)
    expect(await files.open(key)).toBeNull()
  })

  test('has an empty file, and no missing one', async () => {
    const { key } = await files.put(new Uint8Array(), 'json')
    expect(await read(await files.open(key))).toEqual(Buffer.alloc(0))
    expect(await files.open(key, { first: 0, last: 9 })).toMatchObject({ sizeBytes: 0, sent: null })
    const missing = files.keyOf('missing', 'pdf')
    expect(await files.open(missing)).toBeNull()
    expect(await files.open(missing, { first: 5 })).toBeNull()
    expect(await files.open(missing, { lastBytes: 0 })).toBeNull()
    expect(await files.describe(missing)).toBeNull()
    await files.remove(missing)
  })

  test('refuses a file that changes while it is stored, and keeps the earlier one', async () => {
    const [earlier, bytes] = [randomBytes(300), randomBytes(300)]
    const { key } = await files.putAs('changing', earlier, 'zip')
    const source = await describeSource(await writeSource(bytes))
    await writeFile(source.file, randomBytes(300))
    await expect(files.write(key, source)).rejects.toThrow()
    expect(await read(await files.open(key))).toEqual(earlier)
    const other = files.keyOf('never stored', 'zip')
    await expect(files.write(other, source)).rejects.toThrow()
    expect(await files.describe(other)).toBeNull()
  })

  test('lists all files', async () => {
    const stored = await Promise.all(
      Array.from({ length: 25 }, () => files.put(randomBytes(5), 'part')),
    )
    const listed = await keys()
    for (const { key } of stored) expect(listed).toContain(key)
    expect(new Set(listed).size).toBe(listed.length)
  })

  test('removes old files that nothing names, and asks for each', async () => {
    const [named, unnamed] = [
      await files.put(randomBytes(9), 'pdf'),
      await files.put(randomBytes(9), 'pdf'),
    ]
    const isNamed = async (key: string) => key !== unnamed.key
    expect(await files.removeUnnamed(new Date(0), isNamed)).toBe(0)
    await delay(tickMs)
    const before = new Date()
    await delay(tickMs)
    const young = await files.put(randomBytes(9), 'pdf')
    expect(await files.removeUnnamed(before, isNamed)).toBe(1)
    const listed = await keys()
    expect(listed).toContain(named.key)
    expect(listed).toContain(young.key)
    expect(listed).not.toContain(unnamed.key)
  })

  test('keeps a file that is stored again while it is removed', async () => {
    const bytes = randomBytes(9)
    const { key } = await files.put(bytes, 'pdf')
    await delay(tickMs)
    const before = new Date()
    await delay(tickMs)
    const others = new Set(await keys())
    const storeAgain = async (asked: string) => {
      if (asked === key) await files.put(bytes, 'pdf')
      return others.has(asked) && asked !== key
    }
    await files.removeUnnamed(before, storeAgain)
    expect(await read(await files.open(key))).toEqual(bytes)
    expect(await keys()).toContain(key)
  })

  test('forgets a removed file in the end', async () => {
    const { key } = await files.put(randomBytes(9), 'pdf')
    await delay(tickMs)
    const later = new Date(Date.now() + 60_000)
    const isNamed = async (asked: string) => asked !== key
    expect(await files.removeUnnamed(later, isNamed)).toBe(1)
    expect(await files.removeUnnamed(later, isNamed)).toBe(0)
    expect(await files.open(key)).toBeNull()
    expect(await files.removeUnnamed(later, never)).toBeGreaterThan(0)
    await files.removeUnnamed(later, never)
    expect(await files.hasFiles()).toBe(false)
  })
})
