import { randomUUID } from 'node:crypto'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../support/app.ts'
import { measureCpuMs } from '../support/cpu-time.ts'
import { signUpEditor } from '../support/editor.ts'
import type { TestUser } from '../support/test-user.ts'
import { requestUpload, storedParts, upload } from '../support/uploads.ts'

let app: TestApp
let editor: TestUser

beforeAll(async () => {
  app = await createTestApp()
  editor = await signUpEditor(app)
})
afterAll(() => app.close())

const markdown = (front: string, body = 'Es war einmal.') => strToU8(`---\n${front}\n---\n${body}`)
const check = async (bytes: Uint8Array, name: string, who = editor) =>
  who.api.storyImport.check({ uploadId: await upload(who, 'import', bytes, name) })

async function waitForEnd(importId: string) {
  await vi.waitFor(
    async () => expect((await editor.api.storyImport.get({ importId })).state).not.toBe('running'),
    { timeout: 30_000, interval: 50 },
  )
  return editor.api.storyImport.get({ importId })
}

describe('an import is refused', () => {
  test.each([
    ['no archive', strToU8('PK\u0003\u0004Unsinn'), 'a.zip'],
    ['an empty archive', zipSync({ 'liesmich.txt': strToU8('Hallo') }), 'a.zip'],
    ['a broken table', strToU8('Titel,Text\n"Hase,Text'), 'a.csv'],
  ])('%s', async (_, bytes, name) => {
    await expect(check(bytes, name)).rejects.toMatchObject({ code: 'UNREADABLE', status: 422 })
    expect(await storedParts(app)).toEqual([])
  })

  test('for foreign uploads, other kinds and foreign imports', async () => {
    const other = await signUpEditor(app)
    const mine = await upload(
      editor,
      'import',
      strToU8('Kennung;Titel;Text\nmeins;Hase;Hopp.'),
      'a.csv',
    )
    await expect(other.api.storyImport.check({ uploadId: mine })).rejects.toMatchObject({
      status: 404,
    })
    const pdf = await upload(editor, 'pdf', strToU8('%PDF-1.7'), 'a.pdf')
    await expect(editor.api.storyImport.check({ uploadId: pdf })).rejects.toMatchObject({
      status: 404,
    })
    await requestUpload(editor, `/api/uploads/${pdf}`, 'DELETE')
    const { importId } = await editor.api.storyImport.check({ uploadId: mine })
    for (const call of ['get', 'start', 'cancel'] as const) {
      await expect(other.api.storyImport[call]({ importId })).rejects.toMatchObject({
        status: 404,
      })
    }
    expect(await editor.api.storyImport.check({ uploadId: mine })).toMatchObject({ importId })
    const missing = { importId: randomUUID() }
    await expect(editor.api.storyImport.get(missing)).rejects.toMatchObject({ status: 404 })
    await editor.api.storyImport.cancel({ importId })
  })
})

describe('characters that the database cannot store', () => {
  test.each([
    [
      'null characters in a table',
      strToU8('Titel;Sprache\nHa\u0000se;d\u0000e'),
      'a.csv',
      'refused',
    ],
    ['null characters in a text', strToU8('Titel;Text\nHase;Es\u0000war'), 'a.csv', 'refused'],
    ['null characters in a picture', markdown('title: A', '![](a\u0000.jpg)'), 'a.md', 'refused'],
    [
      'null characters in a name',
      zipSync({ 'a\u0000b.md': markdown('title: A') }),
      'a.zip',
      'create',
    ],
    [
      'unpaired surrogates in front matter',
      markdown('title: A\nvalue: "\\ud800"'),
      'a.md',
      'refused',
    ],
    ['unpaired surrogates in a title', markdown('title: "A\\ud800"'), 'a.md', 'create'],
    [
      'a title that is cut within a character',
      markdown(`title: ${'a'.repeat(119)}😀`),
      'a.md',
      'refused',
    ],
    [
      'a field that is cut within a character',
      markdown(`title: A\nvalue: ${'a'.repeat(59)}😀`),
      'a.md',
      'refused',
    ],
  ])('do not break an import: %s', async (_, bytes, name, action) => {
    const { rows, importId } = await check(bytes, name)
    expect(rows.map((row) => row.action)).toEqual([action])
    await editor.api.storyImport.cancel({ importId })
    expect(await storedParts(app)).toEqual([])
  })
})

describe('expensive input', () => {
  const many = (text: string, times: number) => text.repeat(times)
  test.each([
    ['spaces', markdown('title: A', `a${many(' ', 200_000)}b`), 'a.md'],
    ['brackets', markdown('title: A', many('![\n', 100_000)), 'a.md'],
    ['an age of spaces', strToU8(`Titel;Text;Alter\nA;B;4${many(' ', 200_000)}x`), 'a.csv'],
    ['front matter', markdown(Array.from({ length: 50_000 }, (_, at) => `a${at}: 1`).join('\n'))],
    ['anchors', markdown('a: &a [1]\nb: &b [*a, *a]\ntitle: *b'), 'a.md'],
    ['brackets in brackets', markdown(`title: A\nvalue: ${many('[', 50_000)}`), 'a.md'],
    ['an overlong story', markdown('title: A', many('Hase.\n\n', 300_000)), 'a.md'],
  ])('with %s is refused quickly', async (_, bytes, name = 'a.md') => {
    const spentMs = await measureCpuMs(async () => {
      const { rows } = await check(bytes, name)
      expect(rows.map(({ action }) => action)).toEqual(['refused'])
    })
    expect(spentMs).toBeLessThan(2000)
  })

  test('in an archive is unpacked outside the server’s thread', async () => {
    const picture = new Uint8Array(50_000_000)
    const archive = zipSync(
      {
        'a.md': markdown('title: Aus dem Archiv'),
        ...Object.fromEntries(['a', 'b', 'c'].map((at) => [`${at}.png`, picture])),
      },
      { level: 1 },
    )
    const spentMs = await measureCpuMs(async () => {
      const { rows, importId } = await check(archive, 'a.zip')
      expect(rows.map(({ action }) => action)).toEqual(['create'])
      await editor.api.storyImport.cancel({ importId })
    })
    const unpackingMs = await measureCpuMs(async () => unzipSync(archive))
    expect(spentMs).toBeLessThan(unpackingMs / 2)
  })

  test('of 40 megabytes in a small archive is not read', async () => {
    const long = new Uint8Array(20_000_000).fill(97)
    const archive = zipSync({ 'a.md': long, 'b.md': long })
    const rssBefore = process.memoryUsage.rss()
    await expect(check(archive, 'a.zip')).rejects.toMatchObject({ code: 'UNREADABLE' })
    expect(process.memoryUsage.rss() - rssBefore).toBeLessThan(256 * 1024 * 1024)
  })

  test('of a million rows is not read to its end', async () => {
    const table = strToU8(`Titel;Text\n${'Hase;Es war.\n'.repeat(1_000_000)}`)
    const spentMs = await measureCpuMs(() =>
      expect(check(table, 'a.csv')).rejects.toMatchObject({ code: 'UNREADABLE' }),
    )
    expect(spentMs).toBeLessThan(2000)
  })
})

describe('running an import', () => {
  test('two parallel imports of the same stories both end, with one story each', async () => {
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
    await Promise.all(found.map(({ importId }) => editor.api.storyImport.start({ importId })))
    for (const { importId } of found) {
      const { state, rows } = await waitForEnd(importId)
      expect(state).toBe('done')
      for (const { outcome } of rows) expect(outcome).toMatch(/^(created|updated)$/)
    }
    expect((await editor.api.draft.list({ search: 'zugleich' })).total).toBe(8)
  })

  test('a picture that is gone from the file store is reported; the other rows are imported', async () => {
    const archive = zipSync({
      'a.md': markdown('title: Bild ist fort', '![x](a.png)\n\nText.'),
      'b.md': markdown('title: Ohne Bild'),
      'a.png': strToU8('x'),
    })
    const { importId } = await check(archive, 'a.zip')
    for (const key of await storedParts(app)) await app.files.remove(key)
    await editor.api.storyImport.start({ importId })
    const { rows, state } = await waitForEnd(importId)
    expect(state).toBe('done')
    expect(rows.map(({ outcome }) => outcome)).toEqual(['refused', 'created'])
    expect(rows[0]?.problems).toMatchObject([{ reason: 'file-missing', given: 'a.png' }])
  })

  test('a failing row does not stop the others', async () => {
    const archive = zipSync({ 'a.md': markdown('title: Hilflos'), 'b.md': markdown('title: Heil') })
    const { importId } = await check(archive, 'a.zip')
    await app.db.$client.query(`create function refuse_one() returns trigger language plpgsql as
      $$ begin if new.story_id = 'hilflos' then raise 'no'; end if; return new; end $$;
      create trigger refuse_one before insert on story_draft for each row execute function refuse_one()`)
    await editor.api.storyImport.start({ importId })
    const { rows, state } = await waitForEnd(importId)
    await app.db.$client.query('drop function refuse_one cascade')
    expect(state).toBe('done')
    expect(rows.map(({ outcome }) => outcome)).toEqual(['failed', 'created'])
  })
})
