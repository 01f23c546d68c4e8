import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { session } from '../../src/server/db/auth-schema.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { waitForLock } from '../support/lock.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
let parent: TestUser
const pin = '4711'
const password = 'sieben lila Löwen'

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  parent = await app.signUp('Familie Sommer')
  await parent.api.gate.setPin({ pin })
  await parent.api.gate.close()
})

const addChild = () => parent.api.child.create({ uid: parent.uid, name: 'Mia' })

test('the PIN locks the parents’ area, and opens it for five minutes', async () => {
  await expect(addChild()).rejects.toMatchObject({ code: 'GATE_CLOSED' })
  await expect(parent.api.gate.removePin()).rejects.toMatchObject({ code: 'GATE_CLOSED' })
  await expect(parent.api.gate.setPin({ pin: '8080' })).rejects.toMatchObject({
    code: 'GATE_CLOSED',
  })
  expect((await parent.api.gate.open({ pin })).isGateOpen).toBe(true)
  await addChild()
  app.clock.set('2026-11-21T10:05:01Z')
  await expect(addChild()).rejects.toMatchObject({ code: 'GATE_CLOSED' })
  app.clock.set('2026-11-21T10:00:00Z')
})

test('a new PIN locks out none of its own browser’s calls', async () => {
  const family = await app.signUp('Familie Herbst')
  // The gate is opened in this row: while that waits, the PIN does not count yet.
  const row = sql`select from ${session} where user_id = ${family.uid}`
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const locking = app.db.transaction(async (tx) => {
    await tx.execute(sql`${row} for no key update`)
    await released
  })
  const setting = family.api.gate.setPin({ pin })
  await waitForLock(app)
  await family.api.child.create({ uid: family.uid, name: 'Mia' }).finally(release)
  await locking
  expect((await setting).isGateOpen).toBe(true)
  await family.api.child.create({ uid: family.uid, name: 'Ben' })
})

test('the PIN is needed to leave Kindermodus', async () => {
  await parent.api.device.setKidsMode({ isKidsMode: true })
  const leave = () => parent.api.device.setKidsMode({ isKidsMode: false })
  await expect(leave()).rejects.toMatchObject({ code: 'GATE_CLOSED' })
  await parent.api.gate.open({ pin })
  expect(await leave()).toMatchObject({ isKidsMode: false })
})

const guess = async (device: TestUser, times: number) => {
  for (let tries = 0; tries < times; tries++) {
    await expect(device.api.gate.open({ pin: '0000' })).rejects.toMatchObject({
      code: 'WRONG_SECRET',
    })
  }
}
const tooMany = { status: 429 }

test('the PIN has five tries in 15 minutes; other ways stay open', async () => {
  await guess(parent, 5)
  await expect(parent.api.gate.open({ pin })).rejects.toMatchObject(tooMany)
  expect((await parent.api.gate.open({ password })).isGateOpen).toBe(true)
  const otherDevice = await app.signIn(parent)
  expect((await otherDevice.api.gate.open({ pin })).isGateOpen).toBe(true)
})

test('the password has its own tries', async () => {
  for (let tries = 0; tries < 5; tries++) {
    await expect(parent.api.gate.open({ password: 'falsch geraten' })).rejects.toMatchObject({
      code: 'WRONG_SECRET',
    })
  }
  await expect(parent.api.gate.open({ password })).rejects.toMatchObject(tooMany)
  expect((await parent.api.gate.open({ pin })).isGateOpen).toBe(true)
})

test('sixty wrong PINs an hour over all devices lock the PIN until the mailed link', async () => {
  for (let round = 0; round < 12; round++) await guess(await app.signIn(parent), 5)
  const device = await app.signIn(parent)
  await expect(device.api.gate.open({ pin })).rejects.toMatchObject(tooMany)
  await device.api.gate.requestReset()
  const token = await app.mailedToken(parent, 'pin')
  const garbage = 'x'.repeat(43)
  const garbageTries = Array.from({ length: 12 }, () =>
    device.api.gate.resetPin({ token: garbage, pin: '2580' }),
  )
  await Promise.allSettled(garbageTries)
  const reset = await parent.api.gate.resetPin({ token, pin: '2580' })
  expect(reset).toMatchObject({ hasPin: true, isGateOpen: true })
  expect((await device.api.gate.open({ pin: '2580' })).isGateOpen).toBe(true)
})

test('no PIN becomes a trivial one', async () => {
  await parent.api.gate.open({ pin })
  const refused = { code: 'BAD_REQUEST' }
  await expect(parent.api.gate.setPin({ pin: '0000' })).rejects.toMatchObject(refused)
  await parent.api.gate.requestReset()
  const token = await app.mailedToken(parent, 'pin')
  const reset = parent.api.gate.resetPin({ token, pin: '4321' })
  await expect(reset).rejects.toMatchObject(refused)
  expect((await parent.api.gate.open({ pin })).isGateOpen).toBe(true)
})

test('the right PIN resets the tries', async () => {
  for (let round = 0; round < 2; round++) {
    for (let tries = 0; tries < 4; tries++) {
      await expect(parent.api.gate.open({ pin: '0000' })).rejects.toMatchObject({ status: 403 })
    }
    expect((await parent.api.gate.open({ pin })).isGateOpen).toBe(true)
  }
})

test('Kindermodus closes the gate, even after a fresh password', async () => {
  await parent.api.gate.open({ password })
  await parent.api.device.setKidsMode({ isKidsMode: true })
  expect(await parent.api.device.get()).toMatchObject({ isGateOpen: false })
  const [row] = await app.db.select().from(session).where(eq(session.userId, parent.uid))
  expect(row).toMatchObject({ gateOpenUntil: null, confirmedAt: null })
})

test('the account’s password opens the gate', async () => {
  await expect(parent.api.gate.open({ password: 'falsch geraten' })).rejects.toMatchObject({
    code: 'WRONG_SECRET',
  })
  expect((await parent.api.gate.open({ password })).isGateOpen).toBe(true)
  expect((await parent.api.gate.removePin()).hasPin).toBe(false)
})

test('the mailed link replaces the PIN once, for its own account only', async () => {
  await parent.api.gate.requestReset()
  const token = await app.mailedToken(parent, 'pin')
  const stranger = await app.signUp()
  const expired = { code: 'LINK_EXPIRED', status: 410 }
  await expect(stranger.api.gate.resetPin({ token, pin: '2580' })).rejects.toMatchObject(expired)
  const reset = await parent.api.gate.resetPin({ token, pin: '2580' })
  expect(reset).toMatchObject({ hasPin: true, isGateOpen: true })
  await expect(parent.api.gate.resetPin({ token, pin: '9090' })).rejects.toMatchObject(expired)
  await expect(parent.api.gate.open({ pin })).rejects.toMatchObject({ code: 'WRONG_SECRET' })
  await parent.api.gate.open({ pin: '2580' })
})
