import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq, getTableName, sql } from 'drizzle-orm'

import { describe, expect, test } from 'vitest'
import { session } from '../../src/server/db/auth-schema.ts'
import { consent, dataExport } from '../../src/server/db/privacy-schema.ts'
import { deleteExpiredExports, exportFileKey } from '../../src/server/privacy/exports.ts'
import { accountTables } from '../../src/server/privacy/inventory.ts'

import type { TestApp } from '../support/app.ts'
import { type createTasks, fillAccount, setUpAccount } from '../support/privacy.ts'
import type { TestUser } from '../support/test-user.ts'

import { unzip } from '../support/zip.ts'

let app: TestApp
let parent: TestUser
let tasks: ReturnType<typeof createTasks>
const start = '2026-11-21T10:00:00Z'

setUpAccount(start, (opened) => {
  ;({ app, parent, tasks } = opened)
})

const ownAccount = () => ({ uid: parent.uid })
const tooSoon = { code: 'EXPORT_TOO_SOON', status: 429 }

/** The files of a finished export, downloaded like a browser. */
async function download(user: TestUser): Promise<Map<string, string>> {
  const ready = await user.api.privacy.getExport({ uid: user.uid })
  const answer = await user.request(ready?.url ?? '')
  expect(answer.status).toBe(200)
  return unzip(Buffer.from(await answer.arrayBuffer()))
}

describe('a data export', () => {
  test('has every row of the account, nothing of others and no secret', async () => {
    const other = await app.signUp('Familie Winter')
    await fillAccount(app, parent, 'erste')
    await fillAccount(app, other, 'erste')
    await parent.api.privacy.requestExport(ownAccount())
    await tasks.worker.drain()

    const files = await download(parent)
    for (const { table } of accountTables) {
      const name = getTableName(table)
      const { rows } = JSON.parse(files.get(`tabellen/${name}.json`) ?? '{}')
      // No deletion was requested, and the mails are sent.
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

  test('is readable in a browser: titles and names, all escaped', async () => {
    await fillAccount(app, parent, 'erste')
    await parent.api.privacy.requestExport(ownAccount())
    await tasks.worker.drain()
    const page = (await download(parent)).get('index.html') ?? ''
    expect(page).toContain('Geschichte erste')
    expect(page).toContain('Familie &lt;b&gt;Sommer')
    expect(page).toContain('&lt;script&gt;alert')
    expect(page).not.toContain('<script')
    expect(page).toContain('Aus Sicherheitsgründen nicht dabei: verschlüsselte PIN.')
  })

  test('is one, even when requested in parallel', async () => {
    const requests = await Promise.all(
      Array.from({ length: 8 }, () => parent.api.privacy.requestExport(ownAccount())),
    )
    for (const { state } of requests) expect(state).toBe('waiting')
    expect(await app.db.$count(dataExport, eq(dataExport.userId, parent.uid))).toBe(1)
  })

  test('can be requested once a day; its file is deleted after a week', async () => {
    await parent.api.privacy.requestExport(ownAccount())
    await tasks.worker.drain()
    await expect(parent.api.privacy.requestExport(ownAccount())).rejects.toMatchObject({
      ...tooSoon,
      data: { nextRequestAt: '2026-11-22T10:00:00.000Z' },
    })
    const ready = await parent.api.privacy.getExport(ownAccount())
    expect(ready).toMatchObject({
      state: 'ready',
      expiresAt: '2026-11-28T10:00:00.000Z',
      sizeBytes: expect.any(Number),
    })
    expect(ready?.doneSteps).toBe(ready?.totalSteps)
    app.clock.set('2026-11-28T10:00:01Z')
    expect(await parent.api.privacy.getExport(ownAccount())).toBe(null)
    const key = exportFileKey(app.files, await exportOf(parent))
    const file = path.join(app.filesDir, key)
    await readFile(file)
    await deleteExpiredExports(app.db, app.files, app.clock.now())
    await tasks.worker.drain()
    await expect(readFile(file)).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await app.db.$count(dataExport, eq(dataExport.userId, parent.uid))).toBe(0)
  })

  test('is downloaded under its name, by its own account only, for a limited time', async () => {
    await parent.api.privacy.requestExport(ownAccount())
    await tasks.worker.drain()
    const url = (await parent.api.privacy.getExport(ownAccount()))?.url ?? ''
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
    const renewed = (await parent.api.privacy.getExport(ownAccount()))?.url ?? ''
    expect((await parent.request(renewed)).status).toBe(200)
  })

  test('is announced by mail, with a link and no attachment', async () => {
    await parent.api.privacy.requestExport(ownAccount())
    await tasks.worker.drain()
    const mail = tasks.mails.findLast(({ to }) => to === parent.email)
    expect(mail?.subject).toBe('Deine Daten liegen bereit')
    expect(mail?.text).toContain('/account-settings')
    expect(mail?.text).toContain('bis zum 28. November 2026')
  })

  test('is not announced when the account was locked meanwhile', async () => {
    await parent.api.privacy.requestExport(ownAccount())
    await parent.api.privacy.requestDeletion({ ...ownAccount(), confirmation: 'LÖSCHEN' })
    await tasks.worker.drain()
    const [finished] = await app.db
      .select()
      .from(dataExport)
      .where(eq(dataExport.userId, parent.uid))
    expect(finished?.state).toBe('ready')
    const mails = tasks.mails.filter(({ to }) => to === parent.email)
    expect(mails.map(({ subject }) => subject)).not.toContain('Deine Daten liegen bereit')
    expect(mails).not.toEqual([])
  })

  test('resumes after an interruption, and leaves no file of a deleted account', async () => {
    await parent.api.privacy.requestExport(ownAccount())
    await app.db.update(dataExport).set({ state: 'running', doneSteps: 3, totalSteps: 22 })
    await tasks.worker.drain()
    expect(await parent.api.privacy.getExport(ownAccount())).toMatchObject({ state: 'ready' })

    const other = await app.signUp()
    await other.api.privacy.requestExport({ uid: other.uid })
    const exportId = await exportOf(other)
    const { key } = await app.files.putAs(`export:${exportId}`, Buffer.from('whole'), 'zip')
    await app.db.execute(sql`delete from "user" where id = ${other.uid}`)
    await tasks.worker.drain()
    await expect(readFile(path.join(app.filesDir, key))).rejects.toMatchObject({ code: 'ENOENT' })
  })

  async function exportOf({ uid }: TestUser): Promise<string> {
    const [row] = await app.db.select().from(dataExport).where(eq(dataExport.userId, uid))
    return row?.exportId ?? ''
  }
})

describe('privacy calls', () => {
  test('are not found for other accounts, and need a fresh sign-in', async () => {
    const stranger = await app.signUp()
    for (const call of [
      () => stranger.api.privacy.getExport(ownAccount()),
      () => stranger.api.privacy.requestExport(ownAccount()),
      () => stranger.api.privacy.listConsents(ownAccount()),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 404 })
    }
    expect(await app.db.$count(dataExport, eq(dataExport.userId, parent.uid))).toBe(0)
    await app.db
      .update(session)
      .set({ createdAt: new Date(start) })
      .where(eq(session.userId, parent.uid))
    app.clock.set('2026-11-21T10:05:01Z')
    const request = () => parent.api.privacy.requestExport(ownAccount())
    await expect(request()).rejects.toMatchObject({ code: 'FRESH_SIGN_IN_NEEDED', status: 403 })
    await parent.api.gate.open({ password: 'sieben lila Löwen' })
    expect(await request()).toMatchObject({ state: 'waiting', url: null })
  })

  test('need an open gate', async () => {
    await parent.api.device.setKidsMode({ isKidsMode: true })
    for (const call of [
      () => parent.api.privacy.getExport(ownAccount()),
      () => parent.api.privacy.requestExport(ownAccount()),
      () => parent.api.privacy.listConsents(ownAccount()),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'GATE_CLOSED', status: 403 })
    }
  })

  test('list consents, newest first', async () => {
    const at = (day: string) => new Date(`2026-11-${day}T10:00:00Z`)
    await app.db.insert(consent).values([
      { userId: parent.uid, kind: 'newsletter', grantedAt: at('01'), withdrawnAt: at('03') },
      { userId: parent.uid, kind: 'newsletter', grantedAt: at('05') },
    ])
    expect(await parent.api.privacy.listConsents(ownAccount())).toEqual([
      { kind: 'newsletter', grantedAt: at('05').toISOString(), withdrawnAt: null },
      {
        kind: 'newsletter',
        grantedAt: at('01').toISOString(),
        withdrawnAt: at('03').toISOString(),
      },
    ])
  })
})
