import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { editorChange } from '../../src/server/db/editor-schema.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { createReady, draftPage, draftText, storeFile } from '../support/drafts.ts'
import { openForEditors } from '../support/editor.ts'
import { addStory } from '../support/stories.ts'

const start = '2026-11-21T10:00:00.000Z'

let app: TestApp
let editor: TestUser
let parent: TestUser

openForEditors((opened) => {
  ;({ app, editor, parent } = opened)
}, start)
beforeEach(() => app.clock.set(start))

/** Not by the list: guests may get one that is a minute old. */
const isThere = async (storyId: string) =>
  (await app.guest.request(`/api/stories/${storyId}`)).status === 200
const changesOf = async (storyId: string) => {
  const rows = await app.db.select().from(editorChange).where(eq(editorChange.subject, storyId))
  return rows.sort((one, other) => one.id - other.id).map(({ action }) => action)
}

describe('publishing', () => {
  test('shows the Lesestufe of its words, or the one that an editor sets', async () => {
    const { storyId, version, story } = await createReady(app, editor, 'Eine leichte Geschichte')
    await editor.api.draft.publish({ storyId, version, at: null })
    const sheet = await app.guest.api.story.get({ storyId })
    expect(sheet).toMatchObject({ level: 1, isLevelComputed: true })

    const set = { storyId, version, story: { ...story, level: 3 } }
    const saved = await editor.api.draft.save(set)
    expect(saved).toMatchObject({ story: { level: 3 }, computedLevel: 1 })
    await editor.api.draft.publish({ storyId, version: saved.version, at: null })
    const after = await app.guest.api.story.get({ storyId })
    expect(after).toMatchObject({ level: 3, isLevelComputed: false })
    const { rows } = await editor.api.draft.list({ level: 3 })
    expect(rows.map((row) => row.storyId)).toEqual([storyId])
  })

  test('shows readers what was written, in sentences and syllables', async () => {
    const picture = await storeFile(app, 'page picture', 'image/avif')
    const text = draftText('Das erste Buch', {
      questions: ['Was war?', ' '],
      glossary: [{ word: 'Abend', meaning: 'wenn es dunkel wird' }],
      syllables: { Jonte: 'Jon-te' },
      pages: [
        {
          ...draftPage('a', 'Jonte kam am Abend.  ', ' ', 'Er sah\u00ad „Eins!“ Dann zwei.'),
          picture: 'p1',
          alt: 'Jonte im Wald',
        },
        draftPage('leer'),
        draftPage('b', 'Ende.'),
      ],
    })
    const files = [{ widthPx: 480, key: picture }]
    const cover = await storeFile(app, 'a cover', 'image/avif')
    const draft = await createReady(app, editor, 'Das erste Buch', {
      texts: { de: text },
      pictures: { 'cover.de': [{ widthPx: 500, key: cover }], p1: files, unused: files },
    })
    const { storyId, version } = draft
    const published = await editor.api.draft.publish({ storyId, version, at: null })
    expect(published).toMatchObject({ state: 'published', version, publishedVersion: version })

    const sheet = await app.guest.api.story.get({ storyId })
    expect(sheet).toMatchObject({
      title: 'Das erste Buch',
      words: 10,
      minutes: 1,
      values: ['mut'],
      languages: ['de'],
      publishedAt: start,
      hasAudio: false,
    })
    const opened = await parent.api.reading.open({ storyId })
    expect(opened.texts.de).toMatchObject({
      questions: ['Was war?'],
      glossary: { Abend: 'wenn es dunkel wird' },
      audio: null,
      pdfUrl: null,
    })
    const [first, last] = opened.texts.de?.pages ?? []
    expect(opened.texts.de?.pages).toHaveLength(2)
    expect(first?.paragraphs).toEqual([
      {
        text: 'Jonte kam am Abend.',
        syllables: 'Jon\u00adte kam am A\u00adbend.',
        sentences: [[0, 19]],
      },
      {
        text: 'Er sah „Eins!“ Dann zwei.',
        syllables: 'Er sah „Eins!“ Dann zwei.',
        sentences: [
          [0, 14],
          [15, 25],
        ],
      },
    ])
    expect(first?.picture).toMatchObject({ alt: 'Jonte im Wald', sources: [{ width: 480 }] })
    expect(last?.picture.sources).toEqual([])
    for (const width of [400, 600, 1200]) {
      const answer = await app.guest.request(`/covers/${storyId}?v=1&w=${width}&lang=en`)
      expect([answer.status, await answer.text()]).toEqual([200, 'a cover'])
    }
    expect(await changesOf(storyId)).toEqual(['story-created', 'story-saved', 'story-published'])
  })

  test('what is not ready is refused with what is missing', async () => {
    const { storyId, version } = await editor.api.draft.create({ title: 'Unfertig' })
    for (const at of [null, '2026-12-24T16:00:00+01:00']) {
      await expect(editor.api.draft.publish({ storyId, version, at })).rejects.toMatchObject({
        code: 'NOT_READY',
        data: {
          checks: expect.arrayContaining([
            { id: 'cover', language: 'de', page: null, isNeeded: true, isDone: false },
          ]),
        },
      })
    }
    expect(await isThere(storyId)).toBe(false)
  })

  test('an old version is not published', async () => {
    const { storyId, version } = await createReady(app, editor, 'Zu alt')
    await expect(
      editor.api.draft.publish({ storyId, version: version - 1, at: null }),
    ).rejects.toMatchObject({ code: 'EDITED_MEANWHILE', data: { current: { version } } })
  })

  test('saving changes nothing for readers until it is published anew', async () => {
    const { storyId, story: before, version } = await createReady(app, editor, 'Zweimal')
    await editor.api.draft.publish({ storyId, version, at: null })
    const opened = await parent.api.reading.open({ storyId })
    await parent.api.story.like({ storyId, liked: true })
    app.clock.set('2026-11-22T10:00:00.000Z')
    const changed = { ...before, texts: { de: draftText('Zweimal, aber neu') } }
    await editor.api.draft.save({ storyId, story: changed, version })
    expect((await app.guest.api.story.get({ storyId })).title).toBe('Zweimal')
    const listed = await editor.api.draft.list({ search: 'zweimal' })
    expect(listed.rows).toMatchObject([{ state: 'published', hasUnpublished: true, likes: 1 }])
    await editor.api.draft.publish({ storyId, version: version + 1, at: null })
    const sheet = await app.guest.api.story.get({ storyId })
    expect(sheet).toMatchObject({ title: 'Zweimal, aber neu', likes: 1, publishedAt: start })
    const again = await parent.api.reading.open({ storyId })
    expect(again.texts.de?.title).toBe('Zweimal, aber neu')
    expect(again.remaining).toBe(opened.remaining)
    expect(again.coverImageUrl).not.toBe(opened.coverImageUrl)
  })

  test('a story begun in English comes in both languages, with the same pages', async () => {
    const texts = { de: draftText('Zwei Sprachen'), en: draftText('Two languages', { pages: [] }) }
    const {
      storyId,
      version,
      story: half,
    } = await createReady(app, editor, 'Zwei Sprachen', { texts })
    await expect(editor.api.draft.publish({ storyId, version, at: null })).rejects.toMatchObject({
      code: 'NOT_READY',
    })
    const whole = { ...half, texts: { ...texts, en: draftText('Two languages') } }
    await editor.api.draft.save({ storyId, version, story: whole })
    await editor.api.draft.publish({ storyId, version: version + 1, at: null })
    const opened = await parent.api.reading.open({ storyId })
    expect(Object.keys(opened.texts)).toEqual(['de', 'en'])
    expect(opened.texts.en?.pages[0]?.paragraphs[0]?.syllables).toBe(null)
  })
})

describe('what was made of an older text', () => {
  async function change(storyId: string, edit: (text: ReturnType<typeof draftText>) => object) {
    const { story: before, version } = await editor.api.draft.get({ storyId })
    const german = before.texts.de
    if (!german) throw new Error('no German text')
    const texts = { ...before.texts, de: { ...german, ...edit(german) } }
    await editor.api.draft.save({ storyId, version, story: { ...before, texts } })
    const draft = await editor.api.draft.publish({ storyId, version: version + 1, at: null })
    const { texts: shown } = await parent.api.reading.open({ storyId })
    return { draft, shown }
  }
  const outdated = { id: 'audio-outdated', language: 'de', isDone: false }

  test('a narration and the library’s books go with the words they were made of, and come back', async () => {
    await addStory(app, 'vertont')
    const before = await parent.api.reading.open({ storyId: 'vertont' })
    expect(before.texts.de).toMatchObject({ audio: expect.anything(), prints: [{ kind: 'book' }] })
    const old = (await editor.api.draft.get({ storyId: 'vertont' })).story.texts.de?.pages ?? []
    const pages = old.map((page) => ({ ...page, paragraphs: ['Ganz anders.'] }))
    const { draft, shown } = await change('vertont', () => ({ pages }))
    expect(draft.checks).toContainEqual(expect.objectContaining(outdated))
    expect(shown.de).toMatchObject({ audio: null, pdfUrl: null, prints: [] })
    expect(shown.en?.pdfUrl).not.toBe(null)
    expect((await app.guest.api.story.get({ storyId: 'vertont' })).hasAudio).toBe(false)
    const back = await change('vertont', () => ({ pages: old }))
    expect(back.shown.de).toMatchObject({
      audio: { voice: 'computer' },
      prints: [{ kind: 'book' }],
    })
    expect(back.draft.checks).not.toContainEqual(expect.objectContaining(outdated))
  })

  test('they stay where other things change, and through a withdrawal', async () => {
    await addStory(app, 'bleibt-vertont')
    const { shown } = await change('bleibt-vertont', () => ({ teaser: 'Neu.', questions: [] }))
    expect(shown.de).toMatchObject({ audio: expect.anything(), prints: [{ kind: 'book' }] })
    await editor.api.draft.withdraw({ storyId: 'bleibt-vertont' })
    const again = await change('bleibt-vertont', () => ({ teaser: 'Noch neuer.' }))
    expect(again.shown.de).toMatchObject({ audio: expect.anything(), pdfUrl: expect.anything() })
  })

  test('an editor’s own book and recording stay: nobody can know what they say', async () => {
    const pdfKey = await storeFile(app, '%PDF-1.7 ours', 'application/pdf')
    const key = await storeFile(app, 'our voice', 'audio/mp4')
    const audio = { key, timesKey: null, voice: 'human' as const, durationMs: 1000 }
    const text = draftText('Selbst gelesen', { pdfKey, audio })
    const { storyId, version } = await createReady(app, editor, 'Selbst gelesen', {
      texts: { de: text },
    })
    await editor.api.draft.publish({ storyId, version, at: null })
    const { shown } = await change(storyId, () => ({ pages: [draftPage('a', 'Anders.')] }))
    expect(shown.de).toMatchObject({
      pdfUrl: expect.any(String),
      audio: { voice: 'human', timesUrl: null },
    })
  })

  test('times that nobody knows the text of are not trusted', async () => {
    const key = await storeFile(app, 'a voice', 'audio/mp4')
    const timesKey = await storeFile(app, '{"pages":[]}', 'application/json')
    const audio = { key, timesKey, voice: 'human' as const, durationMs: 1000 }
    const { storyId, version } = await createReady(app, editor, 'Fremde Zeiten', {
      texts: { de: draftText('Fremde Zeiten', { audio }) },
    })
    await editor.api.draft.publish({ storyId, version, at: null })
    const opened = await parent.api.reading.open({ storyId })
    expect(opened.texts.de?.audio).toBe(null)
  })
})
