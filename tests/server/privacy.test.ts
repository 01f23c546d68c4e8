import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { session } from '../../src/server/db/auth-schema.ts'
import { consent, dataExport } from '../../src/server/db/privacy-schema.ts'
import { exportFileKey, forgetExpiredExports } from '../../src/server/privacy/exports.ts'
import { accountTables, shownColumns } from '../../src/server/privacy/inventory.ts'
import { columnLabels, withheldLabels } from '../../src/server/privacy/labels.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import type { createTasks } from '../support/privacy.ts'
import { accountForEachTest, liveWith, tableNames } from '../support/privacy.ts'
import { unzip } from '../support/zip.ts'

let app: TestApp
let parent: TestUser
let tasks: ReturnType<typeof createTasks>
const start = '2026-11-21T10:00:00Z'

accountForEachTest(start, (opened) => {
  ;({ app, parent, tasks } = opened)
})

const own = () => ({ uid: parent.uid })
const tooSoon = { code: 'EXPORT_TOO_SOON', status: 429 }

describe('the list of tables that know an account', () => {
  const listed = accountTables.map(({ table }) => getTableName(table))
  /** Tables that know nobody, or only what is kept of somebody who is gone. */
  const impersonal = [
    'billing_archive',
    'deleted_account',
    'roadmap_step',
    'news_post',
    'poll',
    'poll_candidate',
    'story',
    'story_picture',
    'story_report',
    'story_text',
    'stored_file',
    'stripe_event',
    'trace_bucket',
  ]

  /** Tables that belong to rows which stay without their account. */
  const belongingToParted = ['roadmap_step']

  test('holds every table there is but the named ones', async () => {
    expect([...listed, ...impersonal].sort()).toEqual((await tableNames(app)).sort())
  })

  test('holds every table with a way to an account, and a deletion follows it', async () => {
    const { rows } = await app.db.execute<{ name: string; cascades: boolean }>(sql`
      with recursive ways as (
        select conrelid, confrelid, confdeltype = 'c' as cascades from pg_constraint
        where contype = 'f' and connamespace = 'public'::regnamespace
      ), knowing as (
        select conrelid, cascades from ways where confrelid = 'public."user"'::regclass
        union
        select ways.conrelid, ways.cascades and knowing.cascades
        from ways join knowing on ways.confrelid = knowing.conrelid
      )
      select relname as name, bool_or(cascades) as cascades
      from knowing join pg_class on pg_class.oid = conrelid group by relname`)
    const cascading = rows.filter(({ cascades }) => cascades).map(({ name }) => name)
    const parted = accountTables.filter(({ isParted }) => isParted)
    const staying = [...parted.map(({ table }) => getTableName(table)), ...belongingToParted]
    expect(rows.map(({ name }) => name).sort()).toEqual([...cascading, ...staying].sort())
    const bound = accountTables.filter(({ isLoose, isParted }) => !isLoose && !isParted)
    const names = bound.map(({ table }) => getTableName(table))
    expect([...cascading, 'user'].sort()).toEqual(names.sort())
  })

  test('holds every table with a column for accounts or addresses', async () => {
    const { rows } = await app.db.execute<{ name: string }>(sql`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~ '(user|owner|account|parent)_id$|email'`)
    const kept = ['billing_archive']
    for (const { name } of rows) expect([...listed, ...kept]).toContain(name)
  })

  test('names every column for people, and hands no secret out', () => {
    for (const source of accountTables) {
      const columns = Object.keys(getTableColumns(source.table))
      for (const name of Object.keys(shownColumns(source))) {
        expect(columnLabels).toHaveProperty(name)
        expect(name).not.toMatch(/token$|hash$|password|secret|identifier/i)
      }
      for (const name of source.withheld) {
        expect(columns).toContain(name)
        expect(withheldLabels).toHaveProperty(name)
      }
    }
  })
})

/** The files of the ready copy, fetched as the browser does. */
async function download(user: TestUser): Promise<Map<string, string>> {
  const ready = await user.api.privacy.getExport({ uid: user.uid })
  const answer = await user.request(ready?.url ?? '')
  expect(answer.status).toBe(200)
  return unzip(Buffer.from(await answer.arrayBuffer()))
}

describe('a copy of all data', () => {
  test('holds every row of the account, nothing of anybody else and no secret', async () => {
    const other = await app.signUp('Familie Winter')
    await liveWith(app, parent, 'erste')
    await liveWith(app, other, 'erste')
    await parent.api.privacy.requestExport(own())
    await tasks.worker.drain()

    const files = await download(parent)
    for (const { table } of accountTables) {
      const name = getTableName(table)
      const { rows } = JSON.parse(files.get(`tabellen/${name}.json`) ?? '{}')
      // Nobody is deleted here, and the mails are sent.
      const isFilled = !['account_deletion', 'outbox'].includes(name)
      expect([name, rows.length > 0]).toEqual([name, isFilled])
    }
    const profile = JSON.parse(files.get(`users/${parent.uid}.json`) ?? '')
    expect(profile).toMatchObject({ email: parent.email, likedStories: ['erste'] })
    const children = [...files.keys()].filter((name) => name.includes('/children/'))
    expect(children).toHaveLength(2)
    const whole = [...files.values()].join('\n')
    expect(whole).not.toContain(other.uid)
    expect(whole).not.toContain(other.email)
    expect(whole).not.toContain('geheim-')
    expect(whole).not.toMatch(/"(token|password|pinHash|tokenHash|payload)":/)
  })

  test('reads well in a browser: titles, names, everything escaped', async () => {
    await liveWith(app, parent, 'erste')
    await parent.api.privacy.requestExport(own())
    await tasks.worker.drain()
    const page = (await download(parent)).get('index.html') ?? ''
    expect(page).toContain('Geschichte erste')
    expect(page).toContain('Familie &lt;b&gt;Sommer')
    expect(page).toContain('&lt;script&gt;alert')
    expect(page).not.toContain('<script')
    expect(page).toContain('Aus Sicherheitsgründen nicht dabei: verschlüsselte PIN.')
  })

  test('is one, however often it is asked for at once', async () => {
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => parent.api.privacy.requestExport(own())),
    )
    for (const { state } of asked) expect(state).toBe('waiting')
    expect(await app.db.$count(dataExport, eq(dataExport.userId, parent.uid))).toBe(1)
  })

  test('can be had once a day; its file goes after a week', async () => {
    await parent.api.privacy.requestExport(own())
    await tasks.worker.drain()
    await expect(parent.api.privacy.requestExport(own())).rejects.toMatchObject({
      ...tooSoon,
      data: { nextRequestAt: '2026-11-22T10:00:00.000Z' },
    })
    const ready = await parent.api.privacy.getExport(own())
    expect(ready).toMatchObject({
      state: 'ready',
      expiresAt: '2026-11-28T10:00:00.000Z',
      sizeBytes: expect.any(Number),
    })
    expect(ready?.doneSteps).toBe(ready?.totalSteps)
    app.clock.set('2026-11-28T10:00:01Z')
    expect(await parent.api.privacy.getExport(own())).toBe(null)
    const key = exportFileKey(app.files, await exportOf(parent))
    const file = path.join(app.files.root, key)
    await readFile(file)
    await forgetExpiredExports(app.db, app.files, app.clock.now())
    await tasks.worker.drain()
    await expect(readFile(file)).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await app.db.$count(dataExport, eq(dataExport.userId, parent.uid))).toBe(0)
  })

  test('is saved under its name, by its own account only, and the address ends', async () => {
    await parent.api.privacy.requestExport(own())
    await tasks.worker.drain()
    const url = (await parent.api.privacy.getExport(own()))?.url ?? ''
    const answer = await parent.request(url)
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="fabelhain-daten.zip"',
    )
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const stranger = await app.signUp()
    expect((await stranger.request(url)).status).toBe(404)
    expect((await app.guest.request(url)).status).toBe(404)
    app.clock.set('2026-11-21T18:00:00Z')
    expect((await parent.request(url)).status).toBe(404)
    const renewed = (await parent.api.privacy.getExport(own()))?.url ?? ''
    expect((await parent.request(renewed)).status).toBe(200)
  })

  test('is told by mail, with a link and no attachment', async () => {
    await parent.api.privacy.requestExport(own())
    await tasks.worker.drain()
    const mail = tasks.mails.findLast(({ to }) => to === parent.email)
    expect(mail?.subject).toBe('Deine Daten sind fertig')
    expect(mail?.text).toContain('/account-settings')
    expect(mail?.text).toContain('bis zum 28. November 2026')
  })

  test('is told to nobody where the account was locked meanwhile', async () => {
    await parent.api.privacy.requestExport(own())
    await parent.api.privacy.requestDeletion({ ...own(), confirmation: 'LÖSCHEN' })
    await tasks.worker.drain()
    const [made] = await app.db.select().from(dataExport).where(eq(dataExport.userId, parent.uid))
    expect(made?.state).toBe('ready')
    const told = tasks.mails.filter(({ to }) => to === parent.email)
    expect(told.map(({ subject }) => subject)).not.toContain('Deine Daten sind fertig')
    expect(told).not.toEqual([])
  })

  test('goes on after it was cut off, and leaves no file of an account that is gone', async () => {
    await parent.api.privacy.requestExport(own())
    await app.db.update(dataExport).set({ state: 'running', doneSteps: 3, totalSteps: 22 })
    await tasks.worker.drain()
    expect(await parent.api.privacy.getExport(own())).toMatchObject({ state: 'ready' })

    const other = await app.signUp()
    await other.api.privacy.requestExport({ uid: other.uid })
    const exportId = await exportOf(other)
    const { key } = await app.files.putAs(`export:${exportId}`, Buffer.from('whole'), 'zip')
    await app.db.execute(sql`delete from "user" where id = ${other.uid}`)
    await tasks.worker.drain()
    await expect(readFile(path.join(app.files.root, key))).rejects.toMatchObject({ code: 'ENOENT' })
  })

  async function exportOf({ uid }: TestUser): Promise<string> {
    const [row] = await app.db.select().from(dataExport).where(eq(dataExport.userId, uid))
    return row?.exportId ?? ''
  }
})

describe('the calls', () => {
  test('of somebody else are not there, and a long sign-in has to be confirmed', async () => {
    const stranger = await app.signUp()
    for (const call of [
      () => stranger.api.privacy.getExport(own()),
      () => stranger.api.privacy.requestExport(own()),
      () => stranger.api.privacy.listConsents(own()),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 404 })
    }
    expect(await app.db.$count(dataExport, eq(dataExport.userId, parent.uid))).toBe(0)
    await app.db
      .update(session)
      .set({ createdAt: new Date(start) })
      .where(eq(session.userId, parent.uid))
    app.clock.set('2026-11-21T10:05:01Z')
    const request = () => parent.api.privacy.requestExport(own())
    await expect(request()).rejects.toMatchObject({ code: 'FRESH_SIGN_IN_NEEDED', status: 403 })
    await parent.api.gate.open({ password: 'sieben lila Löwen' })
    expect(await request()).toMatchObject({ state: 'waiting', url: null })
  })

  test('stay behind the gate', async () => {
    await parent.api.device.setKidsMode({ isKidsMode: true })
    for (const call of [
      () => parent.api.privacy.getExport(own()),
      () => parent.api.privacy.requestExport(own()),
      () => parent.api.privacy.listConsents(own()),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'GATE_CLOSED', status: 403 })
    }
  })

  test('tell what was agreed to, the newest first', async () => {
    const at = (day: string) => new Date(`2026-11-${day}T10:00:00Z`)
    await app.db.insert(consent).values([
      { userId: parent.uid, kind: 'newsletter', grantedAt: at('01'), withdrawnAt: at('03') },
      { userId: parent.uid, kind: 'newsletter', grantedAt: at('05') },
    ])
    expect(await parent.api.privacy.listConsents(own())).toEqual([
      { kind: 'newsletter', grantedAt: at('05').toISOString(), withdrawnAt: null },
      {
        kind: 'newsletter',
        grantedAt: at('01').toISOString(),
        withdrawnAt: at('03').toISOString(),
      },
    ])
  })
})
