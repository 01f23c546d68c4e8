import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { profile } from '../../src/server/db/schema.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
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
  test('spends one read, returns both languages and signed addresses', async () => {
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

  test('reopens for free in the same month, with the same or another key', async () => {
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

  test('opens while the user document is being created', async () => {
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

  test('grants exactly 20 of 60 parallel openings', async () => {
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

  test('spends the last read once, even in parallel', async () => {
    const parent = await app.signUp()
    for (const storyId of storyIds.slice(0, 19)) await parent.api.reading.open({ storyId })
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => parent.api.reading.open({ storyId: 'lesen-40' })),
    )
    for (const { remaining } of answers) expect(remaining).toBe(0)
    expect(await usedReads(parent)).toBe(20)
  })

  test('stores nothing of a refused opening, not even its key', async () => {
    const parent = await app.signUp()
    for (const storyId of storyIds.slice(0, 20)) await parent.api.reading.open({ storyId })
    const key = { context: { idempotencyKey: 'the-refused-key' } }
    await expect(parent.api.reading.open({ storyId: 'lesen-41' }, key)).rejects.toThrow()
    expect((await parent.api.profile.get({ uid: parent.uid })).readStories).toHaveLength(20)
    expect((await parent.api.reading.open({ storyId: 'lesen-0' }, key)).remaining).toBe(0)
  })

  test('returns a reloaded story’s new content', async () => {
    const parent = await app.signUp()
    await addStory(app, 'neu', { title: 'Vorher' })
    expect((await parent.api.reading.open({ storyId: 'neu' })).texts.de?.title).toBe('Vorher')
    await addStory(app, 'neu', { title: 'Nachher' })
    expect((await parent.api.reading.open({ storyId: 'neu' })).texts.de?.title).toBe('Nachher')
  })

  test('at 0 refuses with the date, keeps opened stories open, and opens again next month', async () => {
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

  test('resets once under parallel calls, and counts only later reads', async () => {
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

  test('resets the minutes with the reads at the first story of a month', async () => {
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

  test('opens only the sample for guests, uncounted', async () => {
    const opened = await app.guest.api.reading.open({ storyId: 'probe' })
    expect(opened).toMatchObject({ remaining: null, isSample: true })
    const picture = opened.texts.de?.pages[0]?.pictureUrl ?? ''
    expect((await app.guest.request(picture)).status).toBe(200)
    await expect(app.guest.api.reading.open({ storyId: 'lesen-0' })).rejects.toMatchObject({
      status: 401,
    })
  })

  test('opens the sample for families, uncounted, and when the month is used up', async () => {
    const parent = await app.signUp()
    const openSample = () => parent.api.reading.open({ storyId: 'probe' })
    expect(await openSample()).toMatchObject({ remaining: 20, isSample: true })
    const usedUp = { usedPdfReads: 20, counterReset: new Date('2026-12-01T00:00:01+01:00') }
    await app.db.update(profile).set(usedUp).where(eq(profile.userId, parent.uid))
    expect(await openSample()).toMatchObject({ remaining: 0, isSample: true })
    const { usage } = await parent.api.profile.get({ uid: parent.uid })
    expect(usage.pdfReadsThisMonth).toBe(20)
    expect(await parent.api.reading.listMonth({ uid: parent.uid })).toEqual([])
  })

  test('spends nothing by GET: sheet, list, file or Range', async () => {
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
