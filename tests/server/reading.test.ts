import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { profile } from '../../src/server/db/schema.ts'
import type { TestApp } from '../support/app.ts'
import { createTestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'

let app: TestApp
const storyIds = Array.from({ length: 60 }, (_, index) => `lesen-${index}`)

beforeAll(async () => {
  app = await createTestApp()
  for (const storyId of storyIds) await addStory(app, storyId)
  await addStory(app, 'probe', { sample: true })
})
afterAll(() => app.close())

const usedReads = async (parent: Awaited<ReturnType<TestApp['signUp']>>) =>
  (await parent.api.profile.get({ uid: parent.uid })).usage.pdfReadsThisMonth

describe('reading.open', () => {
  test('spends one read, gives both languages and signed addresses', async () => {
    const parent = await app.signUp()
    const opened = await parent.api.reading.open({ storyId: 'lesen-0' })
    expect(opened.remaining).toBe(19)
    expect(opened.counterReset).toBe('2026-12-01T00:00:01+01:00')
    expect(opened.texts.de?.pages[1]?.paragraphs[0]?.text).toBe('Geheimes Ende von lesen-0.')
    expect(opened.texts.en?.title).toContain('(en)')
    const pdf = await parent.request(opened.texts.de?.pdfUrl ?? '')
    expect(pdf.status).toBe(200)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(await pdf.text()).toContain('book of lesen-0')
    const profile = await parent.api.profile.get({ uid: parent.uid })
    expect(profile.readStories).toEqual(['lesen-0'])
    expect(profile.usage.pdfReadsThisMonth).toBe(1)
  })

  test('reopening in the same month is free, with the same or another key', async () => {
    const parent = await app.signUp()
    const key = { context: { idempotencyKey: 'the-same-key' } }
    await parent.api.reading.open({ storyId: 'lesen-1' }, key)
    await parent.api.reading.open({ storyId: 'lesen-1' }, key)
    await parent.api.reading.open({ storyId: 'lesen-1' })
    expect(await usedReads(parent)).toBe(1)
    await expect(parent.api.reading.open({ storyId: 'lesen-2' }, key)).rejects.toMatchObject({
      code: 'CONFLICT',
      status: 409,
    })
    expect(await usedReads(parent)).toBe(1)
  })

  test('a story opened while the user document is being made opens', async () => {
    for (let repeat = 0; repeat < 60; repeat++) {
      const parent = await app.signUp()
      await app.db.delete(profile).where(eq(profile.userId, parent.uid))
      const { uid, email } = parent
      await Promise.all([
        parent.api.profile.create({ uid, email }),
        parent.api.reading.open({ storyId: 'lesen-4' }),
        parent.api.reading.open({ storyId: 'lesen-5' }),
      ])
      expect(await usedReads(parent)).toBe(2)
    }
  })

  test('60 parallel openings of different stories at 20 allowed grant exactly 20', async () => {
    for (let repeat = 0; repeat < 20; repeat++) {
      const parent = await app.signUp()
      const answers = await Promise.allSettled(
        storyIds.map((storyId) => parent.api.reading.open({ storyId })),
      )
      const refused = answers.filter((answer) => answer.status === 'rejected')
      expect(answers.length - refused.length).toBe(20)
      for (const { reason } of refused) expect(reason.code).toBe('QUOTA_EXCEEDED')
      const profile = await parent.api.profile.get({ uid: parent.uid })
      expect(profile.usage.pdfReadsThisMonth).toBe(20)
      expect(profile.readStories).toHaveLength(20)
    }
  })

  test('the last read opens one story, however often and however parallel it is asked for', async () => {
    const parent = await app.signUp()
    for (const storyId of storyIds.slice(0, 19)) await parent.api.reading.open({ storyId })
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => parent.api.reading.open({ storyId: 'lesen-40' })),
    )
    for (const { remaining } of answers) expect(remaining).toBe(0)
    expect(await usedReads(parent)).toBe(20)
  })

  test('a refused opening leaves nothing, not even its key', async () => {
    const parent = await app.signUp()
    for (const storyId of storyIds.slice(0, 20)) await parent.api.reading.open({ storyId })
    const key = { context: { idempotencyKey: 'the-refused-key' } }
    await expect(parent.api.reading.open({ storyId: 'lesen-41' }, key)).rejects.toThrow()
    expect((await parent.api.profile.get({ uid: parent.uid })).readStories).toHaveLength(20)
    expect((await parent.api.reading.open({ storyId: 'lesen-0' }, key)).remaining).toBe(0)
  })

  test('the client gets a story compressed where it can unpack it', async () => {
    const parent = await app.signUp()
    const open = (accepted: string) =>
      parent.request('/rpc/reading/open', {
        method: 'POST',
        body: { json: { storyId: 'lesen-8' } },
        headers: { 'accept-encoding': accepted, 'idempotency-key': crypto.randomUUID() },
      })
    const unpack = {
      br: brotliDecompressSync,
      gzip: gunzipSync,
      identity: (bytes: Buffer) => bytes,
    }
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['', 'identity'],
    ] as const) {
      const answer = await open(accepted)
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(answer.headers.get('content-type')).toContain('application/json')
      const bytes = unpack[encoding](Buffer.from(await answer.arrayBuffer()))
      expect(JSON.parse(bytes.toString()).json).toMatchObject({ storyId: 'lesen-8', remaining: 19 })
    }
  })

  test('a story that is loaded anew is read anew', async () => {
    const parent = await app.signUp()
    await addStory(app, 'neu', { title: 'Vorher' })
    expect((await parent.api.reading.open({ storyId: 'neu' })).texts.de?.title).toBe('Vorher')
    await addStory(app, 'neu', { title: 'Nachher' })
    expect((await parent.api.reading.open({ storyId: 'neu' })).texts.de?.title).toBe('Nachher')
  })

  test('at 0 it refuses with the date, keeps opened stories open, and opens again next month', async () => {
    const parent = await app.signUp()
    for (const storyId of storyIds.slice(0, 20)) await parent.api.reading.open({ storyId })
    await expect(parent.api.reading.open({ storyId: 'lesen-30' })).rejects.toMatchObject({
      code: 'QUOTA_EXCEEDED',
      data: { counterReset: '2026-12-01T00:00:01+01:00' },
    })
    expect((await parent.api.reading.open({ storyId: 'lesen-3' })).remaining).toBe(0)
    app.clock.set('2026-12-01T00:00:00.500+01:00')
    await expect(parent.api.reading.open({ storyId: 'lesen-30' })).rejects.toThrow()
    app.clock.set('2026-12-01T00:00:01+01:00')
    const opened = await parent.api.reading.open({ storyId: 'lesen-30' })
    expect(opened).toMatchObject({ remaining: 19, counterReset: '2027-01-01T00:00:01+01:00' })
    app.clock.set('2026-11-21T10:00:00Z')
  })

  test('50 parallel resets give one reset, and usage counts only what came after it', async () => {
    const parent = await app.signUp()
    for (const storyId of storyIds.slice(0, 5)) await parent.api.reading.open({ storyId })
    app.clock.set('2026-12-24T18:00:00+01:00')
    const tasks = Array.from({ length: 50 }, (_, index) =>
      index % 5 === 0
        ? parent.api.reading.open({ storyId: `lesen-${index}` })
        : parent.api.profile.get({ uid: parent.uid }),
    )
    await Promise.all(tasks)
    const profile = await parent.api.profile.get({ uid: parent.uid })
    expect(profile.usage.pdfReadsThisMonth).toBe(10)
    expect(profile.counterReset).toBe('2027-01-01T00:00:01+01:00')
    app.clock.set('2026-11-21T10:00:00Z')
  })

  test('the first story of a month sets the minutes to 0 with the reads', async () => {
    const parent = await app.signUp()
    await parent.api.reading.open({ storyId: 'lesen-0' })
    await app.db
      .update(profile)
      .set({ usedAudioMinutes: 7, usedVideoMinutes: 8 })
      .where(eq(profile.userId, parent.uid))
    app.clock.set('2026-12-01T00:00:01+01:00')
    await parent.api.reading.open({ storyId: 'lesen-1' })
    expect((await parent.api.profile.get({ uid: parent.uid })).usage).toEqual({
      pdfReadsThisMonth: 1,
      audioMinutesThisMonth: 0,
      videoMinutesThisMonth: 0,
    })
    app.clock.set('2026-11-21T10:00:00Z')
  })

  test('guests read the sample uncounted, and nothing else', async () => {
    const opened = await app.guest.api.reading.open({ storyId: 'probe' })
    expect(opened).toMatchObject({ remaining: null, isSample: true })
    const picture = opened.texts.de?.pages[0]?.pictureUrl ?? ''
    expect((await app.guest.request(picture)).status).toBe(200)
    await expect(app.guest.api.reading.open({ storyId: 'lesen-0' })).rejects.toMatchObject({
      status: 401,
    })
  })

  test('no GET spends: not the sheet, not the list, not a file, not a Range', async () => {
    const parent = await app.signUp()
    const opened = await parent.api.reading.open({ storyId: 'lesen-4' })
    const url = opened.texts.de?.pdfUrl ?? ''
    for (let turn = 0; turn < 5; turn++) {
      await parent.request(url, { headers: { range: 'bytes=0-7' } })
      await parent.request('/api/stories/lesen-5')
    }
    const asGet = await parent.request('/api/reading/open?storyId=lesen-5')
    expect(asGet.status).toBe(405)
    expect(await usedReads(parent)).toBe(1)
  })

  test('refuses bad input with German sentences and spends nothing', async () => {
    const parent = await app.signUp()
    const post = (
      body: unknown,
      headers: Record<string, string> = { 'idempotency-key': crypto.randomUUID() },
    ) => parent.request('/api/reading/open', { method: 'POST', body, headers })
    const cases: [unknown, number][] = [
      [{}, 400],
      [{ storyId: 5 }, 400],
      [{ storyId: 'Lesen 0' }, 400],
      [{ storyId: 'lesen-0', extra: 1 }, 400],
      [{ storyId: 'x'.repeat(1_000_000) }, 413],
      ['{"storyId":', 400],
      [{ storyId: 'gibt-es-nicht' }, 404],
      [{ storyId: 'lesen-0', childId: 'fremd' }, 404],
    ]
    for (const [body, status] of cases) {
      const response = await post(body)
      const answer = await response.json()
      expect([JSON.stringify(body).slice(0, 60), response.status]).toEqual([
        JSON.stringify(body).slice(0, 60),
        status,
      ])
      expect(answer.message).toMatch(/^(Bitte|Das)/)
      expect(answer.requestId).toBeTruthy()
    }
    expect((await post({ storyId: 'lesen-0' }, { 'idempotency-key': 'kurz' })).status).toBe(400)
    expect(await usedReads(parent)).toBe(0)
  })
})

describe('signed file addresses', () => {
  test('another account, a guest, a changed or an expired address get 404', async () => {
    const [parent, stranger] = [await app.signUp(), await app.signUp('Familie Winter')]
    const url = (await parent.api.reading.open({ storyId: 'lesen-6' })).texts.de?.pdfUrl ?? ''
    expect((await parent.request(url)).status).toBe(200)
    expect((await stranger.request(url)).status).toBe(404)
    expect((await app.guest.request(url)).status).toBe(404)
    expect((await parent.request(url.replace(/e=\d/, 'e=9'))).status).toBe(404)
    expect((await parent.request(url.replace(/\?.*/, ''))).status).toBe(404)
    app.clock.set('2026-11-21T17:00:01Z')
    expect((await parent.request(url)).status).toBe(404)
    app.clock.set('2026-11-21T10:00:00Z')
  })

  test('single ranges are answered as RFC 9110 says, private and unsniffed', async () => {
    const parent = await app.signUp()
    const url = (await parent.api.reading.open({ storyId: 'lesen-7' })).texts.de?.pdfUrl ?? ''
    const part = await parent.request(url, { headers: { range: 'bytes=0-7' } })
    expect([part.status, await part.text()]).toEqual([206, '%PDF-1.7'])
    expect(part.headers.get('content-range')).toMatch(/^bytes 0-7\/\d+$/)
    expect(part.headers.get('content-type')).toBe('application/pdf')
    const whole = await (await parent.request(url)).text()
    for (const range of ['9-9', '4-999999', '-5', '9-']) {
      const answer = await parent.request(url, { headers: { range: `bytes=${range}` } })
      const [from = '', to = ''] = range.split('-')
      const wanted = from
        ? whole.slice(Number(from), to ? Number(to) + 1 : undefined)
        : whole.slice(-5)
      expect([range, answer.status, await answer.text()]).toEqual([range, 206, wanted])
    }
    const many = await parent.request(url, { headers: { range: 'bytes=0-1,4-5' } })
    expect([many.status, await many.text()]).toEqual([200, whole])
    expect((await parent.request(url, { headers: { range: 'bytes=9999-99999' } })).status).toBe(416)
    expect((await parent.request(url, { headers: { range: 'bytes=99999-' } })).status).toBe(416)
    expect(part.headers.get('cache-control')).toContain('private')
    expect(part.headers.get('x-content-type-options')).toBe('nosniff')
    expect(part.headers.get('content-security-policy')).toContain('sandbox')
  })

  test('no path leads out of the file store', async () => {
    for (const path of [
      '../auth-secret',
      '%2e%2e/auth-secret',
      'ab/%2e%2e%2fsecret.pdf',
      '..%5cx.pdf',
    ]) {
      expect((await app.guest.request(`/files/${path}?e=9999999999&s=x`)).status).toBe(404)
    }
  })
})
