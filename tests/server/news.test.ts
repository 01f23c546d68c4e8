import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { newsPost } from '../../src/server/db/community-schema.ts'
import { editorChange } from '../../src/server/db/editor-schema.ts'
import { storedFile } from '../../src/server/db/story-schema.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { openForEditors } from '../support/editor.ts'
import type { Post } from '../support/news.ts'
import { post, source } from '../support/news.ts'
import { workMs } from '../support/work.ts'

const now = '2026-11-21T10:00:00.000Z'
const yesterday = '2026-11-20T10:00:00.000Z'
const tomorrow = '2026-11-22T10:00:00.000Z'

let app: TestApp
let editor: TestUser
let parent: TestUser

openForEditors((opened) => {
  ;({ app, editor, parent } = opened)
}, now)
beforeEach(async () => {
  app.clock.set(now)
  await app.db.delete(newsPost)
  await app.db.delete(editorChange)
})

const save = (slug: string, change?: Partial<Post>) => editor.api.news.save(post(slug, change))
const slugs = async (input = {}) =>
  (await parent.api.news.list(input)).posts.map(({ slug }) => slug)

async function changesOf(subject: string) {
  const rows = await app.db.select().from(editorChange).where(eq(editorChange.subject, subject))
  return rows.map(({ action, editorId }) => [action, editorId])
}

describe('what readers see', () => {
  test('published posts, pinned first, then the newest; no draft and nothing before its day', async () => {
    await save('alt', { publishAt: '2026-10-01T10:00:00Z', isPinned: true })
    await save('neu', { publishAt: now, kind: 'stories' })
    await save('gestern')
    await save('entwurf', { publishAt: null })
    await save('morgen', { publishAt: tomorrow })
    expect(await slugs()).toEqual(['alt', 'neu', 'gestern'])
    expect(await slugs({ kind: 'stories' })).toEqual(['neu'])
    expect(await parent.api.news.list({ limit: 1, offset: 1 })).toMatchObject({
      posts: [{ slug: 'neu' }],
      total: 3,
    })
    app.clock.set(tomorrow)
    expect(await slugs()).toEqual(['alt', 'morgen', 'neu', 'gestern'])
  })

  test('a post in both languages, as HTML', async () => {
    await save('brief', { texts: { de: source('Brief', '# Hallo\n\nIhr **Lieben**!') } })
    const read = await app.guest.api.news.get({ slug: 'brief' })
    expect(read).toEqual({
      slug: 'brief',
      kind: 'features',
      isPinned: false,
      publishedAt: yesterday,
      picture: null,
      texts: {
        de: {
          title: 'Brief',
          summary: 'Kurz: Brief',
          html: '<h2>Hallo</h2>\n<p>Ihr <strong>Lieben</strong>!</p>',
        },
      },
    })
  })

  test('what is not there (yet) is not found, and nonsense is refused', async () => {
    await save('morgen', { publishAt: tomorrow })
    for (const slug of ['morgen', 'nie']) {
      await expect(app.guest.api.news.get({ slug })).rejects.toMatchObject({ status: 404 })
    }
    const bad = await app.guest.request('/api/news?limit=1000')
    expect(bad.status).toBe(400)
  })

  test('a guest’s answer is kept for a minute, and a change ends it at once', async () => {
    const first = await app.guest.request('/api/news')
    expect(first.headers.get('cache-control')).toContain('max-age=60')
    await save('frisch')
    const second = await (await app.guest.request('/api/news')).json()
    expect(second.posts).toHaveLength(1)
  })
})

describe('Markdown', () => {
  test.each([
    ['<script>alert(1)</script>', /<script/i],
    ['<img src=x onerror=alert(1)>', /<img/i],
    ['![Pixel](https://evil.example/p.gif)', /<img/i],
    ['![Pixel][p]\n\n[p]: https://evil.example/p.gif', /<img/i],
    ['[klick](javascript:alert(1))', /href="javascript/i],
    ['[klick](JaVaScRiPt&colon;alert(1))', /href="javascript/i],
    ['[klick](data:text/html;base64,PHN2Zz4=)', /href="data/i],
    ['<javascript:alert(1)>', /href="javascript/i],
    ['[a](https://x "\\" onmouseover=alert(1) x=\\"")', /" onmouseover/i],
    ['`</code><script>alert(1)</script>`', /<script/i],
    ['<h1>kein Markdown</h1>', /<h1>/i],
    ['<!-- --!><script>x</script>', /<script/i],
  ])('%s stays harmless', async (markdown, dangerous) => {
    const { html } = await editor.api.news.preview({ markdown })
    expect(html).not.toMatch(dangerous)
  })

  test('headings begin below the page’s own', async () => {
    const markdown = '# Eins\n\n## Zwei\n\n###### Sechs\n\n`<h1>`'
    expect((await editor.api.news.preview({ markdown })).html).toBe(
      '<h2>Eins</h2>\n<h3>Zwei</h3>\n<h6>Sechs</h6>\n<p><code>&lt;h1&gt;</code></p>',
    )
  })

  test('no text that is as long as may be keeps the server from its work', async () => {
    for (const piece of ['[', '*a_ ', '> ', '`', '<', '![x](', '- ']) {
      const markdown = piece.repeat(Math.floor(10_000 / piece.length))
      expect(await workMs(() => editor.api.news.preview({ markdown }))).toBeLessThan(5_000)
    }
  })
})

describe('editors', () => {
  test('only they write; guests and parents change nothing', async () => {
    for (const who of [app.guest, parent]) {
      const status = who === parent ? 403 : 401
      await expect(who.api.news.save(post('fremd'))).rejects.toMatchObject({ status })
      await expect(who.api.news.listAll()).rejects.toMatchObject({ status })
      await expect(who.api.news.preview({ markdown: 'x' })).rejects.toMatchObject({ status })
      await expect(who.api.news.remove({ slug: 'fremd' })).rejects.toMatchObject({ status })
    }
    expect(await editor.api.news.listAll()).toEqual([])
  })

  test('see every post with how it stands, drafts first', async () => {
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

  test('change what they began with, and every change is noted', async () => {
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

  test('who began with an older one hears of the newer one and changes nothing', async () => {
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

  test('of ten who save at once, one does', async () => {
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
    ['a day that is none', { publishAt: 'morgen' }],
    ['a day before the calendar', { publishAt: '0000-01-01T00:00:00Z' }],
    ['a day behind the calendar', { publishAt: '9999-12-31T23:59:59-23:59' }],
  ])('%s is refused', async (_name, change) => {
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

  test('of a published post are public, with an address of their own', async () => {
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

  test('stay hidden until the post is published', async () => {
    const picture = { fileKey: await storePicture(), alt }
    await save('spaeter', { picture, publishAt: tomorrow })
    for (const slug of ['spaeter', 'nie', '..%2f..%2fsecret', '%00']) {
      expect((await app.guest.request(`/news-pictures/${slug}`)).status).toBe(404)
    }
  })

  test('are pictures that somebody examined, and no other file', async () => {
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
