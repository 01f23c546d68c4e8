import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { editorChange } from '../../src/server/db/editor-schema.ts'

import { storedFile } from '../../src/server/db/story-schema.ts'
import type { TestApp } from '../support/app.ts'
import { createReadyDraft, draftPage, draftText } from '../support/drafts.ts'
import { setUpEditors } from '../support/editor.ts'
import { pdf } from '../support/hostile-files.ts'
import { mp3 } from '../support/hostile-media.ts'
import type { TestUser } from '../support/test-user.ts'
import { arrivedBytes, check, requestUpload, storedParts, upload } from '../support/uploads.ts'

let app: TestApp
let editor: TestUser
let parent: TestUser

setUpEditors((opened) => {
  ;({ app, editor, parent } = opened)
})

describe('a valid file', () => {
  test('a PDF is rewritten, with its text as a proposal', async () => {
    const uploadId = await upload(editor, 'pdf', pdf(), 'Fuchs.PDF')
    const [first, second] = await Promise.all([check(editor, uploadId), check(editor, uploadId)])
    expect(first).toMatchObject({
      status: 200,
      body: { kind: 'pdf', fileName: 'Fuchs.pdf', pages: [['Es war einmal ein Fuchs.']] },
    })
    expect(second.body).toEqual(first.body)
    expect((await check(editor, uploadId)).body).toEqual(first.body)
    const stored = await readFile(`${app.filesDir}/${first.body.key}`)
    expect(stored.length).toBe(first.body.sizeBytes)
    expect(stored.equals(pdf())).toBe(false)
    const row = await app.db.select().from(storedFile).where(eq(storedFile.key, first.body.key))
    expect(row).toMatchObject([{ contentType: 'application/pdf' }])
    expect(await storedParts(app)).toEqual([])
    const changes = await app.db.select().from(editorChange)
    expect(changes).toContainEqual(
      expect.objectContaining({ action: 'file-uploaded', subject: first.body.key }),
    )
    expect((await requestUpload(editor, `/api/uploads/${uploadId}`, 'HEAD')).status).toBe(404)
  })

  test('a PDF loses its links and other actions', async () => {
    const link = '<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.org) >> >>'
    const uploadId = await upload(editor, 'pdf', pdf({ page: `/Annots [${link}]` }))
    const { body } = await check(editor, uploadId)
    const { PDFDocument } = await import('@cantoo/pdf-lib')
    const copy = await PDFDocument.load(await readFile(`${app.filesDir}/${body.key}`))
    expect(copy.getPage(0).node.Annots()).toBeUndefined()
  })

  test('a picture is re-encoded in its widths, upright and without metadata', async () => {
    const raw = sharp({
      create: { width: 700, height: 1000, channels: 3, background: '#3a6' },
    })
    const bytes = await raw
      .jpeg()
      .withExif({ IFD0: { Copyright: 'geheim' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const uploadId = await upload(editor, 'picture', bytes, 'Titel.jpg')
    const { status, body } = await check(editor, uploadId)
    expect(status).toBe(200)
    expect(body).toMatchObject({ kind: 'picture', width: 1000, height: 700 })
    const widths = body.sources.map(({ widthPx }: { widthPx: number }) => widthPx)
    expect(widths).toEqual([400, 480, 600, 960, 1000])
    const answer = await editor.request(body.sources[0].url)
    expect(answer.headers.get('content-type')).toBe('image/avif')
    const shown = Buffer.from(await answer.arrayBuffer())
    expect(shown.includes('geheim')).toBe(false)
    expect(await sharp(shown).metadata()).toMatchObject({ width: 400, height: 280 })
    expect((await parent.request(body.sources[0].url)).status).toBe(404)
  })

  test.each([
    ['portrait', { width: 900, height: 1200 }],
    ['landscape', { width: 1500, height: 500 }],
  ])('a picture of any shape keeps it in the reader: %s', async (_, size) => {
    const bytes = await sharp({ create: { ...size, channels: 3, background: '#936' } })
      .png()
      .toBuffer()
    const { body } = await check(editor, await upload(editor, 'picture', bytes, 'Seite.png'))
    const files = body.sources.map(({ widthPx, key }: { widthPx: number; key: string }) => ({
      widthPx,
      key,
    }))
    const text = draftText('Hochkant', {
      pages: [{ ...draftPage('a', 'Es war einmal.'), picture: 'p1', alt: 'Ein Turm' }],
    })
    const { storyId, version } = await createReadyDraft(app, editor, `Form ${size.width}`, {
      texts: { de: text },
      pictures: { 'cover.de': files, p1: files },
    })
    await editor.api.draft.publish({ storyId, version, at: null })
    const opened = await parent.api.reading.open({ storyId })
    const aspectRatio = opened.texts.de?.pages[0]?.picture.aspectRatio
    expect(aspectRatio).toBeCloseTo(size.width / size.height, 2)
    expect(await parent.api.story.get({ storyId })).toMatchObject({ hasPdf: false })
  })

  test('a recording and a film are stored unchanged', async () => {
    const sound = mp3(100)
    const audioCheck = await check(editor, await upload(editor, 'audio', sound, 'Stimme.mp3'))
    expect(audioCheck.body).toMatchObject({ kind: 'audio', sizeBytes: sound.length })
    expect(audioCheck.body.durationMs).toBeGreaterThan(2500)
    expect(audioCheck.body.key).toMatch(/\.mp3$/)
    expect((await readFile(`${app.filesDir}/${audioCheck.body.key}`)).equals(sound)).toBe(true)
    const film = await readFile('tests/e2e/tiny-film.mp4')
    const filmCheck = await check(editor, await upload(editor, 'video', film, 'Film.mp4'))
    expect(filmCheck.body).toMatchObject({
      kind: 'video',
      durationMs: 6000,
      sizeBytes: film.length,
    })
    expect((await check(editor, await upload(editor, 'audio', film))).problem).toBe('not-audio')
  })

  test('an import file is left to the import', async () => {
    const uploadId = await upload(editor, 'import', Buffer.from('ein Text'), 'texte.zip')
    expect((await check(editor, uploadId)).status).toBe(404)
    expect((await arrivedBytes(app, uploadId))?.length).toBe(8)
  })

  test('an uppercase id names the same upload', async () => {
    const uploadId = await upload(editor, 'picture', Buffer.from('kein Bild'), 'bild.png')
    expect(await check(editor, uploadId.toUpperCase())).toMatchObject({ status: 422 })
  })
})
