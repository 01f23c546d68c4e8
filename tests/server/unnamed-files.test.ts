import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storedFile } from '../../src/server/db/story-schema.ts'
import { isEveryFileKnown } from '../../src/server/draft/known-files.ts'
import { storeFileRows } from '../../src/server/upload/commands.ts'
import { deleteUnnamedFiles } from '../../src/server/upload/unnamed-files.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { createReadyDraft, draftText, storeFile } from '../support/drafts.ts'
import { signUpEditor } from '../support/editor.ts'
import { post } from '../support/news.ts'
import { createTasks } from '../support/privacy.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
let editor: TestUser
const dayMs = 86_400_000
const old = '2026-11-10T10:00:00Z'

beforeAll(async () => {
  app = await createTestApp()
  editor = await signUpEditor(app)
  // The database must be older than its files.
  const picture = { fileKey: await oldFile(), alt: { de: 'Bild' } }
  await editor.api.news.save(post('seit-jeher', { picture }))
})
afterAll(() => app.close())
beforeEach(() => app.clock.set('2026-11-21T10:00:00Z'))

const fileOf = (key: string) => path.join(app.filesDir, key)
const isStored = async (key: string) => [
  existsSync(fileOf(key)),
  (await app.db.$count(storedFile, eq(storedFile.key, key))) > 0,
]
const both = [true, true]
const neither = [false, false]
const deleteFiles = () => deleteUnnamedFiles(app.db, app.files, app.clock.now())

/** Dates a stored file eleven days back. */
async function age(...keys: string[]) {
  for (const key of keys) {
    await utimes(fileOf(key), new Date(old), new Date(old))
    const createdAt = new Date(old)
    await app.db.update(storedFile).set({ createdAt }).where(eq(storedFile.key, key))
  }
}
async function oldFile(contentType = 'image/avif') {
  const key = await storeFile(app, randomUUID(), contentType)
  await age(key)
  return key
}

describe('a file that no row names', () => {
  test('is deleted after a week with its row; a younger one stays', async () => {
    const [deleted, young] = [await oldFile(), await oldFile()]
    const days = (count: number) => new Date(app.clock.now().getTime() - count * dayMs)
    await utimes(fileOf(young), days(6), days(6))
    await app.db
      .update(storedFile)
      .set({ createdAt: days(6) })
      .where(eq(storedFile.key, young))
    expect(await deleteFiles()).toBe(1)
    expect(await isStored(deleted)).toEqual(neither)
    expect(await isStored(young)).toEqual(both)
    expect(await deleteFiles()).toBe(0)
  })

  test('is deleted without a row, with leftovers of interrupted writes', async () => {
    const { key } = await app.files.put(Buffer.from(randomUUID()), 'pdf')
    const broken = [`${key}.${randomUUID()}.tmp`, `${randomUUID()}.tmp`]
    for (const name of broken) await writeFile(fileOf(name), 'half')
    for (const name of [key, ...broken]) await utimes(fileOf(name), new Date(old), new Date(old))
    expect(await deleteFiles()).toBe(3)
    for (const name of [key, ...broken]) expect(existsSync(fileOf(name))).toBe(false)
  })

  test('counts as new when the same content is stored again', async () => {
    const content = randomUUID()
    const key = await storeFile(app, content, 'image/avif')
    await age(key)
    const stored = await app.files.put(Buffer.from(content), 'avif')
    const file = { ...stored, contentType: 'image/avif' }
    await storeFileRows(app.db, [file, file])
    expect(await deleteFiles()).toBe(0)
    expect(await isStored(key)).toEqual(both)
  })

  test('stays when it is stored again at that moment', async () => {
    const content = Buffer.from(randomUUID())
    const { key } = await app.files.put(content, 'pdf')
    await utimes(fileOf(key), new Date(old), new Date(old))
    const asked: string[] = []
    const before = new Date('2026-11-15T10:00:00Z')
    await app.files.removeUnnamed(before, async (name) => {
      asked.push(name)
      if (name === key) await app.files.put(content, 'pdf')
      return name !== key
    })
    expect(asked).toContain(key)
    expect(existsSync(fileOf(key))).toBe(true)
    expect((await readdir(app.filesDir, { recursive: true })).join()).not.toContain('.aside')
  })
})

describe('a file stays while it is named by', () => {
  test('a draft, an older version, a published story or a post', async () => {
    const names = ['cover', 'page', 'book', 'print', 'sound', 'film', 'news']
    const types: Record<string, string> = {
      book: 'application/pdf',
      print: 'application/pdf',
      sound: 'audio/mp4',
      film: 'video/mp4',
    }
    const keys: Record<string, string> = {}
    for (const name of names) keys[name] = await oldFile(types[name])
    const key = (name: string) => keys[name] ?? ''
    const text = draftText('Alles dran', {
      pdfKey: key('book'),
      prints: [{ kind: 'large', key: key('print'), fileName: 'gross.pdf' }],
      audio: { key: key('sound'), timesKey: null, voice: 'human', durationMs: 1000 },
      film: { key: key('film'), captionsKey: null, durationMs: 1000 },
    })
    const pictures = {
      'cover.de': [{ widthPx: 600, key: key('cover') }],
      p1: [{ widthPx: 480, key: key('page') }],
    }
    const change = { texts: { de: text }, pictures }
    const { storyId, version } = await createReadyDraft(app, editor, 'Alles dran', change)
    const picture = { fileKey: key('news'), alt: { de: 'Bild', en: 'Picture' } }
    await editor.api.news.save(post('mit-bild', { picture }))
    const expectAll = async () => {
      await deleteFiles()
      for (const name of names) expect([name, await isStored(key(name))]).toEqual([name, both])
    }
    await expectAll()
    // Published, then removed from the draft and its versions: readers still see it.
    await editor.api.draft.publish({ storyId, version, at: null })
    const { story } = await createReadyDraft(app, editor, 'Leer')
    await editor.api.draft.save({ storyId, version, story })
    await app.db.$client.query('delete from story_revision where story_id = $1', [storyId])
    names.splice(names.indexOf('page'), 1)
    await expectAll()
    expect(await isStored(key('page'))).toEqual(neither)
    // A withdrawn story may come back.
    await editor.api.draft.withdraw({ storyId })
    await expectAll()
  })

  test('a version that can be restored', async () => {
    const key = await oldFile()
    const pictures = { 'cover.de': [{ widthPx: 600, key }] }
    const ready = await createReadyDraft(app, editor, 'Fassungen', { pictures })
    const { storyId, version, story } = ready
    app.clock.set('2026-11-21T11:00:00Z')
    const saved = await editor.api.draft.save({
      storyId,
      version,
      story: { ...story, pictures: {} },
    })
    await deleteFiles()
    expect(await isStored(key)).toEqual(both)
    const restored = await editor.api.draft.restore({
      storyId,
      version: saved.version,
      revision: version,
    })
    expect((await editor.request(restored.fileUrls[key] ?? '')).status).toBe(200)
  })

  test('a data export, as long as it exists', async () => {
    const parent = await app.signUp()
    await parent.api.privacy.requestExport({ uid: parent.uid })
    await createTasks(app).worker.drain()
    const { url } = (await parent.api.privacy.getExport({ uid: parent.uid })) ?? {}
    const key = /\/files\/([^?]+)/.exec(url ?? '')?.[1] ?? ''
    await utimes(fileOf(key), new Date(old), new Date(old))
    await deleteFiles()
    expect(existsSync(fileOf(key))).toBe(true)
    await app.db.$client.query('delete from data_export')
    await deleteFiles()
    expect(existsSync(fileOf(key))).toBe(false)
  })
})

test('a file that is being saved stays; a file that is being deleted cannot be saved', async () => {
  const key = await oldFile()
  const ready = await createReadyDraft(app, editor, 'Gerade jetzt')
  const { storyId, version } = ready
  const story = { ...ready.story, pictures: { 'cover.de': [{ widthPx: 600, key }] } }
  await app.db.transaction(async (tx) => {
    expect(await isEveryFileKnown(tx, story)).toBe(true)
    await deleteFiles()
  })
  expect(await isStored(key)).toEqual(both)

  const outcomes = await Promise.allSettled([
    editor.api.draft.save({ storyId, version, story }),
    deleteFiles(),
  ])
  const isSaved = outcomes[0].status === 'fulfilled'
  expect(await isStored(key)).toEqual(isSaved ? both : neither)
  await deleteFiles()
  expect(await isStored(key)).toEqual(isSaved ? both : neither)
})

test('no file is deleted that is older than the database', async () => {
  await app.db.update(storedFile).set({ createdAt: app.clock.now() })
  const { key } = await app.files.put(Buffer.from(randomUUID()), 'pdf')
  await utimes(fileOf(key), new Date(old), new Date(old))
  expect(await deleteFiles()).toBe(0)
  expect(existsSync(fileOf(key))).toBe(true)
})
