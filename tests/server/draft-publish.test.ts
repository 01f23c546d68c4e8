import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { editorChange } from '../../src/server/db/editor-schema.ts'
import type { TestApp } from '../support/app.ts'
import { createReadyDraft, draftPage, draftText, storeFile } from '../support/drafts.ts'
import { setUpEditors } from '../support/editor.ts'
import type { TestUser } from '../support/test-user.ts'

const start = '2026-11-21T10:00:00.000Z'

let app: TestApp
let editor: TestUser
let parent: TestUser

setUpEditors((opened) => {
  ;({ app, editor, parent } = opened)
}, start)
beforeEach(() => app.clock.set(start))

/** Not by the list: guests may get a cached one. */
const isPublished = async (storyId: string) =>
  (await app.guest.request(`/api/stories/${storyId}`)).status === 200
const changesOf = async (storyId: string) => {
  const rows = await app.db.select().from(editorChange).where(eq(editorChange.subject, storyId))
  return rows.sort((one, other) => one.id - other.id).map(({ action }) => action)
}

describe('publishing', () => {
  test('shows the computed reading level, or the one that an editor sets', async () => {
    const { storyId, version, story } = await createReadyDraft(
      app,
      editor,
      'Eine leichte Geschichte',
    )
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

  test('shows readers the text in sentences and syllables', async () => {
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
    const draft = await createReadyDraft(app, editor, 'Das erste Buch', {
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

  test('divides the long words of a title, by the story’s own syllables first', async () => {
    const title = 'Siebenundzwanzigmal Abend am Ostseeleuchtturm'
    const de = draftText(title, { syllables: { Ostseeleuchtturm: 'Ost-see-leuchtturm' } })
    const draft = await createReadyDraft(app, editor, title, { texts: { de } })
    const { storyId, version } = draft
    await editor.api.draft.publish({ storyId, version, at: null })
    const sheet = await app.guest.api.story.get({ storyId })
    expect(sheet).toMatchObject({
      title,
      titleSyllables:
        'Sie\u00adben\u00adund\u00adzwan\u00adzig\u00admal Abend am Ost\u00adsee\u00adleuchtturm',
    })
  })

  test('refuses an unready story and lists what is missing', async () => {
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
    expect(await isPublished(storyId)).toBe(false)
  })

  test('refuses an old version', async () => {
    const { storyId, version } = await createReadyDraft(app, editor, 'Zu alt')
    await expect(
      editor.api.draft.publish({ storyId, version: version - 1, at: null }),
    ).rejects.toMatchObject({ code: 'EDITED_MEANWHILE', data: { current: { version } } })
  })

  test('hides saved changes from readers until the next publication', async () => {
    const { storyId, story: before, version } = await createReadyDraft(app, editor, 'Zweimal')
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

  test('needs the same pages in both languages', async () => {
    const texts = { de: draftText('Zwei Sprachen'), en: draftText('Two languages', { pages: [] }) }
    const {
      storyId,
      version,
      story: half,
    } = await createReadyDraft(app, editor, 'Zwei Sprachen', { texts })
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
