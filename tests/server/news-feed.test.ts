import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { newsPost } from '../../src/server/db/community-schema.ts'
import { editorChange } from '../../src/server/db/editor-schema.ts'
import { loadNews } from '../../src/server/news/load.ts'
import type { TestApp } from '../support/app.ts'
import { setUpEditors } from '../support/editor.ts'
import { silentLog } from '../support/log.ts'
import { type Post, post, source } from '../support/news.ts'
import { addStory } from '../support/stories.ts'
import { baseUrl, type TestUser } from '../support/test-user.ts'

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
  await app.db.delete(editorChange)
})

const save = (slug: string, change?: Partial<Post>) => editor.api.news.save(post(slug, change))
const slugs = async () => (await parent.api.news.list({})).posts.map(({ slug }) => slug)

describe('the feed', () => {
  test('is Atom with absolute addresses, newest first, with public posts only', async () => {
    await save('alt', { publishAt: '2026-10-01T10:00:00Z', isPinned: true })
    await save('neu', {
      texts: {
        de: source('Fuchs & <Freunde> ]]>', 'Zur [Bibliothek](/story-collection?a=1&b=2).'),
        en: source('Fox'),
      },
    })
    await save('morgen', { publishAt: tomorrow })
    const answer = await app.guest.request('/news/feed.atom')
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const xml = await answer.text()
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\s*<feed xmlns=/)
    expect([...xml.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual([
      `${baseUrl}/news/feed.atom`,
      `${baseUrl}/news?post=neu`,
      `${baseUrl}/news?post=alt`,
    ])
    expect(xml).toContain(`<updated>${now}</updated>`)
    expect(xml).toContain(`<published>${yesterday}</published>`)
    expect(xml).toContain(`href="${baseUrl}/story-collection?a=1&amp;b=2"`)
    expect(xml).toContain('Fuchs &amp; &lt;Freunde&gt; ]]')
    expect(xml).not.toContain('morgen')
    // Outside CDATA sections, every ampersand is escaped.
    const bare = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
    expect(bare).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
    expect(bare.match(/<entry>/g)).toHaveLength(2)
    for (const tag of ['title', 'id', 'updated', 'name']) {
      expect(bare.match(new RegExp(`<${tag}[ >]`, 'g'))?.length).toBe(
        bare.match(new RegExp(`</${tag}>`, 'g'))?.length,
      )
    }
  })

  test('has English on request, and German for posts without English', async () => {
    await save('nur-deutsch', { texts: { de: source('Nur deutsch') } })
    await save('beides', { texts: { de: source('Beides'), en: source('Both') } })
    const xml = await (await app.guest.request('/news/feed.atom?lang=en')).text()
    expect(xml).toContain('Fabelhain – News')
    expect(xml).toContain('Both')
    expect(xml).not.toContain('Beides')
    expect(xml).toContain('Nur deutsch')
    expect(xml).toContain(`href="${baseUrl}/news/feed.atom?lang=en"`)
  })

  test('is valid without posts', async () => {
    const xml = await (await app.guest.request('/news/feed.atom')).text()
    expect(xml).toContain('<updated>1970-01-01T00:00:00.000Z</updated>')
    expect(xml).not.toContain('<entry>')
  })
})

describe('the posts in content/news', () => {
  let newsDir: string
  beforeEach(async () => {
    app.clock.set('2026-12-01T10:00:00Z')
    await app.signIn(parent)
    await app.signIn(editor)
    newsDir = await mkdtemp(path.join(tmpdir(), 'fabelhain-news-'))
    await cp('content/news', newsDir, { recursive: true })
    return () => rm(newsDir, { recursive: true })
  })
  const load = () => loadNews({ db: app.db, log: silentLog, newsDir })
  const first = 'fabelhain-oeffnet-seine-tueren'

  test('are loaded once, in both languages', async () => {
    await load()
    await load()
    const listed = await editor.api.news.listAll()
    expect(listed).toHaveLength((await readdir(newsDir)).length)
    for (const { version, texts, state } of listed) {
      expect([version, state]).toEqual([1, 'published'])
      expect(texts.en?.markdown).toBeTruthy()
      expect(`${texts.de.markdown}${texts.en?.markdown}`).not.toContain('<!--')
    }
    expect((await slugs())[0]).toBe(first)
  })

  test('show the picture of a page once its story is in the library', async () => {
    const file = path.join(newsDir, `${first}.md`)
    await writeFile(file, (await readFile(file, 'utf8')).replace('page: 3', 'page: 2'))
    await load()
    expect((await parent.api.news.get({ slug: first })).picture).toBe(null)
    await addStory(app, 'fuchs-laterne')
    await load()
    expect((await parent.api.news.get({ slug: first })).picture).toMatchObject({
      url: expect.stringMatching(`^/news-pictures/${first}`),
      alt: { de: 'Bild zu p2', en: 'Bild zu p2' },
    })
  })

  test('follow their file until an editor saves or removes them', async () => {
    await load()
    const file = path.join(newsDir, `${first}.md`)
    const change = async (from: string, to: string) =>
      writeFile(file, (await readFile(file, 'utf8')).replace(from, to))
    await change('Schön, dass ihr hier seid!', 'Willkommen!')
    await load()
    const loaded = (await editor.api.news.listAll()).find(({ slug }) => slug === first)
    expect(loaded).toMatchObject({ version: 2 })
    expect(loaded?.texts.de.markdown).toMatch(/^Willkommen!/)
    await save(first, { version: 2, texts: { de: source('Von Hand') } })
    await change('Willkommen!', 'Hereinspaziert!')
    await load()
    expect((await app.guest.api.news.get({ slug: first })).texts.de?.title).toBe('Von Hand')
    await editor.api.news.remove({ slug: first })
    await load()
    expect(await slugs()).not.toContain(first)
  })

  test('are empty without the folder', async () => {
    await loadNews({ db: app.db, log: silentLog, newsDir: '/nirgends' })
    expect(await slugs()).toEqual([])
  })
})

test('notifications announce posts since the last visit', async () => {
  await parent.api.profile.updatePreferences({ uid: parent.uid, prefMessage: true })
  app.clock.set(tomorrow)
  expect(await parent.api.notification.list()).toEqual([])
  await save('frisch', { publishAt: '2026-11-22T08:00:00Z' })
  await save('frischer', { publishAt: '2026-11-22T09:00:00Z' })
  const [notification] = await parent.api.notification.list()
  expect(notification).toMatchObject({
    kind: 'news',
    isNew: true,
    data: { count: 2, slug: 'frischer', titles: { de: 'frischer', en: 'frischer (en)' } },
  })
  expect(await parent.api.notification.markSeen({ until: notification?.at ?? now })).toEqual([])
})
