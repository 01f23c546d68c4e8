import { mkdir, readdir, rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { user } from '../../src/server/db/auth-schema.ts'
import { forgetPastIntakes, startIntake } from '../../src/server/intake/commands.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { createTestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { upload } from '../support/uploads.ts'
import { workMs } from '../support/work.ts'

let app: TestApp
let editor: TestUser

beforeAll(async () => {
  app = await createTestApp()
  editor = await signUpEditor(app)
})
afterAll(() => app.close())

const markdown = (front: string, body = 'Es war einmal.') => strToU8(`---\n${front}\n---\n${body}`)
const check = async (bytes: Uint8Array, name: string, who = editor) =>
  who.api.intake.check({ uploadId: await upload(who, 'import', bytes, name) })
const foldersLeft = () => readdir(app.intakes.workDir).catch(() => [])

async function finished(intakeId: string) {
  await vi.waitFor(
    async () => expect((await editor.api.intake.get({ intakeId })).state).not.toBe('running'),
    { timeout: 30_000, interval: 50 },
  )
  return editor.api.intake.get({ intakeId })
}

describe('characters that the database cannot hold', () => {
  test.each([
    ['zeros in a table', strToU8('Titel;Sprache\nHa\u0000se;d\u0000e'), 'a.csv', 'refused'],
    ['zeros in a text', strToU8('Titel;Text\nHase;Es\u0000war'), 'a.csv', 'refused'],
    ['zeros in a picture', markdown('title: A', '![](a\u0000.jpg)'), 'a.md', 'refused'],
    ['zeros in a name', zipSync({ 'a\u0000b.md': markdown('title: A') }), 'a.zip', 'create'],
    ['halves in front matter', markdown('title: A\nvalue: "\\ud800"'), 'a.md', 'refused'],
    ['halves in a title', markdown('title: "A\\ud800"'), 'a.md', 'create'],
    ['a title cut in one', markdown(`title: ${'a'.repeat(119)}😀`), 'a.md', 'refused'],
    ['a field cut in one', markdown(`title: A\nvalue: ${'a'.repeat(59)}😀`), 'a.md', 'refused'],
  ])('%s are told, and nothing breaks', async (_, bytes, name, action) => {
    const { rows, intakeId } = await check(bytes, name)
    expect(rows.map((row) => row.action)).toEqual([action])
    await editor.api.intake.cancel({ intakeId })
    expect(await foldersLeft()).toEqual([])
  })
})

describe('what would keep the server busy', () => {
  const many = (text: string, times: number) => text.repeat(times)
  test.each([
    ['spaces', markdown('title: A', `a${many(' ', 200_000)}b`), 'a.md'],
    ['brackets', markdown('title: A', many('![\n', 100_000)), 'a.md'],
    ['an age of spaces', strToU8(`Titel;Text;Alter\nA;B;4${many(' ', 200_000)}x`), 'a.csv'],
    ['front matter', markdown(Array.from({ length: 50_000 }, (_, at) => `a${at}: 1`).join('\n'))],
    ['anchors', markdown('a: &a [1]\nb: &b [*a, *a]\ntitle: *b'), 'a.md'],
    ['brackets in brackets', markdown(`title: A\nvalue: ${many('[', 50_000)}`), 'a.md'],
    ['a story without end', markdown('title: A', many('Hase.\n\n', 300_000)), 'a.md'],
  ])('%s are refused at once', async (_, bytes, name = 'a.md') => {
    const spentMs = await workMs(async () => {
      const { rows } = await check(bytes, name)
      expect(rows.map(({ action }) => action)).toEqual(['refused'])
    })
    expect(spentMs).toBeLessThan(2000)
  })

  test('an archive is unpacked beside the server, which goes on answering', async () => {
    const picture = new Uint8Array(50_000_000)
    const archive = zipSync({
      'a.md': markdown('title: Aus dem Archiv'),
      ...Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((at) => [`${at}.png`, picture])),
    })
    const spentMs = await workMs(async () => {
      const { rows, intakeId } = await check(archive, 'a.zip')
      expect(rows.map(({ action }) => action)).toEqual(['create'])
      await editor.api.intake.cancel({ intakeId })
    })
    const unpackingMs = await workMs(async () => unzipSync(archive))
    expect(spentMs).toBeLessThan(unpackingMs / 2)
  })

  test('texts of gigabytes in a small archive are not read', async () => {
    const long = new Uint8Array(20_000_000).fill(97)
    const archive = zipSync({ 'a.md': long, 'b.md': long })
    const rssBefore = process.memoryUsage.rss()
    await expect(check(archive, 'a.zip')).rejects.toMatchObject({ code: 'UNREADABLE' })
    expect(process.memoryUsage.rss() - rssBefore).toBeLessThan(256 * 1024 * 1024)
  })

  test('a table of a million rows is not read to its end', async () => {
    const table = strToU8(`Titel;Text\n${'Hase;Es war.\n'.repeat(1_000_000)}`)
    const spentMs = await workMs(() =>
      expect(check(table, 'a.csv')).rejects.toMatchObject({ code: 'UNREADABLE' }),
    )
    expect(spentMs).toBeLessThan(2000)
  })
})

describe('carrying out', () => {
  test('two imports of the same stories at once both end, with one story each', async () => {
    const archive = (teaser: string) =>
      zipSync(
        Object.fromEntries(
          Array.from({ length: 8 }, (_, at) => [
            `${at}.md`,
            markdown(`id: zugleich-${at}\ntitle: Zugleich ${at}\nteaser: ${teaser}`),
          ]),
        ),
      )
    const found = await Promise.all(
      ['Eins.', 'Zwei.'].map((teaser) => check(archive(teaser), 'a.zip')),
    )
    await Promise.all(found.map(({ intakeId }) => editor.api.intake.start({ intakeId })))
    for (const { intakeId } of found) {
      const { state, rows } = await finished(intakeId)
      expect(state).toBe('done')
      for (const { outcome } of rows) expect(outcome).toMatch(/^(created|updated)$/)
    }
    expect((await editor.api.draft.list({ search: 'zugleich' })).total).toBe(8)
  })

  test('a picture that lies on another server’s disk is named, and the others come', async () => {
    const archive = zipSync({
      'a.md': markdown('title: Bild ist fort', '![x](a.png)\n\nText.'),
      'b.md': markdown('title: Ohne Bild'),
      'a.png': strToU8('x'),
    })
    const { intakeId } = await check(archive, 'a.zip')
    await rm(path.join(app.intakes.workDir, intakeId), { recursive: true })
    await editor.api.intake.start({ intakeId })
    const { rows, state } = await finished(intakeId)
    expect(state).toBe('done')
    expect(rows.map(({ outcome }) => outcome)).toEqual(['refused', 'created'])
    expect(rows[0]?.problems).toMatchObject([{ reason: 'file-missing', given: 'a.png' }])
  })

  test('a row that cannot be helped does not stop the others', async () => {
    const archive = zipSync({ 'a.md': markdown('title: Hilflos'), 'b.md': markdown('title: Heil') })
    const { intakeId } = await check(archive, 'a.zip')
    await app.db.$client.query(`create function refuse_one() returns trigger language plpgsql as
      $$ begin if new.story_id = 'hilflos' then raise 'no'; end if; return new; end $$;
      create trigger refuse_one before insert on story_draft for each row execute function refuse_one()`)
    await editor.api.intake.start({ intakeId })
    const { rows, state } = await finished(intakeId)
    await app.db.$client.query('drop function refuse_one cascade')
    expect(state).toBe('done')
    expect(rows.map(({ outcome }) => outcome)).toEqual(['failed', 'created'])
  })
})

test('folders of imports that nobody knows any more go after a day', async () => {
  const former = await signUpEditor(app)
  const { intakeId } = await check(markdown('title: A'), 'a.md', former)
  await app.db.delete(user).where(eq(user.id, former.uid))
  const mine = await check(markdown('title: B'), 'b.md')
  await startIntake(app.db, { intakeId: mine.intakeId, userId: editor.uid, now: app.clock.now() })
  const { workDir } = app.intakes
  await mkdir(path.join(workDir, 'kein-import'))
  const others = (await foldersLeft()).filter((name) => name !== intakeId)
  const now = app.clock.now()
  await forgetPastIntakes(app.db, { workDir, now })
  expect(await foldersLeft()).toContain(intakeId)
  const yesterday = new Date(now.getTime() - 86_400_000 - 1000)
  for (const name of await foldersLeft())
    await utimes(path.join(workDir, name), yesterday, yesterday)
  await forgetPastIntakes(app.db, { workDir, now })
  expect(others).toContain(mine.intakeId)
  expect((await foldersLeft()).sort()).toEqual(others.sort())
})
