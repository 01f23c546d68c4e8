import { sql } from 'drizzle-orm'

import { Upload } from 'tus-js-client'
import { describe, expect, test } from 'vitest'
import { upload as uploadTable } from '../../src/server/db/editor-schema.ts'

import { FileStoreUnavailable } from '../../src/server/files/file-store.ts'
import { listen } from '../../src/server/http/listen.ts'
import { deleteExpiredUploads } from '../../src/server/upload/commands.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { setUpEditors, signUpEditor } from '../support/editor.ts'
import { pdf } from '../support/hostile-files.ts'
import { mp3 } from '../support/hostile-media.ts'
import { runTogether } from '../support/lock.ts'
import { baseUrl, type TestUser } from '../support/test-user.ts'
import {
  arrivedBytes,
  check,
  requestUpload,
  sendBytes,
  startUpload,
  storedParts,
  upload,
} from '../support/uploads.ts'

let app: TestApp
let editor: TestUser
let parent: TestUser

setUpEditors((opened) => {
  ;({ app, editor, parent } = opened)
})

const addressOf = (response: Response) => response.headers.get('location') ?? ''

describe('access', () => {
  test('is for editors, not for guests and parents', async () => {
    expect((await startUpload(app.guest, 'pdf', 9)).status).toBe(401)
    expect((await startUpload(parent, 'pdf', 9)).status).toBe(403)
    const begun = await startUpload(editor, 'pdf', 9)
    expect(begun.status).toBe(201)
    expect(addressOf(begun)).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/)
    expect((await requestUpload(app.guest, addressOf(begun), 'HEAD')).status).toBe(401)
    expect((await sendBytes(parent, addressOf(begun), Buffer.alloc(3))).status).toBe(403)
  })

  test('is refused to a child with an editor’s device', async () => {
    const device = await app.signIn(editor)
    const address = '/api/device/kids-mode'
    const entered = await device.request(address, { method: 'PUT', body: { isKidsMode: true } })
    expect(entered.status).toBe(200)
    expect((await startUpload(device, 'pdf', 9)).status).toBe(403)
  })

  test('is refused to other origins and types, without CORS headers', async () => {
    const origin = { origin: 'https://evil.example' }
    expect((await startUpload(editor, 'pdf', 9, { headers: origin })).status).toBe(403)
    const json = { 'content-type': 'application/json' }
    expect((await startUpload(editor, 'pdf', 9, { headers: json })).status).toBe(415)
    const begun = await startUpload(editor, 'pdf', 9)
    expect((await sendBytes(editor, addressOf(begun), Buffer.alloc(9), 0, origin)).status).toBe(403)
    const names = [...begun.headers.keys()].filter((name) => name.startsWith('access-control'))
    expect(names).toEqual([])
    // Only uploads may have this content type.
    const bytes = { 'content-type': 'application/offset+octet-stream' }
    const call = await editor.request('/api/editor/effects/1/retry', {
      method: 'POST',
      headers: bytes,
    })
    expect(call.status).toBe(415)
  })

  test('does not include another editor’s upload', async () => {
    const other = await signUpEditor(app)
    const uploadId = await upload(editor, 'pdf', pdf())
    const address = `/api/uploads/${uploadId}`
    expect((await requestUpload(other, address, 'HEAD')).status).toBe(404)
    expect((await requestUpload(other, address, 'DELETE')).status).toBe(404)
    expect((await sendBytes(other, address, Buffer.alloc(1))).status).toBe(404)
    expect((await check(other, uploadId)).status).toBe(404)
    expect((await requestUpload(editor, address, 'HEAD')).status).toBe(200)
  })
})

describe('an upload', () => {
  test('continues after an interruption and after a restart of the server', async () => {
    const bytes = pdf()
    const begun = await startUpload(editor, 'pdf', bytes.length, {
      name: '../../Fuchs und Igel.pdf',
    })
    const address = addressOf(begun)
    expect((await sendBytes(editor, address, bytes.subarray(0, 100))).status).toBe(204)
    expect((await check(editor, address.split('/').at(-1) ?? '')).code).toBe('UNFINISHED')
    // Another server finds the same state.
    const other = await createTestApp(undefined, { beside: app, files: app.files })
    const elsewhere = await other.signIn(editor)
    const head = await requestUpload(elsewhere, address, 'HEAD')
    expect(head.headers.get('upload-offset')).toBe('100')
    expect(head.headers.get('upload-length')).toBe(String(bytes.length))
    expect((await sendBytes(editor, address, bytes.subarray(50), 50)).status).toBe(409)
    expect((await sendBytes(elsewhere, address, bytes.subarray(100), 100)).status).toBe(204)
    await other.close()
    const checked = await check(editor, address.split('/').at(-1) ?? '')
    expect(checked).toMatchObject({ status: 200, body: { fileName: 'Fuchs und Igel.pdf' } })
  })

  test.each([
    ['zero bytes', '0', 400, 'EMPTY'],
    ['a byte too many', 50 * 1024 * 1024 + 1, 413, 'PAYLOAD_TOO_LARGE'],
    ['an invalid number', '9e9', 400, 'BAD_REQUEST'],
    ['a negative number', '-1', 400, 'BAD_REQUEST'],
  ])('is refused with %s as length', async (_, length, status, code) => {
    const answer = await startUpload(editor, 'pdf', length)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code, status })
  })

  test('is refused for unknown kinds and invalid metadata', async () => {
    expect((await startUpload(editor, 'exe', 9)).status).toBe(400)
    for (const metadata of ['', 'kind cGRm', 'kind cGRm,filename YQ==,more YQ==', '%%%']) {
      const headers = { 'upload-metadata': metadata }
      expect((await startUpload(editor, 'pdf', 9, { headers })).status).toBe(400)
    }
  })

  test('accepts no more than its length', async () => {
    const begun = await startUpload(editor, 'pdf', 10)
    const tooMuch = await sendBytes(editor, addressOf(begun), Buffer.alloc(11))
    expect(tooMuch.status).toBe(413)
    expect(await tooMuch.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
    expect((await sendBytes(editor, addressOf(begun), Buffer.alloc(10))).status).toBe(204)
    expect((await sendBytes(editor, addressOf(begun), Buffer.alloc(1), 10)).status).toBe(413)
  })

  test('pauses while the disk is full', async () => {
    const bytes = new Uint8Array(1000)
    const at = (await startUpload(editor, 'pdf', 1000)).headers.get('location') ?? ''
    const { hasRoomFor } = app.files
    app.files.hasRoomFor = async () => false
    expect((await startUpload(editor, 'pdf', 1000)).status).toBe(507)
    expect((await sendBytes(editor, at, bytes)).status).toBe(507)
    app.files.hasRoomFor = hasRoomFor
    expect((await sendBytes(editor, at, bytes)).status).toBe(204)
  })

  test('has no other addresses', async () => {
    for (const id of ['..', '%2e%2e%2ffiles', '..%5c..', 'a'.repeat(500), '%00', 'x.json']) {
      const answer = await requestUpload(editor, `/api/uploads/${id}`, 'HEAD')
      expect([404, 405]).toContain(answer.status)
    }
    const put = await editor.request('/api/uploads', { method: 'PUT', body: {} })
    expect([405, 415]).toContain(put.status)
    const got = await editor.request(`/api/uploads/${crypto.randomUUID()}`)
    expect(got.status).toBe(405)
  })

  test('has a limit of open ones, even in parallel', async () => {
    const busy = await signUpEditor(app)
    const announceOne = () => startUpload(busy, 'pdf', 9)
    for (let open = 0; open < 18; open++) expect((await announceOne()).status).toBe(201)
    const row = sql`select from "user" where id = ${busy.uid}`
    const settled = await runTogether(
      app,
      row,
      Array.from({ length: 5 }, () => announceOne),
    )
    const answers = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(await refused?.json()).toMatchObject({ code: 'TOO_MANY_UPLOADS' })
    const [begun] = answers.filter(({ status }) => status === 201)
    expect((await requestUpload(busy, addressOf(begun as Response), 'DELETE')).status).toBe(204)
    expect((await startUpload(busy, 'pdf', 9)).status).toBe(201)
  })

  test('counts bytes once that two servers receive at the same time', async () => {
    const bytes = Buffer.from('Es war einmal ein Bär.')
    const address = addressOf(await startUpload(editor, 'import', bytes.length))
    const uploadId = address.split('/').at(-1) ?? ''
    const other = await createTestApp(undefined, { beside: app, files: app.files })
    const elsewhere = await other.signIn(editor)
    const before = await storedParts(app)
    const row = sql`select from upload where upload_id = ${uploadId}`
    const settled = await runTogether(app, row, [
      () => sendBytes(editor, address, bytes.subarray(0, 10)),
      () => sendBytes(elsewhere, address, bytes),
    ])
    const statuses = settled.map((each) => each.status === 'fulfilled' && each.value.status)
    expect(statuses.toSorted()).toEqual([204, 409])
    // The piece of the other one is gone.
    expect(await storedParts(app)).toHaveLength(before.length + 1)
    const arrived = (await arrivedBytes(app, uploadId))?.length ?? 0
    if (arrived < bytes.length)
      await sendBytes(elsewhere, address, bytes.subarray(arrived), arrived)
    expect((await arrivedBytes(app, uploadId))?.equals(bytes)).toBe(true)
    await other.close()
  })

  test('waits for a file store that is down', async () => {
    const bytes = Buffer.from('Es war einmal ein Igel.')
    const address = addressOf(await startUpload(editor, 'import', bytes.length))
    const { putAs } = app.files
    app.files.putAs = async () => {
      throw new FileStoreUnavailable('down')
    }
    const refused = await sendBytes(editor, address, bytes)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    app.files.putAs = putAs
    expect((await requestUpload(editor, address, 'HEAD')).headers.get('upload-offset')).toBe('0')
    expect((await sendBytes(editor, address, bytes)).status).toBe(204)
  })

  test('is deleted after a day, with its bytes', async () => {
    const uploadId = await upload(editor, 'import', Buffer.from('ein Text'), 'texte.zip')
    const later = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000)
    await deleteExpiredUploads(app.db, app.files, later(23))
    expect((await arrivedBytes(app, uploadId))?.length).toBe(8)
    await deleteExpiredUploads(app.db, app.files, later(25))
    expect(await storedParts(app)).toEqual([])
    expect(await app.db.$count(uploadTable)).toBe(0)
  })
})

test('the client’s upload library interrupts and continues over a real connection', async () => {
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
    expect((await arrivedBytes(app, uploadId))?.length).toBeLessThan(bytes.length)
    expect(await send(address, Number.POSITIVE_INFINITY)).toBe(address)
    expect((await arrivedBytes(app, uploadId))?.equals(bytes)).toBe(true)
  } finally {
    await listening.stop()
  }
})
