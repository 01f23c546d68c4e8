import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { user } from '../../src/server/db/auth-schema.ts'
import { legalDeclaration } from '../../src/server/db/billing-schema.ts'
import { editorChange } from '../../src/server/db/editor-schema.ts'
import { outbox } from '../../src/server/db/schema.ts'
import type { TestApp } from '../support/app.ts'
import { setUpEditors, signUpEditor } from '../support/editor.ts'
import type { TestUser } from '../support/test-user.ts'

const now = '2026-11-21T10:00:00.000Z'
const secret = 'https://fabelhain.example/login?token=geheim'

let app: TestApp
let editor: TestUser
let parent: TestUser

setUpEditors((opened) => {
  ;({ app, editor, parent } = opened)
}, now)
beforeEach(async () => {
  await app.db.delete(outbox)
  await app.db.delete(legalDeclaration)
  await app.db.delete(editorChange)
})

/** Entries of the change log, oldest first. */
async function changes() {
  const rows = await app.db.select().from(editorChange).orderBy(editorChange.id)
  return rows.map(({ action, subject, editorId }) => [action, subject, editorId])
}

let entries = 0

/** An entry of the outbox; waiting and due by default. */
async function addEffect(change: Partial<typeof outbox.$inferInsert> = {}): Promise<number> {
  const [added] = await app.db
    .insert(outbox)
    .values({
      kind: 'mail',
      payload: { to: 'familie@example.org', text: secret },
      idempotencyKey: `entry:${++entries}`,
      nextAttemptAt: new Date(now),
      ...change,
    })
    .returning({ id: outbox.id })
  return added?.id ?? 0
}

const findEffect = async (id: number) =>
  (await app.db.select().from(outbox).where(eq(outbox.id, id)))[0]

async function addDeclaration(
  number: string,
  change: Partial<typeof legalDeclaration.$inferInsert> = {},
) {
  await app.db.insert(legalDeclaration).values({
    number,
    kind: 'cancellation',
    name: 'Familie Sommer',
    email: 'sommer@example.org',
    content: { contract: 'plan', endsOn: 'next-possible', name: 'Familie Sommer' },
    language: 'de',
    state: 'for-staff',
    receivedAt: new Date(now),
    keepUntil: new Date('2033-01-01'),
    ...change,
  })
}

const givenUp = { doneAt: new Date(now), lastError: 'Error ECONNREFUSED', attempts: 60 }
const inAnHour = new Date(Date.parse(now) + 3_600_000)

describe('access', () => {
  test('is refused to guests, parents and children with an editor’s device', async () => {
    const requestEffects = (who: TestUser) => who.request('/api/editor/effects')
    expect((await requestEffects(app.guest)).status).toBe(401)
    expect((await requestEffects(parent)).status).toBe(403)
    expect((await requestEffects(editor)).status).toBe(200)
    const childDevice = await app.signIn(editor)
    await childDevice.api.device.setKidsMode({ isKidsMode: true })
    expect((await requestEffects(childDevice)).status).toBe(403)
  })

  test('ends immediately when the role is removed', async () => {
    const former = await signUpEditor(app)
    await expect(former.api.editor.listDeclarations()).resolves.toEqual([])
    await app.db.update(user).set({ role: 'parent' }).where(eq(user.id, former.uid))
    await expect(former.api.editor.listDeclarations()).rejects.toMatchObject({ status: 403 })
  })
})

describe('the outbox', () => {
  test('shows waiting and failed entries first, never their content', async () => {
    const failed = await addEffect(givenUp)
    const waiting = await addEffect({ attempts: 3, lastError: 'Error ETIMEDOUT' })
    const done = await addEffect({ doneAt: new Date(now), attempts: 1 })
    const answer = await editor.request('/api/editor/effects')
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject([
      { id: waiting, state: 'waiting', attempts: 3, lastError: 'Error ETIMEDOUT' },
      { id: failed, state: 'failed', attempts: 60 },
      { id: done, state: 'done', lastError: null, nextAttemptAt: now },
    ])
    expect(text).not.toMatch(/geheim|payload|familie@example|entry:/)
  })

  test('shows the newest hundred entries', async () => {
    const values = Array.from({ length: 105 }, (_, at) => ({
      kind: 'mail',
      payload: {},
      idempotencyKey: `many:${at}`,
      doneAt: new Date(now),
    }))
    await app.db.insert(outbox).values(values)
    const waiting = await addEffect()
    const listed = await editor.api.editor.listEffects()
    expect(listed).toHaveLength(100)
    expect(listed[0]?.id).toBe(waiting)
  })

  test('retries failed and long waiting entries', async () => {
    const failed = await addEffect(givenUp)
    const late = await addEffect({ nextAttemptAt: inAnHour, lastError: 'Error ETIMEDOUT' })
    for (const id of [failed, late]) {
      const listed = await editor.api.editor.retryEffect({ id })
      expect(listed.find((each) => each.id === id)).toMatchObject({
        state: 'waiting',
        nextAttemptAt: now,
      })
    }
    expect(await findEffect(failed)).toMatchObject({ doneAt: null, attempts: 60 })
    expect(await changes()).toEqual([
      ['effect-retried', String(failed), editor.uid],
      ['effect-retried', String(late), editor.uid],
    ])
  })

  test('does not retry an entry that a worker may be processing', async () => {
    const nextAttemptAt = new Date(Date.parse(now) + 119_000)
    const id = await addEffect({ attempts: 2, nextAttemptAt, lastError: 'Error ETIMEDOUT' })
    await editor.api.editor.retryEffect({ id })
    expect(await findEffect(id)).toMatchObject({ nextAttemptAt })
    expect(await changes()).toEqual([])
  })

  test('never retries a sent entry', async () => {
    const id = await addEffect({ doneAt: new Date(now), attempts: 1 })
    await editor.api.editor.retryEffect({ id })
    expect(await findEffect(id)).toMatchObject({ doneAt: new Date(now) })
  })

  test('answers 404 for unknown entries and 400 for nonsense', async () => {
    await expect(editor.api.editor.retryEffect({ id: 999_999 })).rejects.toMatchObject({
      status: 404,
    })
    for (const id of [0, -1, 1.5, Number.NaN]) {
      await expect(editor.api.editor.retryEffect({ id })).rejects.toMatchObject({ status: 400 })
    }
  })

  test('refuses changes by parents', async () => {
    const id = await addEffect(givenUp)
    await expect(parent.api.editor.retryEffect({ id })).rejects.toMatchObject({ status: 403 })
    expect(await findEffect(id)).toMatchObject({ doneAt: new Date(now) })
  })
})

describe('cancellations and withdrawals', () => {
  test('list those for the staff first, with their content', async () => {
    await addDeclaration('K-1')
    await addDeclaration('W-2', {
      kind: 'withdrawal',
      state: 'carried-out',
      receivedAt: inAnHour,
    })
    expect(await editor.api.editor.listDeclarations()).toEqual([
      {
        number: 'K-1',
        kind: 'cancellation',
        receivedAt: now,
        name: 'Familie Sommer',
        email: 'sommer@example.org',
        content: 'Vertrag: Familien-Abo\nZeitpunkt: zum nächstmöglichen Zeitpunkt',
        state: 'for-staff',
      },
      expect.objectContaining({ number: 'W-2', state: 'carried-out' }),
    ])
  })

  test('are settled once; carried-out ones stay', async () => {
    await addDeclaration('K-3')
    await addDeclaration('K-4', { state: 'carried-out' })
    for (const number of ['K-3', 'K-3', 'K-4']) {
      await editor.api.editor.settleDeclaration({ number })
    }
    const listed = await editor.api.editor.listDeclarations()
    expect(listed.map(({ number, state }) => [number, state]).sort()).toEqual([
      ['K-3', 'settled'],
      ['K-4', 'carried-out'],
    ])
    expect(await changes()).toEqual([['declaration-settled', 'K-3', editor.uid]])
    const settle = (number: string) => editor.api.editor.settleDeclaration({ number })
    await expect(settle('K-9')).rejects.toMatchObject({ status: 404 })
    for (const number of ['\u0000', '\ud800', 'k 9']) {
      await expect(settle(number)).rejects.toMatchObject({ status: 400 })
    }
  })

  test('refuses changes by parents', async () => {
    await addDeclaration('K-5')
    await expect(parent.api.editor.settleDeclaration({ number: 'K-5' })).rejects.toMatchObject({
      status: 403,
    })
    expect(await editor.api.editor.listDeclarations()).toMatchObject([{ state: 'for-staff' }])
  })
})
