import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { forgetPastIntakes, startIntake } from '../../src/server/intake/commands.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { createTestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { upload } from '../support/uploads.ts'

let app: TestApp
let editor: TestUser

beforeAll(async () => {
  app = await createTestApp()
  editor = await signUpEditor(app)
})
afterAll(() => app.close())

const check = async (bytes: Uint8Array, name: string, who = editor) =>
  who.api.intake.check({ uploadId: await upload(who, 'import', bytes, name) })

const start = ({ intakeId }: { intakeId: string }) => editor.api.intake.start({ intakeId })

/** Waits until an import is over. */
async function finished(intakeId: string) {
  await vi.waitFor(
    async () => expect((await editor.api.intake.get({ intakeId })).state).not.toBe('running'),
    { timeout: 30_000, interval: 50 },
  )
  return editor.api.intake.get({ intakeId })
}
async function takeOver(bytes: Uint8Array, name: string) {
  const { intakeId } = await check(bytes, name)
  await editor.api.intake.start({ intakeId })
  return finished(intakeId)
}
const foldersLeft = () => readdir(app.intakes.workDir).catch(() => [])

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
  test('reports exactly those, writes nothing, then takes over the others as drafts', async () => {
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

    const { intakeId } = found
    const started = await editor.api.intake.start({ intakeId })
    expect(started.state).toBe('running')
    const done = await finished(intakeId)
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
    expect(await foldersLeft()).toEqual([])
  })

  test('sent again changes nothing; what is different in it is changed', async () => {
    await takeOver(table('nochmal'), 'liste.csv')
    const { version } = await editor.api.draft.get({ storyId: 'nochmal-1' })
    const again = await check(table('nochmal'), 'liste.csv')
    expect(again.rows.filter(({ action }) => action === 'unchanged')).toHaveLength(47)
    await start(again)
    await finished(again.intakeId)
    expect((await editor.api.draft.get({ storyId: 'nochmal-1' })).version).toBe(version)
    const other = await takeOver(table('nochmal', 'Hüpf.'), 'liste.csv')
    expect(other.rows.filter(({ outcome }) => outcome === 'updated')).toHaveLength(47)
    const [newest] = await editor.api.draft.listRevisions({ storyId: 'nochmal-1' })
    expect(newest?.reason).toBe('imported')
  })

  test('can be cancelled and started only once', async () => {
    const { intakeId } = await check(table('halt'), 'liste.csv')
    expect(await editor.api.intake.cancel({ intakeId })).toMatchObject({ state: 'cancelled' })
    expect(await editor.api.intake.start({ intakeId })).toMatchObject({ state: 'cancelled' })
    expect((await editor.api.draft.list({ search: 'halt', limit: 100 })).total).toBe(0)
    const running = await check(table('halb'), 'liste.csv')
    await Promise.all([start(running), start(running)])
    await editor.api.intake.cancel({ intakeId: running.intakeId })
    const { state, rows, doneRows } = await finished(running.intakeId)
    expect(state).toBe('cancelled')
    expect(rows.slice(doneRows).every((row) => row.outcome === null)).toBe(true)
    const changes = await editor.api.editor.listChanges({ limit: 100 })
    const starts = changes.filter(
      ({ action, subject }) => action === 'import-started' && subject === running.intakeId,
    )
    expect(starts).toHaveLength(1)
  })
})

describe('an archive', () => {
  const picture = () =>
    sharp({ create: { width: 800, height: 600, channels: 3, background: '#806040' } })
      .jpeg()
      .toBuffer()
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

  test('brings both languages with their pictures, and odd ones are named', async () => {
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
    const done = await finished(found.intakeId)
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
    expect(await foldersLeft()).toEqual([])
  })

  test('of what was exported changes nothing', async () => {
    const exported = await editor.api.draft.export({ storyIds: ['im-archiv', 'fuenfzig-1'] })
    const files = exported.map(({ fileName, markdown: text }) => [fileName, strToU8(text)])
    const found = await check(zipSync(Object.fromEntries(files)), 'export.zip')
    expect(found.rows).toHaveLength(3)
    for (const row of found.rows) expect(row).toMatchObject({ action: 'unchanged', problems: [] })
    await editor.api.intake.cancel({ intakeId: found.intakeId })
  })

  test('goes on where a server that is gone had stopped', async () => {
    const archive = zipSync({
      'a.md': strToU8('---\nid: strandgut-a\ntitle: A\n---\nText.'),
      'b.md': strToU8('---\nid: strandgut-b\ntitle: B\n---\nText.'),
    })
    const { intakeId } = await check(archive, 'a.zip')
    await startIntake(app.db, { intakeId, userId: editor.uid, now: app.clock.now() })
    await app.intakes.resume()
    expect((await editor.api.intake.get({ intakeId })).doneRows).toBe(0)
    const before = app.clock.now()
    app.clock.set(new Date(before.getTime() + 4 * 60_000).toISOString())
    await app.intakes.resume()
    expect(await finished(intakeId)).toMatchObject({ state: 'done', doneRows: 2 })
  })
})

describe('refused', () => {
  test.each([
    ['no archive', strToU8('PK\u0003\u0004Unsinn'), 'a.zip'],
    ['an empty one', zipSync({ 'liesmich.txt': strToU8('Hallo') }), 'a.zip'],
    ['a broken table', strToU8('Titel,Text\n"Hase,Text'), 'a.csv'],
  ])('%s', async (_, bytes, name) => {
    await expect(check(bytes, name)).rejects.toMatchObject({ code: 'UNREADABLE', status: 422 })
    expect(await foldersLeft()).toEqual([])
  })

  test('uploads of somebody else or of another kind, and imports of others', async () => {
    const other = await signUpEditor(app)
    const mine = await upload(editor, 'import', table('meins'), 'a.csv')
    await expect(other.api.intake.check({ uploadId: mine })).rejects.toMatchObject({ status: 404 })
    const pdf = await upload(editor, 'pdf', strToU8('%PDF-1.7'), 'a.pdf')
    await expect(editor.api.intake.check({ uploadId: pdf })).rejects.toMatchObject({ status: 404 })
    const { intakeId } = await editor.api.intake.check({ uploadId: mine })
    for (const call of ['get', 'start', 'cancel'] as const) {
      await expect(other.api.intake[call]({ intakeId })).rejects.toMatchObject({ status: 404 })
    }
    expect(await editor.api.intake.check({ uploadId: mine })).toMatchObject({ intakeId })
    const missing = { intakeId: randomUUID() }
    await expect(editor.api.intake.get(missing)).rejects.toMatchObject({ status: 404 })
  })
})

test('what nobody starts is forgotten after a day, with its files', async () => {
  const { intakeId } = await check(table('vergessen'), 'a.csv')
  const day = 86_400_000
  const { workDir } = app.intakes
  const now = app.clock.now()
  await forgetPastIntakes(app.db, { workDir, now: new Date(now.getTime() + day - 1000) })
  expect((await editor.api.intake.get({ intakeId })).state).toBe('checked')
  await forgetPastIntakes(app.db, { workDir, now: new Date(now.getTime() + day + 1000) })
  await expect(editor.api.intake.get({ intakeId })).rejects.toMatchObject({ status: 404 })
  expect(await foldersLeft()).toEqual([])
})
