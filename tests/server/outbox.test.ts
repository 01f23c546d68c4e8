import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outbox } from '../../src/server/db/schema.ts'
import { createTransactionScope } from '../../src/server/db/transaction-scope.ts'
import {
  createOutboxWorker,
  deleteDoneEffects,
  leaseMs,
  type OutboxEffect,
  queueEffect,
  queueMail,
} from '../../src/server/platform/outbox.ts'
import { createOutboxLanes } from '../../src/server/platform/outbox-lanes.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { silentLog } from '../support/log.ts'
import { waitFor } from '../support/wait-for.ts'

let app: TestDatabase
beforeAll(async () => {
  app = await createTestDatabase()
})
afterAll(() => app.drop())

describe('the outbox', () => {
  test('retries an unavailable server with growing pauses', async () => {
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

  test('sends mails while another lane hangs', async () => {
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

  test('rests during a maintenance', async () => {
    let isPaused = true
    const sent: string[] = []
    const worker = createOutboxWorker({
      db: app.db,
      clock: { now: () => new Date('2030-06-02T00:00:00Z') },
      log: silentLog,
      isPaused: () => isPaused,
      effects: { rests: async (_, key) => void sent.push(key) },
    })
    await queueEffect(app.db, { kind: 'rests', payload: {}, idempotencyKey: 'rests:1' })
    await worker.drain()
    expect(sent).toEqual([])
    isPaused = false
    await worker.drain()
    expect(sent).toEqual(['rests:1'])
  })

  test('deletes entries that were done long ago, none that wait', async () => {
    await queueEffect(app.db, { kind: 'nobody', payload: {}, idempotencyKey: 'waits' })
    await deleteDoneEffects(app.db, new Date('2030-09-02T00:00:00Z'))
    const [left] = await app.db.select().from(outbox)
    expect(left).toMatchObject({ idempotencyKey: 'waits', doneAt: null })
    await app.db.delete(outbox)
  })

  test('gives an entry to one worker only', async () => {
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

  test('skips an entry that another worker takes', async () => {
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
    const { promise: taken, resolve: markTaken } = Promise.withResolvers<void>()
    const other = app.db.transaction(async (tx) => {
      const nextAttemptAt = new Date(Date.now() + leaseMs)
      const isTaken = eq(outbox.idempotencyKey, 'taken')
      await tx.update(outbox).set({ attempts: 1, nextAttemptAt }).where(isTaken)
      markTaken()
      await released
    })
    await taken
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

  test('ignores the failure of a worker that lost its lease', async () => {
    let now = new Date('2030-09-01T00:00:00Z')
    const { promise: hanging, reject: fail } = Promise.withResolvers<void>()
    const { promise: begun, resolve: markBegun } = Promise.withResolvers<void>()
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
      markBegun()
      return hanging
    }).drain()
    await begun
    now = new Date(now.getTime() + leaseMs)
    await newWorker(async () => {}).drain()
    fail(new Error('too late'))
    await slow
    const [entry] = await app.db.select().from(outbox).where(eq(outbox.idempotencyKey, 'slow'))
    expect(entry).toMatchObject({ attempts: 2, doneAt: now, lastError: null })
  })
})

describe('a transaction that other code joins', () => {
  const mail = { to: 'a@example.org', subject: 's', text: 't', html: 'h' }
  const count = (idempotencyKey: string) =>
    app.db.$count(outbox, eq(outbox.idempotencyKey, idempotencyKey))

  test('keeps queued entries only when it commits, and reports them afterwards', async () => {
    const { db, join } = createTransactionScope(app.db)
    const reported: string[] = []
    const queue = (idempotencyKey: string) =>
      join(
        (tx) => queueMail(tx, { ...mail, idempotencyKey }),
        () => reported.push(idempotencyKey),
      )
    await db.transaction(async () => {
      await queue('committed')
      expect(await count('committed')).toBe(0)
      expect(reported).toEqual([])
    })
    expect(await count('committed')).toBe(1)
    const undone = db.transaction(async () => {
      await queue('undone')
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect(await count('undone')).toBe(0)
    await queue('alone')
    expect(await count('alone')).toBe(1)
    expect(reported).toEqual(['committed', 'alone'])
  })
})
