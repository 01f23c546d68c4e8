import { beforeEach, describe, expect, test } from 'vitest'
import { newsPost } from '../../src/server/db/community-schema.ts'
import type { TestApp } from '../support/app.ts'
import { measureCpuMs } from '../support/cpu-time.ts'
import { setUpEditors } from '../support/editor.ts'
import { type Post, post, source } from '../support/news.ts'
import type { TestUser } from '../support/test-user.ts'

const now = '2026-11-21T10:00:00.000Z'
const yesterday = '2026-11-20T10:00:00.000Z'
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
})

const save = (slug: string, change?: Partial<Post>) => editor.api.news.save(post(slug, change))
const slugs = async (input = {}) =>
  (await parent.api.news.list(input)).posts.map(({ slug }) => slug)

describe('public posts', () => {
  test('are published posts, pinned first, then newest; no drafts and no scheduled ones', async () => {
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

  test('have their texts as HTML', async () => {
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

  test('are not found before their day; nonsense is refused', async () => {
    await save('morgen', { publishAt: tomorrow })
    for (const slug of ['morgen', 'nie']) {
      await expect(app.guest.api.news.get({ slug })).rejects.toMatchObject({ status: 404 })
    }
    const bad = await app.guest.request('/api/news?limit=1000')
    expect(bad.status).toBe(400)
  })

  test('are cached for guests for a minute, until a change', async () => {
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
  ])('makes %s harmless', async (markdown, dangerous) => {
    const { html } = await editor.api.news.preview({ markdown })
    expect(html).not.toMatch(dangerous)
  })

  test('starts headings at level 2', async () => {
    const markdown = '# Eins\n\n## Zwei\n\n###### Sechs\n\n`<h1>`'
    expect((await editor.api.news.preview({ markdown })).html).toBe(
      '<h2>Eins</h2>\n<h3>Zwei</h3>\n<h6>Sechs</h6>\n<p><code>&lt;h1&gt;</code></p>',
    )
  })

  test('renders the longest nested texts in time', async () => {
    for (const piece of ['[', '*a_ ', '> ', '`', '<', '![x](', '- ']) {
      const markdown = piece.repeat(Math.floor(10_000 / piece.length))
      expect(await measureCpuMs(() => editor.api.news.preview({ markdown }))).toBeLessThan(5_000)
    }
  })
})
