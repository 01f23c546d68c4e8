import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { FileStoreUnavailable } from '../../src/server/files/file-store.ts'
import { deleteExpiredImports, startStoryImport } from '../../src/server/story-import/commands.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import type { TestUser } from '../support/test-user.ts'
import { storedParts, upload } from '../support/uploads.ts'

let app: TestApp
let editor: TestUser

beforeAll(async () => {
  app = await createTestApp()
  editor = await signUpEditor(app)
})
afterAll(() => app.close())

const check = async (bytes: Uint8Array, name: string, who = editor) =>
  who.api.storyImport.check({ uploadId: await upload(who, 'import', bytes, name) })

const start = ({ importId }: { importId: string }) => editor.api.storyImport.start({ importId })

/** Waits until an import ends. */
async function waitForEnd(importId: string) {
  await vi.waitFor(
    async () => expect((await editor.api.storyImport.get({ importId })).state).not.toBe('running'),
    { timeout: 30_000, interval: 50 },
  )
  return editor.api.storyImport.get({ importId })
}
async function importStories(bytes: Uint8Array, name: string) {
  const { importId } = await check(bytes, name)
  await editor.api.storyImport.start({ importId })
  return waitForEnd(importId)
}

const picture = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#806040' } })
    .jpeg()
    .toBuffer()

/** An archive of one story with a picture, and a file that no story uses. */
const illustrated = async (id: string) =>
  zipSync({
    'a.md': strToU8(`---\nid: ${id}\ntitle: Bild\n---\n![Bild](a.jpg)\n\nText.`),
    'a.jpg': await picture(),
    'ungenutzt.jpg': strToU8('x'),
  })

const faulty: Record<number, string> = {
  7: '7;;Ohne Titel;mut;4-7;Es war einmal.',
  23: '23;Der 23. Hase;Hopp.;glueck;4-7;Es war einmal.',
  42: '42;Der 42. Hase;Hopp.;mut;viel;Es war einmal.',
}
function table(prefix: string, teaser = 'Hopp.') {
  const rows = Array.from({ length: 50 }, (_, index) => {
    const row =
      faulty[index + 1] ??
      `${index + 1};Der ${index + 1}. Hase;${teaser};mut;4-7;"Eins.\n---\nZwei."`
    return `${prefix}-${row}`
  })
  return strToU8(['Kennung;Titel;Teaser;Wert;Alter;Text', ...rows].join('\n'))
}

describe('a table of 50 stories with 3 faulty rows', () => {
  test('reports exactly those, writes nothing, then imports the others as drafts', async () => {
    const found = await check(table('fuenfzig'), 'liste.csv')
    expect(found).toMatchObject({ state: 'checked', totalRows: 50, doneRows: 0 })
    const refused = found.rows.filter(({ action }) => action === 'refused')
    expect(
      refused.map(({ row, problems }) => [row, ...problems.map(({ field }) => field)]),
    ).toEqual([
      [7, 'title'],
      [23, 'value'],
      [42, 'age'],
    ])
    expect(found.rows.filter(({ action }) => action === 'create')).toHaveLength(47)
    const list = () => editor.api.draft.list({ search: 'Hase', limit: 100 })
    expect((await list()).total).toBe(0)

    const { importId } = found
    const started = await editor.api.storyImport.start({ importId })
    expect(started.state).toBe('running')
    const done = await waitForEnd(importId)
    expect(done).toMatchObject({ state: 'done', doneRows: 50 })
    const outcomes = done.rows.map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(47)
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(3)
    const { rows, total } = await list()
    expect(total).toBe(47)
    for (const { state } of rows) expect(state).toBe('draft')
    const { story } = await editor.api.draft.get({ storyId: 'fuenfzig-1' })
    expect(story).toMatchObject({ values: ['mut'], ageFrom: 4, ageTo: 7 })
    expect(story.texts.de?.pages.map(({ paragraphs }) => paragraphs)).toEqual([
      ['Eins.'],
      ['Zwei.'],
    ])
    expect(await storedParts(app)).toEqual([])
  })

  test('changes nothing when repeated, and only what differs', async () => {
    await importStories(table('nochmal'), 'liste.csv')
    const { version } = await editor.api.draft.get({ storyId: 'nochmal-1' })
    const again = await check(table('nochmal'), 'liste.csv')
    expect(again.rows.filter(({ action }) => action === 'unchanged')).toHaveLength(47)
    await start(again)
    await waitForEnd(again.importId)
    expect((await editor.api.draft.get({ storyId: 'nochmal-1' })).version).toBe(version)
    const other = await importStories(table('nochmal', 'Hüpf.'), 'liste.csv')
    expect(other.rows.filter(({ outcome }) => outcome === 'updated')).toHaveLength(47)
    const [newest] = await editor.api.draft.listRevisions({ storyId: 'nochmal-1' })
    expect(newest?.reason).toBe('imported')
  })

  test('can be cancelled and started only once', async () => {
    const { importId } = await check(table('halt'), 'liste.csv')
    expect(await editor.api.storyImport.cancel({ importId })).toMatchObject({
      state: 'cancelled',
    })
    expect(await editor.api.storyImport.start({ importId })).toMatchObject({
      state: 'cancelled',
    })
    expect((await editor.api.draft.list({ search: 'halt', limit: 100 })).total).toBe(0)
    const running = await check(table('halb'), 'liste.csv')
    await Promise.all([start(running), start(running)])
    await editor.api.storyImport.cancel({ importId: running.importId })
    const { state, rows, doneRows } = await waitForEnd(running.importId)
    expect(state).toBe('cancelled')
    expect(rows.slice(doneRows).every((row) => row.outcome === null)).toBe(true)
    const changes = await editor.api.editor.listChanges({ limit: 100 })
    const starts = changes.filter(
      ({ action, subject }) => action === 'import-started' && subject === running.importId,
    )
    expect(starts).toHaveLength(1)
  })
})

describe('an archive', () => {
  const markdown = (language: string, more = '') =>
    strToU8(`---
id: im-archiv
lang: ${language}
title: Der Bär (${language})
value: teilen
age: [4, 6]
---
![Ein Bär](bilder/p1.jpg)

Es war einmal ein Bär.
${more}`)

  test('imports both languages with their pictures, and reports bad files', async () => {
    const archive = zipSync({
      'baer/story.de.md': markdown('de'),
      'baer/story.en.md': markdown('en'),
      'baer/bilder/p1.jpg': await picture(),
      'fehlt.md': strToU8('---\ntitle: Fehlt\n---\n![](gibtsnicht.png)\n\nText.'),
      'kaputt.md': strToU8('---\ntitle: Kaputt\n---\n![](kaputt.png)\n\nText.'),
      'kaputt.png': strToU8('kein Bild'),
    })
    const found = await check(archive, 'geschichten.zip')
    expect(found.rows.map(({ action }) => action)).toEqual([
      'create',
      'create',
      'refused',
      'create',
    ])
    expect(found.rows[2]?.problems).toMatchObject([{ reason: 'file-missing' }])
    await start(found)
    const done = await waitForEnd(found.importId)
    expect(done.rows.map(({ outcome }) => outcome)).toEqual([
      'created',
      'updated',
      'refused',
      'refused',
    ])
    expect(done.rows[3]?.problems).toMatchObject([{ reason: 'file-refused' }])
    const { story, fileUrls } = await editor.api.draft.get({ storyId: 'im-archiv' })
    expect(Object.keys(story.texts).sort()).toEqual(['de', 'en'])
    expect(story.texts.de?.pages).toMatchObject([{ picture: 'p1', alt: 'Ein Bär' }])
    const [smallest] = story.pictures.p1 ?? []
    const shown = await editor.request(fileUrls[smallest?.key ?? ''] ?? '')
    expect(shown.headers.get('content-type')).toBe('image/avif')
    expect(await storedParts(app)).toEqual([])
  })

  test('of exported stories changes nothing', async () => {
    const exported = await editor.api.draft.export({ storyIds: ['im-archiv', 'fuenfzig-1'] })
    const files = exported.map(({ fileName, markdown: text }) => [fileName, strToU8(text)])
    const found = await check(zipSync(Object.fromEntries(files)), 'export.zip')
    expect(found.rows).toHaveLength(3)
    for (const row of found.rows) expect(row).toMatchObject({ action: 'unchanged', problems: [] })
    await editor.api.storyImport.cancel({ importId: found.importId })
  })

  test('continues after its server stopped', async () => {
    const archive = zipSync({
      'a.md': strToU8('---\nid: strandgut-a\ntitle: A\n---\nText.'),
      'b.md': strToU8('---\nid: strandgut-b\ntitle: B\n---\nText.'),
    })
    const { importId } = await check(archive, 'a.zip')
    await startStoryImport(app.db, { importId, userId: editor.uid, now: app.clock.now() })
    await app.storyImports.resume()
    expect((await editor.api.storyImport.get({ importId })).doneRows).toBe(0)
    const before = app.clock.now()
    app.clock.set(new Date(before.getTime() + 4 * 60_000).toISOString())
    await app.storyImports.resume()
    expect(await waitForEnd(importId)).toMatchObject({ state: 'done', doneRows: 2 })
  })
})

test('an import that is not started is deleted after a day, with its files', async () => {
  const { importId } = await check(await illustrated('vergessen'), 'a.zip')
  const day = 86_400_000
  const now = app.clock.now()
  expect(await storedParts(app)).toHaveLength(1)
  await deleteExpiredImports(app.db, app.files, new Date(now.getTime() + day - 1000))
  expect((await editor.api.storyImport.get({ importId })).state).toBe('checked')
  await deleteExpiredImports(app.db, app.files, new Date(now.getTime() + day + 1000))
  await expect(editor.api.storyImport.get({ importId })).rejects.toMatchObject({
    status: 404,
  })
  expect(await storedParts(app)).toEqual([])
})

describe('an import whose server has stopped', () => {
  test('is finished by another server, with its pictures', async () => {
    const { importId } = await check(await illustrated('uebernommen'), 'a.zip')
    await startStoryImport(app.db, { importId, userId: editor.uid, now: app.clock.now() })
    const other = await createTestApp(undefined, { beside: app, files: app.files })
    app.clock.set(new Date(app.clock.now().getTime() + 4 * 60_000).toISOString())
    await other.storyImports.resume()
    const { state, rows } = await waitForEnd(importId)
    expect(state).toBe('done')
    expect(rows).toMatchObject([{ outcome: 'created', problems: [] }])
    const { story } = await editor.api.draft.get({ storyId: 'uebernommen' })
    expect(story.pictures.p1?.length).toBeGreaterThan(0)
    expect(await storedParts(app)).toEqual([])
    await other.close()
  })

  test('waits for a file store that is down', async () => {
    const { importId } = await check(await illustrated('geduldig'), 'a.zip')
    const { open } = app.files
    app.files.open = async () => {
      throw new FileStoreUnavailable('down')
    }
    await start({ importId })
    const resume = async () => {
      app.clock.set(new Date(app.clock.now().getTime() + 4 * 60_000).toISOString())
      await app.storyImports.resume()
    }
    await resume()
    expect((await editor.api.storyImport.get({ importId })).doneRows).toBe(0)
    app.files.open = open
    await vi.waitFor(
      async () => {
        await resume()
        expect((await editor.api.storyImport.get({ importId })).state).toBe('done')
      },
      { timeout: 30_000, interval: 50 },
    )
    const { rows } = await editor.api.storyImport.get({ importId })
    expect(rows).toMatchObject([{ outcome: 'created', problems: [] }])
  })
})
