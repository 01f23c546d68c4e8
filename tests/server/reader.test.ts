import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
const start = '2026-11-21T10:00:00Z'
const later = (seconds: number) => new Date(Date.parse(start) + seconds * 1000).toISOString()

beforeAll(async () => {
  app = await createTestApp(start)
  for (const storyId of ['eins', 'zwei', 'drei', 'vier']) await addStory(app, storyId)
  await addStory(app, 'probe', { sample: true })
})
afterAll(() => app.close())

const ownChild = (parent: TestUser) => ({ uid: parent.uid, childId: 'default' })
const open = (parent: TestUser, storyId: string) => parent.api.reading.open({ storyId })

describe('reading.saveProgress', () => {
  const at = (parent: TestUser, page: number, seconds: number) => ({
    ...ownChild(parent),
    storyId: 'eins',
    page,
    sentence: 0,
    isFinished: false,
    savedAt: later(seconds),
  })

  test('is returned at the next opening; the newest wins', async () => {
    const parent = await app.signUp()
    expect((await open(parent, 'eins')).progress).toBeNull()
    await parent.api.reading.saveProgress({ ...at(parent, 2, -10), sentence: 3 })
    const late = await parent.api.reading.saveProgress(at(parent, 1, -20))
    expect(late).toMatchObject({ page: 2, sentence: 3, savedAt: later(-10) })
    expect((await open(parent, 'eins')).progress).toMatchObject({ page: 2, sentence: 3 })
  })

  test('counts a time in the future as now', async () => {
    const parent = await app.signUp()
    await open(parent, 'eins')
    const ahead = await parent.api.reading.saveProgress(at(parent, 2, 86_400))
    expect(ahead.savedAt).toBe(later(0))
  })

  test('resets a finished story by an explicit start, not by page 1 of another device', async () => {
    const parent = await app.signUp()
    await open(parent, 'eins')
    await parent.api.list.mark({
      ...ownChild(parent),
      list: 'remember',
      storyId: 'eins',
      marked: true,
    })
    await parent.api.reading.saveProgress({ ...at(parent, 3, -30), isFinished: true })
    const [child] = await parent.api.child.list({ uid: parent.uid })
    expect(child?.remember).toEqual([])
    const saved = await parent.api.reading.saveProgress(at(parent, 1, -20))
    expect(saved).toMatchObject({ page: 3, isFinished: true })
    const again = await parent.api.reading.saveProgress({ ...at(parent, 1, -10), fromStart: true })
    expect(again).toMatchObject({ page: 1, isFinished: true })
  })

  test('refuses unopened stories, other accounts, guests and nonsense', async () => {
    const [parent, stranger] = [await app.signUp(), await app.signUp()]
    await expect(parent.api.reading.saveProgress(at(parent, 2, 0))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await open(parent, 'eins')
    await expect(stranger.api.reading.saveProgress(at(parent, 2, 0))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(app.guest.api.reading.saveProgress(at(parent, 2, 0))).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
    const path = `/api/users/${parent.uid}/children/default/progress/eins`
    for (const body of [{}, { ...at(parent, 0, 0) }, { page: '2' }, '{', { page: 2, more: 1 }]) {
      const answer = await parent.request(path, { method: 'PUT', body })
      expect(answer.status).toBe(400)
    }
    expect((await open(parent, 'eins')).progress).toBeNull()
  })
})

describe('settings of the reader', () => {
  test('change the document’s four fields one by one', async () => {
    const { api, uid } = await app.signUp()
    const settings = {
      readerTextSize: '32',
      readerDesign: 'nacht',
      readerLanguage: 'en',
      readerTextStyle: 'literata',
    } as const
    const expected: Record<string, string> = { ...(await api.profile.get({ uid })).reader }
    for (const [name, value] of Object.entries(settings)) {
      expected[name] = value
      await api.profile.updateReader({ uid, [name]: value })
      expect((await api.profile.get({ uid })).reader).toEqual(expected)
    }
  })

  test('include reading aids of the child, which come with the story', async () => {
    const parent = await app.signUp()
    expect((await open(parent, 'eins')).aids).toMatchObject({ syllables: 'off', speed: 0.9 })
    await parent.api.reading.updateAids({ ...ownChild(parent), syllables: 'blue-red' })
    const aids = await parent.api.reading.updateAids({ ...ownChild(parent), speed: 1.1 })
    expect(aids).toMatchObject({ syllables: 'blue-red', speed: 1.1 })
    expect((await open(parent, 'eins')).aids).toEqual(aids)
  })

  test('answer 404 to other accounts and 400 to nonsense', async () => {
    const [parent, stranger] = [await app.signUp(), await app.signUp()]
    const { api } = stranger
    await expect(
      api.profile.updateReader({ uid: parent.uid, readerDesign: 'nacht' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(api.reading.updateAids({ ...ownChild(parent), speed: 1 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const bad: [string, unknown][] = [
      [`/api/users/${parent.uid}/reader`, { readerTextSize: 22 }],
      [`/api/users/${parent.uid}/reader`, { readerDesign: 'neon' }],
      [`/api/users/${parent.uid}/children/default/reading-aids`, { speed: 3 }],
      [`/api/users/${parent.uid}/children/default/reading-aids`, { font: 'x' }],
    ]
    for (const [path, body] of bad)
      expect((await parent.request(path, { method: 'PATCH', body })).status).toBe(400)
  })
})

describe('after the story', () => {
  test('similar stories never include the story itself', async () => {
    const similar = await app.guest.api.story.similar({ storyId: 'eins' })
    expect(similar.map(({ storyId }) => storyId)).toEqual(['drei', 'probe', 'vier', 'zwei'])
    await expect(app.guest.api.story.similar({ storyId: 'nichts' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('reports are stored, at most ten an hour', async () => {
    const parent = await app.signUp()
    const report = {
      storyId: 'eins',
      language: 'de' as const,
      reason: 'spelling' as const,
      page: 2,
      note: 'Auf Seite 2 fehlt\nein Komma.',
    }
    for (let count = 0; count < 10; count++) await parent.api.story.report(report)
    await expect(parent.api.story.report(report)).rejects.toMatchObject({ status: 429 })
    const { rows } = await app.db.execute(sql`select note, reason from story_report`)
    expect(rows).toHaveLength(10)
    expect(rows[0]).toEqual({ note: report.note, reason: 'spelling' })
    await expect(app.guest.api.story.report(report)).rejects.toMatchObject({ status: 401 })
    const other = await app.signUp()
    await expect(other.api.story.report({ ...report, storyId: 'nichts' })).rejects.toMatchObject({
      status: 404,
    })
    const bad = await other.request('/api/stories/eins/reports', {
      method: 'POST',
      body: { ...report, note: 'x'.repeat(1001) },
    })
    expect(bad.status).toBe(400)
  })
})
