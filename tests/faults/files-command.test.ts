import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FileStore } from '../../src/server/files/file-store.ts'
import { openFiles } from '../../src/server/open-files.ts'
import { readStorage } from '../../src/server/platform/env.ts'
import { openS3Files } from '../support/file-stores.ts'
import type { S3Server } from '../support/s3-server.ts'

const fileCount = 60
let folder: string
let local: FileStore
let bucket: FileStore
let s3: S3Server
let cleanups: (() => Promise<unknown>)[]

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fabelhain-move-'))
  local = await openFiles(readStorage(path.join(folder, 'files')))
  const opened = await openS3Files()
  ;({ server: s3, files: bucket } = opened)
  cleanups = [
    () => s3.stop(),
    () => rm(folder, { recursive: true }),
    () => rm(opened.folder, { recursive: true }),
  ]
})
afterEach(async () => {
  for (const cleanup of cleanups) await cleanup()
})

/** Files of several kinds, one of them larger than a chunk, and a copy of data. */
async function fill(files: FileStore) {
  for (let index = 0; index < fileCount - 2; index++) await files.put(randomBytes(2000), 'avif')
  await files.put(randomBytes(1_500_000), 'mp4')
  await files.putAs('export:1', randomBytes(3000), 'zip')
}

function start(...args: string[]) {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, ['src/server/files-command.ts', ...args], {
    env: { PATH, DATA_DIR: folder, ...s3.settings },
  })
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]).then(
    ([[code], output, errors]) => ({ code, output, errors }),
  )
  return { child, ended }
}
const run = (...args: string[]) => start(...args).ended

/** The content of every file by its key. */
async function contents(files: FileStore) {
  const found = new Map<string, string>()
  for await (const { key } of files.list()) {
    const { body } = (await files.open(key)) ?? {}
    found.set(key, Buffer.from(await new Response(body).arrayBuffer()).toString('base64'))
  }
  return found
}
const expectSame = async () => {
  const [here, there] = [await contents(local), await contents(bucket)]
  expect(here.size).toBe(fileCount)
  expect(there).toEqual(here)
}

describe('the files command', () => {
  test('moves a folder into S3, killed at any moment, and continues', async () => {
    await fill(local)
    const from = path.join(folder, 'files')
    for (const requests of [10, 30, 25]) {
      const { child, ended } = start('move', from, s3.storageUrl, '--parallel', '4')
      const before = s3.stats.requests
      await vi.waitFor(() => expect(s3.stats.requests - before).toBeGreaterThan(requests), {
        timeout: 20_000,
        interval: 1,
      })
      child.kill('SIGKILL')
      await ended
      // No file is partial, whenever the command was killed.
      for (const [key, content] of await contents(bucket))
        expect(content).toBe((await readFile(path.join(from, key))).toString('base64'))
    }
    const { code, output } = await run('move', from, s3.storageUrl)
    expect([code, output]).toEqual([0, expect.stringContaining('waren schon da')])
    await expectSame()
    const again = await run('move', from, s3.storageUrl)
    expect(again.output).toContain(`0 übertragen, ${fileCount} waren schon da`)
  })

  test('moves S3 into a folder, continues, and leaves nothing else there', async () => {
    await fill(bucket)
    const to = path.join(folder, 'files')
    const { child, ended } = start('move', s3.storageUrl, to)
    await vi.waitFor(async () => expect((await contents(local)).size).toBeGreaterThan(5), {
      timeout: 20_000,
      interval: 1,
    })
    child.kill('SIGKILL')
    await ended
    expect((await run('move', s3.storageUrl, to)).code).toBe(0)
    await expectSame()
    expect(existsSync(path.join(to, '.transfer'))).toBe(false)
    expect((await run('check', to, s3.storageUrl)).code).toBe(0)
  })

  test('names damaged, missing and different files, and moves none of them', async () => {
    const from = path.join(folder, 'files')
    await fill(local)
    expect((await run('move', from, s3.storageUrl)).code).toBe(0)
    const film = (await readdir(from, { recursive: true })).find((name) => name.endsWith('.mp4'))
    const damaged = film ?? ''
    const bytes = await readFile(path.join(from, damaged))
    bytes[9] = (bytes[9] ?? 0) ^ 1
    await writeFile(path.join(from, damaged), bytes)
    const other = await local.putAs('export:1', randomBytes(3000), 'zip')
    const missing = await local.put(randomBytes(9), 'pdf')
    const checked = await run('check', from, s3.storageUrl)
    expect(checked.code).toBe(1)
    for (const line of [
      `${damaged}: beschädigt`,
      `${missing.key}: fehlt`,
      `${other.key}: hat einen anderen Inhalt`,
    ])
      expect(checked.errors).toContain(line)
    const moved = await run('move', from, s3.storageUrl)
    expect([moved.code, moved.output]).toEqual([1, expect.stringContaining('1 mit Fehler')])
    const stored = (await contents(bucket)).get(damaged)
    expect(stored).not.toBe(bytes.toString('base64'))
    expect((await run('check', s3.storageUrl)).code).toBe(0)
  })

  test('stops while the store is down, and says how to continue', async () => {
    await fill(local)
    s3.faults.refuse = { status: 503, code: 'SlowDown', times: 0 }
    const from = path.join(folder, 'files')
    const { ended } = start('move', from, s3.storageUrl)
    const before = s3.stats.requests
    await vi.waitFor(() => expect(s3.stats.requests - before).toBeGreaterThan(10), {
      timeout: 20_000,
      interval: 1,
    })
    s3.faults.refuse = { status: 503, code: 'SlowDown', times: Number.POSITIVE_INFINITY }
    const { code, errors } = await ended
    expect([code, errors]).toEqual([1, expect.stringContaining('der Speicher antwortet nicht')])
    const refused = await run('move', from, s3.storageUrl)
    expect([refused.code, refused.errors]).toEqual([2, expect.stringContaining('nicht erreichbar')])
  })

  test('refuses a call that cannot be meant', async () => {
    const calls = [
      ['move', path.join(folder, 'files')],
      ['move', path.join(folder, 'no folder'), s3.storageUrl],
      // Nothing is there.
      ['move', path.join(folder, 'files'), s3.storageUrl],
      ['move', s3.storageUrl.replace('s3://', 's3://key:secret@'), folder],
      ['check', path.join(folder, 'files'), '--parallel', 'viele'],
      ['check', '--unbekannt'],
    ]
    const results = await Promise.all(calls.map((args) => run(...args)))
    for (const { code, errors } of results)
      expect([code, errors]).toEqual([2, expect.stringMatching(/\S/)])
  })
})
