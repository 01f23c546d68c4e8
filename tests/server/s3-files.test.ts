import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createFileSigner } from '../../src/server/files/signature.ts'
import { type Listening, listen } from '../../src/server/http/listen.ts'
import { createTestApp, secret, type TestApp } from '../support/app.ts'
import { openS3Files } from '../support/file-stores.ts'
import type { S3Server } from '../support/s3-server.ts'
import { addStory } from '../support/stories.ts'

const film = randomBytes(3_000_000)
let app: TestApp
let store: S3Server
let folder: string
let listening: Listening
let filmUrl = ''

beforeAll(async () => {
  const opened = await openS3Files()
  ;({ server: store, folder } = opened)
  app = await createTestApp(undefined, { files: opened.files })
  await addStory(app, 'aus-s3')
  filmUrl = addressOf((await app.files.put(film, 'mp4')).key)
  listening = await listen({ host: '127.0.0.1', port: 0 })
  listening.serve(app.app)
})
afterEach(() => store.resetFaults())
afterAll(async () => {
  await listening.stop()
  await app.close()
  await store.stop()
  await rm(folder, { recursive: true })
})

/** The address of a file that guests may see. */
function addressOf(key: string): string {
  const signer = createFileSigner(secret)
  return signer.sign(key, { uid: '', expiresAt: signer.expiryAt(app.clock.now()) })
}

/** Sends a request over a connection, which ends with the answer. */
async function get(url: string, headers: Record<string, string> = {}) {
  const sent = request({ port: listening.port, path: url, headers, agent: false }).end()
  const [answer] = await once(sent, 'response')
  return answer
}

test('an opened story’s book comes from S3, for its account only', async () => {
  const [parent, stranger] = [await app.signUp(), await app.signUp('Familie Winter')]
  const opened = await parent.api.reading.open({ storyId: 'aus-s3' })
  const url = opened.texts.de?.pdfUrl ?? ''
  expect(await (await parent.request(url)).text()).toBe('%PDF-1.7 book of aus-s3')
  expect((await stranger.request(url)).status).toBe(404)
  expect((await app.guest.request(url)).status).toBe(404)
  const requests = store.stats.requests
  expect((await stranger.request(url)).status).toBe(404)
  // The store is asked only after the check.
  expect(store.stats.requests).toBe(requests)
})

describe('a film in S3', () => {
  test('is sent in ranges over a real connection', async () => {
    const whole = await get(filmUrl)
    expect([whole.statusCode, whole.headers['content-length']]).toEqual([200, '3000000'])
    expect((await buffer(whole)).equals(film)).toBe(true)
    const part = await get(filmUrl, { range: 'bytes=1000000-1999999' })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe('bytes 1000000-1999999/3000000')
    expect((await buffer(part)).equals(film.subarray(1_000_000, 2_000_000))).toBe(true)
  })

  test('that S3 cuts is a broken answer, never a complete shorter file', async () => {
    store.faults.maxBytes = 1_000_000
    for (const headers of [{}, { range: 'bytes=500-' }]) {
      const answer = await get(filmUrl, headers)
      expect([200, 206]).toContain(answer.statusCode)
      await expect(buffer(answer)).rejects.toMatchObject({ code: 'ECONNRESET' })
    }
  })

  test('is no longer read when the client is gone', async () => {
    const answer = await get(filmUrl)
    await once(answer, 'readable')
    expect(store.stats.openAnswers).toBe(1)
    answer.destroy()
    await vi.waitFor(() => expect(store.stats.openAnswers).toBe(0))
  })

  test('waits for the client, without the whole film in memory', async () => {
    // More than the buffers of both connections take.
    const { key } = await app.files.put(Buffer.alloc(40_000_000, 7), 'mp4')
    const sentBefore = store.stats.sentBytes
    const answer = await get(addressOf(key))
    await setTimeout(300)
    expect(store.stats.sentBytes - sentBefore).toBeLessThan(30_000_000)
    answer.destroy()
  })

  test('is unavailable for a moment while S3 is down, and missing when it is gone', async () => {
    store.faults.refuse = { status: 503, code: 'ServiceUnavailable', times: 3 }
    const down = await app.guest.request(filmUrl)
    expect([down.status, down.headers.get('retry-after')]).toEqual([503, '2'])
    expect(down.headers.get('cache-control')).toBe('no-store')
    expect(await down.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect((await app.guest.request(filmUrl, { method: 'HEAD' })).status).toBe(200)
    await app.files.remove(filmUrl.replace(/^\/files\/|\?.*/g, ''))
    expect((await app.guest.request(filmUrl)).status).toBe(404)
  })
})
