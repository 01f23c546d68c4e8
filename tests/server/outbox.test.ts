import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outbox } from '../../src/server/db/schema.ts'
import { createTransactionScope } from '../../src/server/db/transaction-scope.ts'
import type { OutboxEffect } from '../../src/server/platform/outbox.ts'
import {
  createOutboxWorker,
  forgetPastEffects,
  leaseMs,
  queueEffect,
  queueMail,
} from '../../src/server/platform/outbox.ts'
import { createOutboxLanes } from '../../src/server/platform/outbox-lanes.ts'
import type { TestDatabase } from '../support/database.ts'
import { createTestDatabase } from '../support/database.ts'
import { silentLog } from '../support/log.ts'
import { waitFor } from '../support/wait-for.ts'

let app: TestDatabase
beforeAll(async () => {
  app = await createTestDatabase()
})
afterAll(() => app.drop())

describe('the outbox', () => {
  test('a server that is away is tried again later, with growing pauses', async () => {
    let now = new Date('2030-01-01T00:00:00Z')
    let failures = 3
    const tries: string[] = []
    const worker = createOutboxWorker({
      db: app.db,
      clock: { now: () => now },
      log: silentLog,
      effects: {
        mail: async () => {
          tries.push(now.toISOString().slice(17, 19))
          if (failures-- > 0) throw new Error('away')
        },
      },
    })
    const mail = {
      to: 'a@example.org',
      subject: 's',
      text: 't',
      html: 'h',
      idempotencyKey: 'away:1',
    }
    await queueMail(app.db, mail)
    for (let second = 0; second < 12; second++) {
      await worker.drain()
      now = new Date(now.getTime() + 1000)
    }
    expect(tries).toEqual(['00', '01', '03', '07'])
  })

  test('mails go out while what is in another lane hangs', async () => {
    const clock = { now: () => new Date('2030-06-01T00:00:00Z') }
    const { promise: answer, resolve } = Promise.withResolvers<void>()
    const sent: string[] = []
    const worker = createOutboxLanes({
      db: app.db,
      clock,
      log: silentLog,
      lanes: [{ mail: async (_, key) => void sent.push(key) }, { slow: () => answer }],
    })
    await queueEffect(app.db, { kind: 'slow', payload: {}, idempotencyKey: 'lane:slow' })
    const letter = { to: 'a@example.org', subject: 's', text: 't', html: 'h' }
    await queueMail(app.db, { ...letter, idempotencyKey: 'lane:mail' })
    const drained = worker.drain()
    await waitFor(() => expect(sent).toContain('lane:mail'))
    resolve()
    await drained
    expect(await app.db.$count(outbox, isNull(outbox.doneAt))).toBe(0)
  })

  test('what was done long ago is forgotten, what waits is not', async () => {
    await queueEffect(app.db, { kind: 'nobody', payload: {}, idempotencyKey: 'waits' })
    await forgetPastEffects(app.db, new Date('2030-09-02T00:00:00Z'))
    const [left] = await app.db.select().from(outbox)
    expect(left).toMatchObject({ idempotencyKey: 'waits', doneAt: null })
    await app.db.delete(outbox)
  })

  test('two workers never take the same entry', async () => {
    const sent: string[] = []
    const newWorker = () =>
      createOutboxWorker({
        db: app.db,
        clock: { now: () => new Date() },
        log: silentLog,
        effects: { mail: async (_, key) => void sent.push(key) },
      })
    const keys = Array.from({ length: 30 }, (_, index) => `many:${index}`)
    const mail = { to: 'a@example.org', subject: 's', text: 't', html: 'h' }
    for (const idempotencyKey of keys) await queueMail(app.db, { ...mail, idempotencyKey })
    await Promise.all([newWorker(), newWorker(), newWorker()].map((worker) => worker.drain()))
    expect(sent.sort()).toEqual(keys.sort())
  })

  test('what another worker is just taking is left to it', async () => {
    const sent: string[] = []
    const worker = createOutboxWorker({
      db: app.db,
      clock: { now: () => new Date() },
      log: silentLog,
      effects: { mail: async (_, key) => void sent.push(key) },
    })
    const mail = { to: 'a@example.org', subject: 's', text: 't', html: 'h' }
    for (const idempotencyKey of ['taken', 'free'])
      await queueMail(app.db, { ...mail, idempotencyKey })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: held, resolve: hold } = Promise.withResolvers<void>()
    const other = app.db.transaction(async (tx) => {
      const nextAttemptAt = new Date(Date.now() + leaseMs)
      const isTaken = eq(outbox.idempotencyKey, 'taken')
      await tx.update(outbox).set({ attempts: 1, nextAttemptAt }).where(isTaken)
      hold()
      await released
    })
    await held
    const drained = worker.drain()
    try {
      await waitFor(() => expect(sent).toEqual(['free']))
    } finally {
      release()
      await Promise.all([other, drained])
    }
    expect(sent).toEqual(['free'])
    await app.db.delete(outbox)
  })

  test('a worker that was too slow undoes nothing of what another one has done', async () => {
    let now = new Date('2030-09-01T00:00:00Z')
    const { promise: hanging, reject: breakOff } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const newWorker = (mail: OutboxEffect) =>
      createOutboxWorker({
        db: app.db,
        clock: { now: () => now },
        log: silentLog,
        effects: { mail },
      })
    const mail = { to: 'a@example.org', subject: 's', text: 't', html: 'h' }
    await queueMail(app.db, { ...mail, idempotencyKey: 'slow' })
    const slow = newWorker(() => {
      begin()
      return hanging
    }).drain()
    await begun
    now = new Date(now.getTime() + leaseMs)
    await newWorker(async () => {}).drain()
    breakOff(new Error('too late'))
    await slow
    const [entry] = await app.db.select().from(outbox).where(eq(outbox.idempotencyKey, 'slow'))
    expect(entry).toMatchObject({ attempts: 2, doneAt: now, lastError: null })
  })
})

describe('a transaction that is joined from inside', () => {
  const mail = { to: 'a@example.org', subject: 's', text: 't', html: 'h' }
  const count = (idempotencyKey: string) =>
    app.db.$count(outbox, eq(outbox.idempotencyKey, idempotencyKey))

  test('keeps what was queued in it only if it is committed, and tells so afterwards', async () => {
    const { db, join } = createTransactionScope(app.db)
    const told: string[] = []
    const queue = (idempotencyKey: string) =>
      join(
        (tx) => queueMail(tx, { ...mail, idempotencyKey }),
        () => told.push(idempotencyKey),
      )
    await db.transaction(async () => {
      await queue('kept')
      expect(await count('kept')).toBe(0)
      expect(told).toEqual([])
    })
    expect(await count('kept')).toBe(1)
    const undone = db.transaction(async () => {
      await queue('undone')
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect(await count('undone')).toBe(0)
    await queue('alone')
    expect(await count('alone')).toBe(1)
    expect(told).toEqual(['kept', 'alone'])
  })
})
