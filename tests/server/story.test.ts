import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storyLike } from '../../src/server/db/schema.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { encodingOf, readText } from '../support/encodings.ts'
import { addStory } from '../support/stories.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'baer', {
    title: 'Der Bär im Schloß',
    value: 'mitgefuehl',
    age: [3, 5],
    minutes: 4,
  })
  await addStory(app, 'prozent', { title: '100 % tapfer', value: 'mut', age: [5, 8], minutes: 9 })
  await addStory(app, 'strich', { title: 'Ein_Strich', value: 'ehrlichkeit', minutes: 12 })
  await addStory(app, 'ohne-titel', { title: '', fileName: 'Der_kleine_Fuchs.pdf' })
})
afterAll(() => app.close())

const ids = (stories: { storyId: string }[]) => stories.map((story) => story.storyId)

describe('top stories', () => {
  test('need no sign-in and have exactly the five fields of the spec', async () => {
    const response = await app.guest.request('/api/stories/top')
    expect(response.status).toBe(200)
    const stories = await response.json()
    for (const story of stories) {
      expect(Object.keys(story).sort()).toEqual([
        'coverImageUrl',
        'fileName',
        'likes',
        'storyId',
        'title',
      ])
    }
    expect(stories[0]).toEqual({
      storyId: 'baer',
      title: 'Der Bär im Schloß',
      fileName: 'baer.pdf',
      coverImageUrl: expect.stringMatching(/^\/covers\/baer\?v=\w+$/),
      likes: 0,
    })
  })

  test.each([
    ['bär', ['baer']],
    ['BÄR', ['baer']],
    ['ä', ['baer']],
    ['a\u0308', ['baer']],
    ['a', ['prozent']],
    ['baer', []],
    ['schloss', []],
    [' im ', ['baer']],
    [' der ', []],
    ['der ', ['baer', 'ohne-titel']],
    ['%', ['prozent']],
    ['_', ['ohne-titel', 'strich']],
    ['fuchs', ['ohne-titel']],
    ['kleine_fuchs.PDF', ['ohne-titel']],
    ['Kleine Fuchs', ['ohne-titel']],
    ['prozent', []],
    ['\\', []],
    ["'; drop table story; --", []],
    ['   ', ['baer', 'ohne-titel', 'prozent', 'strich']],
    ['\t\n', ['baer', 'ohne-titel', 'prozent', 'strich']],
  ])('search %j finds %j', async (search, expected) => {
    expect(ids(await app.guest.api.story.top({ search })).sort()).toEqual(expected)
  })

  test('treat control characters in a search as spaces', async () => {
    const parent = await app.signUp()
    const editor = await signUpEditor(app)
    for (const [path, caller] of [
      ['/api/stories/top?search=Der%09B%C3%A4r', app.guest],
      ['/api/stories?search=Der%00B%C3%A4r%0D%0A', app.guest],
    ] as const) {
      const answer = await caller.request(path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(JSON.stringify(await answer.json())).toContain('Der Bär im Schloß')
    }
    for (const [path, caller] of [
      ['/api/editor/stories?search=a%09b', editor],
      ['/api/roadmap/similar?text=a%09b', parent],
    ] as const) {
      expect([path, (await caller.request(path)).status]).toEqual([path, 200])
    }
  })

  test('show and search English titles in English', async () => {
    const { api } = app.guest
    const [found, ...others] = await api.story.top({ search: 'schloß (EN)', shownIn: 'en' })
    expect(found?.title).toBe('Der Bär im Schloß (en)')
    expect(others).toEqual([])
    expect(ids(await api.story.top({ search: 'schloß (EN)' }))).toEqual([])
    expect(ids((await api.story.list({ search: 'strich (', shownIn: 'en' })).items)).toEqual([
      'strich',
    ])
    const sorted = await api.story.list({ sort: 'title', shownIn: 'en' })
    expect(ids(sorted.items).slice(-2)).toEqual(['baer', 'strich'])
  })

  test('are sorted by likes, then id, and limited', async () => {
    const parents = [await app.signUp(), await app.signUp()]
    for (const parent of parents) await parent.api.story.like({ storyId: 'strich', liked: true })
    await parents[0]?.api.story.like({ storyId: 'prozent', liked: true })
    const top = await app.guest.api.story.top({ limit: 3 })
    expect(ids(top)).toEqual(['strich', 'prozent', 'baer'])
    for (const parent of parents) await parent.api.story.like({ storyId: 'strich', liked: false })
    await parents[0]?.api.story.like({ storyId: 'prozent', liked: false })
  })

  test.each([
    'limit=0',
    'limit=-1',
    'limit=1e9',
    'limit=1.5',
    'limit=x',
    'offset=1',
    `search=${'a'.repeat(101)}`,
  ])('refuse %s', async (query) => {
    const response = await app.guest.request(`/api/stories/top?${query}`)
    expect(response.status).toBe(400)
    expect((await response.json()).message).toBe('Bitte prüfe deine Angaben.')
  })

  test('are cached with an ETag until a like changes them', async () => {
    const first = await app.guest.request('/api/stories/top?limit=2')
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe(
      'public, max-age=60, stale-while-revalidate=300',
    )
    const again = await app.guest.request('/api/stories/top?limit=2', {
      headers: { 'if-none-match': etag },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const parent = await app.signUp()
    await parent.api.story.like({ storyId: 'strich', liked: true })
    const changed = await app.guest.request('/api/stories/top?limit=2', {
      headers: { 'if-none-match': etag },
    })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(etag)
    await parent.api.story.like({ storyId: 'strich', liked: false })
  })

  test('are cached in every encoding', async () => {
    const answers = []
    for (const accepted of ['br', 'gzip', 'identity', 'br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': accepted }
      const answer = await app.guest.request('/api/stories/top?limit=3', { headers })
      expect(encodingOf(answer)).toBe(accepted)
      expect(answer.headers.get('vary')).toBe('Cookie, Accept-Encoding')
      answers.push(await readText(answer))
    }
    expect(answers[0]).toContain('"storyId"')
    expect(new Set(answers).size).toBe(1)
  })
})

describe('the library', () => {
  test.each([
    [{ value: 'mut' as const }, ['ohne-titel', 'prozent']],
    [{ age: 3 }, ['baer']],
    [{ maxMinutes: 5 }, ['baer', 'ohne-titel']],
    [{ search: ' schloss ' }, ['baer']],
    [{ search: 'bar' }, ['baer']],
    [{ search: 'bar', maxMinutes: 3 }, []],
    [{ language: 'en' as const, value: 'ehrlichkeit' as const }, ['strich']],
  ])('%j finds %j', async (filter, expected) => {
    const { items, total } = await app.guest.api.story.list(filter)
    expect(ids(items).sort()).toEqual(expected)
    expect(total).toBe(expected.length)
  })

  test('is paged and sorted by German titles, without story pages', async () => {
    const first = await app.guest.api.story.list({ sort: 'title', limit: 2 })
    const second = await app.guest.api.story.list({ sort: 'title', limit: 2, offset: 2 })
    expect(first.total).toBe(4)
    expect(ids([...first.items, ...second.items])).toEqual([
      'ohne-titel',
      'prozent',
      'baer',
      'strich',
    ])
    expect(JSON.stringify(first)).not.toContain('Anfang von')
  })

  test('has free sheets: texts and first page, no later page and no file', async () => {
    const sheet = await (await app.guest.request('/api/stories/baer')).json()
    expect(sheet.texts.de.firstPage).toEqual(['Anfang von baer.'])
    expect(JSON.stringify(sheet)).not.toMatch(/Geheimes Ende|\/files\//)
    expect((await app.guest.request('/api/stories/gibt-es-nicht')).status).toBe(404)
  })
})

describe('a like', () => {
  test('counts once per account, even in parallel', async () => {
    const parent = await app.signUp()
    const like = (liked: boolean) => parent.api.story.like({ storyId: 'baer', liked })
    await Promise.all(Array.from({ length: 50 }, () => like(true)))
    expect(await like(true)).toEqual({ likes: 1 })
    expect((await parent.api.profile.get({ uid: parent.uid })).likedStories).toEqual(['baer'])
    await Promise.all(Array.from({ length: 50 }, (_, index) => like(index % 2 === 0)))
    const [rows] = await app.db
      .select({ value: count() })
      .from(storyLike)
      .where(eq(storyLike.storyId, 'baer'))
    const [top] = (await app.guest.api.story.list({ search: 'bär' })).items
    expect(top?.likes).toBe(rows?.value)
  })

  test('is refused to guests, for unknown stories and for nonsense', async () => {
    const parent = await app.signUp()
    const put = (user: typeof parent, storyId: string, body: unknown) =>
      user.request(`/api/stories/${storyId}/like`, { method: 'PUT', body })
    expect((await put(app.guest, 'baer', { liked: true })).status).toBe(401)
    expect((await put(parent, 'gibt-es-nicht', { liked: true })).status).toBe(404)
    expect((await put(parent, 'baer', { liked: 'ja' })).status).toBe(400)
    expect((await put(parent, 'baer', { liked: true, likes: 1000 })).status).toBe(400)
    expect((await parent.request('/api/stories/baer/like')).status).toBe(405)
  })
})

test('the top stories are ten by default', async () => {
  for (let added = 0; added < 7; added++) await addStory(app, `weitere-${added}`)
  expect(await app.guest.api.story.top({})).toHaveLength(10)
  expect(await app.guest.api.story.top({ limit: 11 })).toHaveLength(11)
})
