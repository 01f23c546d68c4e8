import { readdir, readFile, writeFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { Upload } from 'tus-js-client'
import { describe, expect, test } from 'vitest'
import { editorChange, upload as uploadTable } from '../../src/server/db/editor-schema.ts'
import { storedFile } from '../../src/server/db/story-schema.ts'
import { createUploadFolder } from '../../src/server/files/upload-folder.ts'
import { listen } from '../../src/server/http/listen.ts'
import { forgetPastUploads } from '../../src/server/upload/commands.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { baseUrl } from '../support/app.ts'
import { openForEditors, signUpEditor } from '../support/editor.ts'
import { mp3, pdf } from '../support/hostile-files.ts'
import { allAtOnce } from '../support/lock.ts'
import { announce, ask, check, send, upload } from '../support/uploads.ts'

let app: TestApp
let editor: TestUser
let parent: TestUser

openForEditors((opened) => {
  ;({ app, editor, parent } = opened)
})

const addressOf = (response: Response) => response.headers.get('location') ?? ''

describe('who may send', () => {
  test('editors may, guests and parents may not', async () => {
    expect((await announce(app.guest, 'pdf', 9)).status).toBe(401)
    expect((await announce(parent, 'pdf', 9)).status).toBe(403)
    const begun = await announce(editor, 'pdf', 9)
    expect(begun.status).toBe(201)
    expect(addressOf(begun)).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/)
    expect((await ask(app.guest, addressOf(begun), 'HEAD')).status).toBe(401)
    expect((await send(parent, addressOf(begun), Buffer.alloc(3))).status).toBe(403)
  })

  test('a child with an editor’s device may not', async () => {
    const device = await app.signIn(editor)
    const address = '/api/device/kids-mode'
    const entered = await device.request(address, { method: 'PUT', body: { isKidsMode: true } })
    expect(entered.status).toBe(200)
    expect((await announce(device, 'pdf', 9)).status).toBe(403)
  })

  test('nothing is taken from other pages, in other types, or with headers for them', async () => {
    const origin = { origin: 'https://evil.example' }
    expect((await announce(editor, 'pdf', 9, { headers: origin })).status).toBe(403)
    const json = { 'content-type': 'application/json' }
    expect((await announce(editor, 'pdf', 9, { headers: json })).status).toBe(415)
    const begun = await announce(editor, 'pdf', 9)
    expect((await send(editor, addressOf(begun), Buffer.alloc(9), 0, origin)).status).toBe(403)
    const names = [...begun.headers.keys()].filter((name) => name.startsWith('access-control'))
    expect(names).toEqual([])
    // The exception is for uploads only.
    const bytes = { 'content-type': 'application/offset+octet-stream' }
    const call = await editor.request('/api/editor/effects/1/retry', {
      method: 'POST',
      headers: bytes,
    })
    expect(call.status).toBe(415)
  })

  test('somebody else’s upload is not there', async () => {
    const other = await signUpEditor(app)
    const uploadId = await upload(editor, 'pdf', pdf())
    const address = `/api/uploads/${uploadId}`
    expect((await ask(other, address, 'HEAD')).status).toBe(404)
    expect((await ask(other, address, 'DELETE')).status).toBe(404)
    expect((await send(other, address, Buffer.alloc(1))).status).toBe(404)
    expect((await check(other, uploadId)).status).toBe(404)
    expect((await ask(editor, address, 'HEAD')).status).toBe(200)
  })
})

describe('sending', () => {
  test('goes on after an interruption and after a restart of the server', async () => {
    const bytes = pdf()
    const begun = await announce(editor, 'pdf', bytes.length, { name: '../../Fuchs und Igel.pdf' })
    const address = addressOf(begun)
    expect((await send(editor, address, bytes.subarray(0, 100))).status).toBe(204)
    expect((await check(editor, address.split('/').at(-1) ?? '')).code).toBe('UNFINISHED')
    // What a server that starts anew finds.
    const folder = await createUploadFolder(app.uploadFolder.dir)
    expect(await folder.arrivedBytes(address.split('/').at(-1) ?? '')).toBe(100)
    const head = await ask(editor, address, 'HEAD')
    expect(head.headers.get('upload-offset')).toBe('100')
    expect(head.headers.get('upload-length')).toBe(String(bytes.length))
    expect((await send(editor, address, bytes.subarray(50), 50)).status).toBe(409)
    expect((await send(editor, address, bytes.subarray(100), 100)).status).toBe(204)
    const checked = await check(editor, address.split('/').at(-1) ?? '')
    expect(checked).toMatchObject({ status: 200, body: { fileName: 'Fuchs und Igel.pdf' } })
  })

  test.each([
    ['nothing at all', '0', 400, 'EMPTY'],
    ['a byte too many', 50 * 1024 * 1024 + 1, 413, 'PAYLOAD_TOO_LARGE'],
    ['no number', '9e9', 400, 'BAD_REQUEST'],
    ['less than nothing', '-1', 400, 'BAD_REQUEST'],
  ])('is refused where %s is announced', async (_, length, status, code) => {
    const answer = await announce(editor, 'pdf', length)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code, status })
  })

  test('is refused for unknown kinds, without a name and with more than that', async () => {
    expect((await announce(editor, 'exe', 9)).status).toBe(400)
    for (const metadata of ['', 'kind cGRm', 'kind cGRm,filename YQ==,more YQ==', '%%%']) {
      const headers = { 'upload-metadata': metadata }
      expect((await announce(editor, 'pdf', 9, { headers })).status).toBe(400)
    }
  })

  test('takes no more than was announced', async () => {
    const begun = await announce(editor, 'pdf', 10)
    const tooMuch = await send(editor, addressOf(begun), Buffer.alloc(11))
    expect(tooMuch.status).toBe(413)
    expect(await tooMuch.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
    expect((await send(editor, addressOf(begun), Buffer.alloc(10))).status).toBe(204)
    expect((await send(editor, addressOf(begun), Buffer.alloc(1), 10)).status).toBe(413)
  })

  test('takes nothing where the disk is full, and goes on when it is not', async () => {
    const bytes = new Uint8Array(1000)
    const at = (await announce(editor, 'pdf', 1000)).headers.get('location') ?? ''
    const { hasRoomFor } = app.uploadFolder
    app.uploadFolder.hasRoomFor = async () => false
    expect((await announce(editor, 'pdf', 1000)).status).toBe(507)
    expect((await send(editor, at, bytes)).status).toBe(507)
    app.uploadFolder.hasRoomFor = hasRoomFor
    expect((await send(editor, at, bytes)).status).toBe(204)
  })

  test('finds no file by another address', async () => {
    for (const id of ['..', '%2e%2e%2ffiles', '..%5c..', 'a'.repeat(500), '%00', 'x.json']) {
      const answer = await ask(editor, `/api/uploads/${id}`, 'HEAD')
      expect([404, 405]).toContain(answer.status)
    }
    const put = await editor.request('/api/uploads', { method: 'PUT', body: {} })
    expect([405, 415]).toContain(put.status)
    const got = await editor.request(`/api/uploads/${crypto.randomUUID()}`)
    expect(got.status).toBe(405)
  })

  test('has an end to how many are open, for parallel ones too', async () => {
    const busy = await signUpEditor(app)
    const announceOne = () => announce(busy, 'pdf', 9)
    for (let open = 0; open < 18; open++) expect((await announceOne()).status).toBe(201)
    const row = sql`select from "user" where id = ${busy.uid}`
    const settled = await allAtOnce(
      app,
      row,
      Array.from({ length: 5 }, () => announceOne),
    )
    const answers = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(await refused?.json()).toMatchObject({ code: 'TOO_MANY_UPLOADS' })
    const [begun] = answers.filter(({ status }) => status === 201)
    expect((await ask(busy, addressOf(begun as Response), 'DELETE')).status).toBe(204)
    expect((await announce(busy, 'pdf', 9)).status).toBe(201)
  })

  test('is forgotten after a day, on the disk too', async () => {
    const uploadId = await upload(editor, 'import', Buffer.from('ein Text'), 'texte.zip')
    const lost = crypto.randomUUID()
    await writeFile(app.uploadFolder.pathOf(lost), 'without a row')
    const later = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000)
    await forgetPastUploads(app.db, app.uploadFolder, later(23))
    expect(await app.uploadFolder.arrivedBytes(uploadId)).toBe(8)
    expect(await app.uploadFolder.arrivedBytes(lost)).toBeNull()
    await forgetPastUploads(app.db, app.uploadFolder, later(25))
    expect(await app.uploadFolder.list()).toEqual([])
    expect(await readdir(app.uploadFolder.dir)).toEqual([])
    expect(await app.db.$count(uploadTable)).toBe(0)
  })
})

test('the client’s library sends over a real connection, breaks off and goes on', async () => {
  const signedIn = await app.guest.request('/api/auth/sign-in/email', {
    method: 'POST',
    body: { email: editor.email, password: 'sieben lila Löwen' },
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const listening = await listen({ host: '127.0.0.1', port: 0 })
  listening.serve(app.app)
  const bytes = Buffer.concat([mp3(100), Buffer.alloc(3 * 1024 * 1024)])
  try {
    const send = (uploadUrl: string | null, breakAt: number) =>
      new Promise<string>((resolve, reject) => {
        const sending = new Upload(bytes, {
          endpoint: `http://127.0.0.1:${listening.port}/api/uploads`,
          uploadUrl,
          headers: { cookie, origin: baseUrl },
          metadata: { kind: 'audio', filename: 'Stimme.mp3' },
          chunkSize: 512 * 1024,
          retryDelays: null,
          onError: reject,
          onSuccess: () => resolve(sending.url ?? ''),
          onChunkComplete: (_, accepted) => {
            if (accepted >= breakAt) void sending.abort().then(() => resolve(sending.url ?? ''))
          },
        })
        sending.start()
      })
    const address = await send(null, 1024 * 1024)
    const uploadId = address.split('/').at(-1) ?? ''
    expect(await app.uploadFolder.arrivedBytes(uploadId)).toBeLessThan(bytes.length)
    expect(await send(address, Number.POSITIVE_INFINITY)).toBe(address)
    const arrived = await readFile(app.uploadFolder.pathOf(uploadId))
    expect(arrived.equals(bytes)).toBe(true)
  } finally {
    await listening.stop()
  }
})

describe('a good file', () => {
  test('a PDF is written anew, with its text as a proposal', async () => {
    const uploadId = await upload(editor, 'pdf', pdf(), 'Fuchs.PDF')
    const [first, second] = await Promise.all([check(editor, uploadId), check(editor, uploadId)])
    expect(first).toMatchObject({
      status: 200,
      body: { kind: 'pdf', fileName: 'Fuchs.pdf', pages: [['Es war einmal ein Fuchs.']] },
    })
    expect(second.body).toEqual(first.body)
    expect((await check(editor, uploadId)).body).toEqual(first.body)
    const stored = await readFile(`${app.files.root}/${first.body.key}`)
    expect(stored.length).toBe(first.body.sizeBytes)
    expect(stored.equals(pdf())).toBe(false)
    const row = await app.db.select().from(storedFile).where(eq(storedFile.key, first.body.key))
    expect(row).toMatchObject([{ contentType: 'application/pdf' }])
    expect(await app.uploadFolder.arrivedBytes(uploadId)).toBeNull()
    const noted = await app.db.select().from(editorChange)
    expect(noted).toContainEqual(
      expect.objectContaining({ action: 'file-uploaded', subject: first.body.key }),
    )
    expect((await ask(editor, `/api/uploads/${uploadId}`, 'HEAD')).status).toBe(404)
  })

  test('links and other actions of a page are left out', async () => {
    const link = '<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.org) >> >>'
    const uploadId = await upload(editor, 'pdf', pdf({ page: `/Annots [${link}]` }))
    const { body } = await check(editor, uploadId)
    const { PDFDocument } = await import('@cantoo/pdf-lib')
    const copy = await PDFDocument.load(await readFile(`${app.files.root}/${body.key}`))
    expect(copy.getPage(0).node.Annots()).toBeUndefined()
  })

  test('a picture is drawn anew in its widths, upright and without its data', async () => {
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

  test('a recording and a film are kept as they are', async () => {
    const sound = mp3(100)
    const heard = await check(editor, await upload(editor, 'audio', sound, 'Stimme.mp3'))
    expect(heard.body).toMatchObject({ kind: 'audio', sizeBytes: sound.length })
    expect(heard.body.durationMs).toBeGreaterThan(2500)
    expect(heard.body.key).toMatch(/\.mp3$/)
    expect((await readFile(`${app.files.root}/${heard.body.key}`)).equals(sound)).toBe(true)
    const film = await readFile('tests/e2e/tiny-film.mp4')
    const seen = await check(editor, await upload(editor, 'video', film, 'Film.mp4'))
    expect(seen.body).toMatchObject({ kind: 'video', durationMs: 6000, sizeBytes: film.length })
    expect((await check(editor, await upload(editor, 'audio', film))).problem).toBe('not-audio')
  })

  test('a file to import is left to the import', async () => {
    const uploadId = await upload(editor, 'import', Buffer.from('ein Text'), 'texte.zip')
    expect((await check(editor, uploadId)).status).toBe(404)
    expect(await app.uploadFolder.arrivedBytes(uploadId)).toBe(8)
  })

  test('an id in capitals is the same upload', async () => {
    const uploadId = await upload(editor, 'picture', Buffer.from('kein Bild'), 'bild.png')
    expect(await check(editor, uploadId.toUpperCase())).toMatchObject({ status: 422 })
  })
})
