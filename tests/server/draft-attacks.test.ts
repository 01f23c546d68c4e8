import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { StoryDraft } from '../../src/contract/story-draft.ts'
import { storyDraft } from '../../src/server/db/editor-schema.ts'
import type { TestApp } from '../support/app.ts'
import { measureCpuMs } from '../support/cpu-time.ts'
import { createReadyDraft, draftPage, draftText, storeFile } from '../support/drafts.ts'
import { setUpEditors } from '../support/editor.ts'
import { createTasks } from '../support/privacy.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
let editor: TestUser
let parent: TestUser

setUpEditors((opened) => {
  ;({ app, editor, parent } = opened)
})

const fileUnknown = { code: 'FILE_UNKNOWN', status: 409 }

describe('files', () => {
  async function saveWith(change: (story: StoryDraft) => StoryDraft) {
    const { storyId, version, story } = await createReadyDraft(app, editor, `Datei ${randomUUID()}`)
    return editor.api.draft.save({ storyId, version, story: change(story) })
  }
  const withText = (change: Parameters<typeof draftText>[1]) => (story: StoryDraft) => ({
    ...story,
    texts: { de: draftText('Datei', change) },
  })

  test('of another kind or never uploaded are refused', async () => {
    const picture = await storeFile(app, 'a picture', 'image/avif')
    const pdf = await storeFile(app, '%PDF a pdf', 'application/pdf')
    const sound = await storeFile(app, 'a sound', 'audio/mp4')
    const missing = `00/${'0'.repeat(38)}.pdf`
    const audio = { key: sound, timesKey: null, voice: 'human' as const, durationMs: 1 }
    await saveWith(withText({ pdfKey: pdf, audio }))
    for (const wrong of [
      withText({ pdfKey: missing }),
      withText({ pdfKey: picture }),
      withText({ prints: [{ kind: 'book', key: sound, fileName: 'x.pdf' }] }),
      withText({ audio: { ...audio, key: pdf } }),
      withText({ audio: { ...audio, timesKey: sound } }),
      withText({ film: { key: sound, captionsKey: null, durationMs: 1 } }),
      (story: StoryDraft) => ({ ...story, pictures: { p1: [{ widthPx: 480, key: pdf }] } }),
    ]) {
      await expect(saveWith(wrong)).rejects.toMatchObject(fileUnknown)
    }
  })

  test('of data exports cannot be used in a story', async () => {
    await parent.api.privacy.requestExport({ uid: parent.uid })
    await createTasks(app).worker.drain()
    const { url } = (await parent.api.privacy.getExport({ uid: parent.uid })) ?? {}
    const key = /\/files\/([^?]+)/.exec(url ?? '')?.[1] ?? ''
    expect(key).toMatch(/\.zip$/)
    await expect(saveWith(withText({ pdfKey: key }))).rejects.toMatchObject(fileUnknown)
  })

  test('outside the store are refused', async () => {
    for (const key of [
      '../../etc/passwd',
      '/etc/passwd',
      'aa/../../x.pdf',
      `AA/${'0'.repeat(38)}.pdf`,
    ]) {
      await expect(saveWith(withText({ pdfKey: key }))).rejects.toMatchObject({ status: 400 })
    }
  })
})

describe('text', () => {
  test('is refused when invalid, and never executed', async () => {
    const { storyId, version, story } = await createReadyDraft(app, editor, 'Böse Texte')
    const save = (change: object) => ({ storyId, version, story: { ...story, ...change } })
    for (const wrong of [
      { author: 'a\u0000b' },
      { author: 'x'.repeat(121) },
      { values: ['mut', 'teilen', 'geduld', 'neugier'] },
      { scare: 4 },
      { ageFrom: -1 },
      { likes: 100_000 },
      { isPublished: true },
      { texts: { fr: draftText('Non') } },
      { texts: { de: { ...draftText('Zu viel'), retainedLikes: 5 } } },
      { pictures: { '../cover': [] } },
      { pictures: { __proto__: null, 'cover.fr': [] } },
    ]) {
      const answer = await editor.request(`/api/editor/stories/${storyId}`, {
        method: 'PUT',
        body: save(wrong),
      })
      expect([wrong, answer.status]).toEqual([wrong, 400])
    }
    const hostile = `<img src=x onerror=alert(1)> ${'$'}{7*7} '; drop table story; --`
    const texts = {
      de: draftText(hostile, { glossary: [{ word: '__proto__', meaning: 'nichts' }] }),
    }
    await editor.api.draft.save(save({ texts }))
    await editor.api.draft.publish({ storyId, version: version + 1, at: null })
    expect((await app.guest.api.story.get({ storyId })).title).toBe(hostile)
    const { rows } = await editor.api.draft.list({ search: "'; drop" })
    expect(rows).toMatchObject([{ storyId }])
  })

  test('with unpaired surrogates is refused: JSON in the database cannot store it', async () => {
    const { storyId, version, story } = await createReadyDraft(app, editor, 'Halbe Zeichen')
    const halves = ['\ud800', 'a\u0000']
    for (const half of halves) {
      const text = draftText('Halb')
      for (const wrong of [
        { ...text, syllables: { [half]: 'x' } },
        { ...text, syllables: { x: half } },
        { ...text, pages: [{ ...text.pages[0], paragraphs: [half] }] },
      ]) {
        const answer = await editor.request(`/api/editor/stories/${storyId}`, {
          method: 'PUT',
          body: { storyId, version, story: { ...story, texts: { de: wrong } } },
        })
        expect(answer.status).toBe(400)
      }
    }
    const answer = await editor.request('/api/editor/stories', {
      method: 'POST',
      body: '{"title": "\\ud800"}',
    })
    expect(answer.status).toBe(400)
  })
})

describe('an invalid story', () => {
  test('is refused with pictures of no width or of the same width twice', async () => {
    const { storyId, version, story } = await createReadyDraft(app, editor, 'Breite Bilder')
    const key = story.pictures['cover.de']?.[0]?.key ?? ''
    for (const widths of [[99_999_999_999], [0], [600, 600]]) {
      const pictures = { 'cover.de': widths.map((widthPx) => ({ widthPx, key })) }
      const body = { version, story: { ...story, pictures } }
      const answer = await editor.request(`/api/editor/stories/${storyId}`, { method: 'PUT', body })
      expect([widths, answer.status]).toEqual([widths, 400])
    }
  })

  test('is refused with a version beyond the integer range', async () => {
    const { storyId, story } = await createReadyDraft(app, editor, 'Viele Fassungen')
    const version = 2 ** 31
    for (const [method, path, body] of [
      ['PUT', `/api/editor/stories/${storyId}`, { version, story }],
      ['PUT', `/api/editor/stories/${storyId}/state`, { version, state: 'review' }],
      ['POST', `/api/editor/stories/${storyId}/publish`, { version, at: null }],
      ['POST', `/api/editor/stories/${storyId}/restore`, { version: 1, revision: version }],
      ['GET', `/api/editor/stories/${storyId}/revisions/${version}`, undefined],
    ] as const) {
      const answer = await editor.request(path, { method, ...(body && { body }) })
      expect([path, answer.status]).toEqual([path, 400])
    }
  })

  test('is refused with a year outside the calendar', async () => {
    const { storyId, version } = await createReadyDraft(app, editor, 'Ferne Zeiten')
    for (const at of ['9999-12-31T23:59:59-23:59', '0000-06-01T00:00:00Z']) {
      const body = { version, at }
      const path = `/api/editor/stories/${storyId}/publish`
      expect([at, (await editor.request(path, { method: 'POST', body })).status]).toEqual([at, 400])
    }
  })

  test('is not ready with invisible text only', async () => {
    const { storyId, version, story } = await createReadyDraft(app, editor, 'Leeres Blatt')
    const nothing = '\u200b\u2060 \u00a0'
    const text = { teaser: nothing, pages: [draftPage('a', nothing)] }
    const texts = { de: draftText(nothing, text) }
    const saved = await editor.api.draft.save({
      storyId,
      version,
      story: { ...story, author: nothing, license: nothing, texts },
    })
    const missing = saved.checks.filter(({ isNeeded, isDone }) => isNeeded && !isDone)
    expect(missing.map(({ id }) => id)).toEqual(['author', 'source', 'title', 'teaser', 'text'])
  })

  test('has no picture named like an object’s property', async () => {
    const { storyId, version, story } = await createReadyDraft(app, editor, 'Kein Bild')
    const page = { ...draftPage('a', 'Es war einmal.'), picture: 'constructor' }
    const texts = { de: draftText('Kein Bild', { pages: [page] }) }
    const saved = await editor.api.draft.save({ storyId, version, story: { ...story, texts } })
    await editor.api.draft.publish({ storyId, version: saved.version, at: null })
    const opened = await parent.api.reading.open({ storyId })
    expect(opened.texts.de?.pages).toMatchObject([{ picture: { alt: '', sources: [] } }])
  })
})

test('a repeated save does not conflict with itself', async () => {
  const { storyId, version, story } = await createReadyDraft(app, editor, 'Zweimal gesendet')
  const save = () =>
    editor.api.draft.save({ storyId, version, story: { ...story, author: 'Zweimal' } })
  expect((await save()).version).toBe(version + 1)
  expect((await save()).version).toBe(version + 1)
})

test('a page of dots is published in time', async () => {
  const { storyId, version, story } = await createReadyDraft(app, editor, 'Punkte')
  const pages = Array.from({ length: 100 }, (_, at) => draftPage(`p${at}`, '.'.repeat(4000)))
  const texts = { de: draftText('Punkte', { pages }) }
  const saved = await editor.api.draft.save({ storyId, version, story: { ...story, texts } })
  const { version: ready } = saved
  const spentMs = await measureCpuMs(() =>
    editor.api.draft.publish({ storyId, version: ready, at: null }),
  )
  expect(spentMs).toBeLessThan(2000)
})

test('a save with another story’s content changes only the addressed story', async () => {
  const one = await createReadyDraft(app, editor, 'Eins von zweien')
  const two = await createReadyDraft(app, editor, 'Zwei von zweien')
  const { story, version } = one
  await editor.api.draft.save({ storyId: two.storyId, story, version })
  const rows = await app.db.select().from(storyDraft).where(eq(storyDraft.storyId, one.storyId))
  expect(rows).toMatchObject([{ version, story: one.story }])
})
