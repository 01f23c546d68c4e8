import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { storyText } from '../../src/server/db/story-schema.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
const start = '2026-11-21T10:00:00Z'
const stories = ['eins', 'zwei', 'drei', 'vier']

beforeAll(async () => {
  app = await createTestApp(start)
  // Each has a German narration of one minute.
  for (const storyId of stories) await addStory(app, storyId)
  await addStory(app, 'gross', { age: [9, 12] })
  await addStory(app, 'probe', { sample: true })
  const { files, db } = app
  const film = { ...(await files.put(Buffer.from('film'), 'mp4')), contentType: 'video/mp4' }
  await db.execute(sql`insert into stored_file (key, size_bytes, content_type)
    values (${film.key}, 4, 'video/mp4') on conflict do nothing`)
  await db.update(storyText).set({ film: { key: film.key, captionsKey: null, durationMs: 90_000 } })
})
afterEach(() => app.clock.set(start))
afterAll(() => app.close())

const recording = (storyId: string, medium: 'audio' | 'video' = 'audio') => ({
  storyId,
  language: 'de' as const,
  medium,
})
const play = ({ api }: TestUser, storyId: string, medium?: 'audio' | 'video') =>
  api.reading.playRecording(recording(storyId, medium))

/** A family with minutes of both kinds that opened every story. */
async function signUpListener(audio: number, video = 0, used = 0): Promise<TestUser> {
  const parent = await app.signUp()
  for (const storyId of stories) await parent.api.reading.open({ storyId })
  await app.db.execute(sql`update profile set quota_audio_minutes = ${audio},
    quota_video_minutes = ${video}, used_audio_minutes = ${used} where user_id = ${parent.uid}`)
  return parent
}
const usageOf = async ({ uid, api }: TestUser) => (await api.profile.get({ uid })).usage
const audioUrlOf = async ({ api }: TestUser, storyId: string) =>
  (await api.reading.open({ storyId })).texts.de?.audio?.url ?? null

describe('a recording', () => {
  test('is not part of the opening, spends its length, and is then free all month', async () => {
    const parent = await signUpListener(10)
    expect(await audioUrlOf(parent, 'eins')).toBeNull()
    const { url, secondsLeft } = await play(parent, 'eins')
    expect(secondsLeft).toBeCloseTo(540, 3)
    const response = await parent.request(url)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/mp4'])
    expect((await play(parent, 'eins')).secondsLeft).toBeCloseTo(540, 3)
    expect(await usageOf(parent)).toMatchObject({ audioMinutesThisMonth: 1 })
    expect(await audioUrlOf(parent, 'eins')).toMatch(/^\/files\//)
    expect(await audioUrlOf(parent, 'zwei')).toBeNull()
  })

  test('is listed for its family until the month ends', async () => {
    const parent = await signUpListener(10, 10)
    await play(parent, 'zwei')
    await play(parent, 'eins', 'video')
    const own = [recording('eins', 'video'), recording('zwei')]
    expect(await parent.api.reading.listRecordings()).toEqual(own)
    const other = await signUpListener(10)
    expect(await other.api.reading.listRecordings()).toEqual([])
    app.clock.set('2026-12-01T10:00:00Z')
    expect(await parent.api.reading.listRecordings()).toEqual([])
  })

  test('spends once when several devices start in parallel', async () => {
    const parent = await signUpListener(10)
    await Promise.all(Array.from({ length: 20 }, () => play(parent, 'eins')))
    expect(await usageOf(parent)).toMatchObject({ audioMinutesThisMonth: 1 })
  })

  test('of a film spends film minutes only', async () => {
    const parent = await signUpListener(10, 5)
    expect((await play(parent, 'eins', 'video')).secondsLeft).toBeCloseTo(210, 3)
    expect(await usageOf(parent)).toMatchObject({
      audioMinutesThisMonth: 0,
      videoMinutesThisMonth: 1.5,
    })
  })

  test('is granted whole with the last seconds, but only once', async () => {
    const parent = await signUpListener(2, 0, 0.5)
    const answers = await Promise.all(
      stories.map((storyId) =>
        play(parent, storyId).then(
          () => 'granted',
          (error: { code: string }) => error.code,
        ),
      ),
    )
    expect(answers.toSorted()).toEqual(['QUOTA_EXCEEDED', 'QUOTA_EXCEEDED', 'granted', 'granted'])
    expect(await usageOf(parent)).toMatchObject({ audioMinutesThisMonth: 2 })
    const refused = answers.indexOf('QUOTA_EXCEEDED')
    const [storyId = ''] = stories.slice(refused)
    expect(await audioUrlOf(parent, storyId)).toBeNull()
  })

  test('counts again in the next month', async () => {
    const parent = await signUpListener(10, 0, 4)
    await play(parent, 'eins')
    app.clock.set('2026-12-01T00:00:02+01:00')
    expect(await audioUrlOf(parent, 'eins')).toBeNull()
    expect((await play(parent, 'eins')).secondsLeft).toBeCloseTo(540, 3)
  })

  test('keeps the used minutes of a larger plan', async () => {
    const parent = await signUpListener(10, 0, 30)
    await expect(play(parent, 'eins')).rejects.toMatchObject({
      code: 'QUOTA_EXCEEDED',
      data: { counterReset: '2026-12-01T00:00:01+01:00' },
    })
    expect(await usageOf(parent)).toMatchObject({ audioMinutesThisMonth: 30 })
  })

  test('of the sample is free, for guests too', async () => {
    const parent = await app.signUp()
    const { texts, audioSecondsLeft } = await app.guest.api.reading.open({ storyId: 'probe' })
    expect(audioSecondsLeft).toBeNull()
    expect((await app.guest.request(texts.de?.audio?.url ?? '')).status).toBe(200)
    await parent.api.reading.open({ storyId: 'probe' })
    expect((await play(parent, 'probe')).secondsLeft).toBeNull()
    expect(await usageOf(parent)).toMatchObject({ audioMinutesThisMonth: 0 })
  })
})

describe('a recording is refused', () => {
  test('without minutes; the refusal does not roll the month', async () => {
    const parent = await signUpListener(0)
    const before = '2026-11-01T00:00:00+01:00'
    await app.db.execute(
      sql`update profile set counter_reset = ${before} where user_id = ${parent.uid}`,
    )
    await expect(play(parent, 'eins')).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' })
    await expect(play(parent, 'nichts')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { rows } = await app.db.execute(
      sql`select counter_reset = ${before} as "isUnchanged",
        (select count(*)::int from monthly_play p where p.user_id = profile.user_id) as plays
        from profile where user_id = ${parent.uid}`,
    )
    expect(rows).toEqual([{ isUnchanged: true, plays: 0 }])
  })

  test('to guests, to other accounts, and for a story that the child has not opened', async () => {
    const parent = await signUpListener(10)
    const { url } = await play(parent, 'eins')
    const stranger = await app.signUp()
    expect((await stranger.request(url)).status).toBe(404)
    expect((await app.guest.request(url)).status).toBe(404)
    await expect(app.guest.api.reading.playRecording(recording('eins'))).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
    await app.db.execute(
      sql`update profile set quota_audio_minutes = 10 where user_id = ${stranger.uid}`,
    )
    await expect(play(stranger, 'eins')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('beyond the active child’s limits', async () => {
    const parent = await signUpListener(10)
    const { api, uid } = parent
    await api.reading.open({ storyId: 'gross' })
    await api.child.update({ uid, childId: 'default', ageBand: '3-4' })
    await expect(play(parent, 'gross')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await usageOf(parent)).toMatchObject({ audioMinutesThisMonth: 0 })
  })

  test('when there is none, and with nonsense', async () => {
    const parent = await signUpListener(10)
    await expect(
      parent.api.reading.playRecording({ storyId: 'eins', language: 'en', medium: 'audio' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const change of [{ language: 'fr' }, { medium: 'x' }, { storyId: 5 }, { more: 1 }]) {
      const body = { ...recording('eins'), ...change }
      const answer = await parent.request('/api/reading/recordings', { method: 'POST', body })
      expect(answer.status).toBe(400)
    }
  })
})
