import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { newsPost } from '../../src/server/db/community-schema.ts'
import { editorChange } from '../../src/server/db/editor-schema.ts'
import { storedFile } from '../../src/server/db/story-schema.ts'
import type { TestApp } from '../support/app.ts'
import { setUpEditors } from '../support/editor.ts'
import { type Post, post, source } from '../support/news.ts'
import type { TestUser } from '../support/test-user.ts'

const now = '2026-11-21T10:00:00.000Z'
const tomorrow = '2026-11-22T10:00:00.000Z'

let app: TestApp
let editor: TestUser
let parent: TestUser

setUpEditors((opened) => {
  ;({ app, editor, parent } = opened)
}, now)
beforeEach(async () => {
  app.clock.set(now)
  await app.db.delete(newsPost)
  await app.db.delete(editorChange)
})

const save = (slug: string, change?: Partial<Post>) => editor.api.news.save(post(slug, change))

async function changesOf(subject: string) {
  const rows = await app.db.select().from(editorChange).where(eq(editorChange.subject, subject))
  return rows.map(({ action, editorId }) => [action, editorId])
}

describe('editors', () => {
  test('alone can write', async () => {
    for (const who of [app.guest, parent]) {
      const status = who === parent ? 403 : 401
      await expect(who.api.news.save(post('fremd'))).rejects.toMatchObject({ status })
      await expect(who.api.news.listAll()).rejects.toMatchObject({ status })
      await expect(who.api.news.preview({ markdown: 'x' })).rejects.toMatchObject({ status })
      await expect(who.api.news.remove({ slug: 'fremd' })).rejects.toMatchObject({ status })
    }
    expect(await editor.api.news.listAll()).toEqual([])
  })

  test('see every post with its state, drafts first', async () => {
    await save('da')
    await save('morgen', { publishAt: tomorrow })
    await save('entwurf', { publishAt: null })
    const listed = await editor.api.news.listAll()
    expect(listed.map(({ slug, state, version }) => [slug, state, version])).toEqual([
      ['entwurf', 'draft', 1],
      ['morgen', 'scheduled', 1],
      ['da', 'published', 1],
    ])
  })

  test('save and remove posts; every change is logged', async () => {
    const { version } = await save('brief')
    const changed = await save('brief', { version, texts: { de: source('Neu') } })
    expect(changed).toMatchObject({ version: 2, texts: { de: { title: 'Neu' } } })
    expect(await editor.api.news.remove({ slug: 'brief' })).toEqual([])
    await expect(editor.api.news.remove({ slug: 'brief' })).rejects.toMatchObject({ status: 404 })
    expect(await changesOf('brief')).toEqual([
      ['news-saved', editor.uid],
      ['news-saved', editor.uid],
      ['news-removed', editor.uid],
    ])
  })

  test('get the current version instead of saving over it', async () => {
    await save('brief')
    const refused = { status: 409, code: 'EDITED_MEANWHILE' }
    for (const version of [0, 7]) {
      await expect(save('brief', { version, isPinned: true })).rejects.toMatchObject({
        ...refused,
        data: { current: { slug: 'brief', version: 1, isPinned: false } },
      })
    }
    await expect(save('nie-da', { version: 3 })).rejects.toMatchObject({
      ...refused,
      data: { current: null },
    })
    expect(await changesOf('brief')).toHaveLength(1)
  })

  test('save in parallel: one of ten succeeds', async () => {
    await save('rennen')
    const tries = Array.from({ length: 10 }, (_, at) =>
      save('rennen', { version: 1, texts: { de: source(`Fassung ${at}`) } }),
    )
    const settled = await Promise.allSettled(tries)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await changesOf('rennen')).toHaveLength(2)
  })

  test.each([
    ['a slug with a path', { slug: '../x' }],
    ['no German text', { texts: {} }],
    ['an empty title', { texts: { de: source(' ') } }],
    ['control characters', { texts: { de: source('a\u0000b') } }],
    ['half a surrogate pair', { texts: { de: source('a\ud800b') } }],
    ['an invalid day', { publishAt: 'morgen' }],
    ['a day before the calendar', { publishAt: '0000-01-01T00:00:00Z' }],
    ['a day after the calendar', { publishAt: '9999-12-31T23:59:59-23:59' }],
  ])('cannot save %s', async (_name, change) => {
    const wrong = { ...post('falsch'), ...change } as Post
    await expect(editor.api.news.save(wrong)).rejects.toMatchObject({ status: 400 })
  })
})

describe('pictures', () => {
  const alt = { de: 'Ein Fuchs im Schnee', en: 'A fox in the snow' }

  async function storePicture() {
    const stored = await app.files.put(new TextEncoder().encode('kein echtes Bild'), 'avif')
    const row = { ...stored, contentType: 'image/avif' }
    await app.db.insert(storedFile).values(row).onConflictDoNothing()
    return stored.key
  }

  test('of a published post are public, at an address of their own', async () => {
    const fileKey = await storePicture()
    const saved = await save('bild', { picture: { fileKey, alt } })
    expect(saved.pictureUrl).toMatch(/^\/files\//)
    const { picture } = await app.guest.api.news.get({ slug: 'bild' })
    expect(picture).toEqual({ url: expect.stringMatching(/^\/news-pictures\/bild\?v=\w+$/), alt })
    const answer = await app.guest.request(picture?.url ?? '')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(await answer.text()).toBe('kein echtes Bild')
  })

  test('are hidden until the post is published', async () => {
    const picture = { fileKey: await storePicture(), alt }
    await save('spaeter', { picture, publishAt: tomorrow })
    for (const slug of ['spaeter', 'nie', '..%2f..%2fsecret', '%00']) {
      expect((await app.guest.request(`/news-pictures/${slug}`)).status).toBe(404)
    }
  })

  test('must be examined pictures', async () => {
    const pdf = await app.files.put(new TextEncoder().encode('%PDF'), 'pdf')
    await app.db.insert(storedFile).values({ ...pdf, contentType: 'application/pdf' })
    for (const fileKey of [pdf.key, '../../etc/passwd', '00/nichts.avif', 'a\u0000b']) {
      await expect(save('falsch', { picture: { fileKey, alt } })).rejects.toMatchObject({
        status: 400,
        data: { fields: [{ path: 'picture.fileKey' }] },
      })
    }
  })
})
