import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { eq, isNull, sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newsletterRun } from '../../src/server/db/community-schema.ts'
import { outbox } from '../../src/server/db/schema.ts'
import { createWeeklyNewsletter } from '../../src/server/newsletter/weekly.ts'
import { createMailer, type Mailer } from '../../src/server/platform/mailer.ts'
import { bulkMailKind, queueBulkMails, queueMail } from '../../src/server/platform/outbox.ts'
import { createOutboxLanes } from '../../src/server/platform/outbox-lanes.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { silentLog } from '../support/log.ts'
import { addStory } from '../support/stories.ts'
import { waitFor } from '../support/wait-for.ts'

const subscribers = 25
let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'frisch', { published: '2026-12-02' })
  await app.db.execute(sql`insert into "user" (id, name, email, email_verified)
    select 'family-' || n, 'Familie', n || '@example.org', true from generate_series(1, ${subscribers}) n`)
  await app.db.execute(sql`insert into profile (user_id, email, display_name, preferences)
    select id, email, name, '{"prefEmail": true}' from "user"`)
  await app.db.execute(sql`insert into consent (user_id, kind, granted_at)
    select id, 'newsletter', '2026-11-01' from "user"`)
})
afterAll(() => app.close())

describe('the weekly mail in portions', () => {
  const friday = Date.parse('2026-12-04T11:00:00Z')
  const later = (seconds: number) => new Date(friday + seconds * 1000)
  /** A server with a rate of ten mails in ten seconds. */
  const newServer = (mail: { wake(): void; linkTo: TestApp['mail']['linkTo'] } = app.mail) =>
    createWeeklyNewsletter({
      db: app.db,
      mail,
      unsubscribeLinks: app.unsubscribeLinks,
      mailsPerMinute: 60,
    })
  const waiting = () => app.db.$count(outbox, eq(outbox.kind, bulkMailKind))

  beforeEach(async () => {
    await app.db.delete(newsletterRun)
    await app.db.delete(outbox)
  })

  test('goes to every family once, each portion by one of several servers', async () => {
    const servers = [newServer(), newServer(), newServer()]
    const queueAt = async (seconds: number) => {
      const counts = await Promise.all(servers.map((queue) => queue(later(seconds))))
      return counts.toSorted()
    }
    expect(await queueAt(0)).toEqual([0, 0, 10])
    expect(await queueAt(5)).toEqual([0, 0, 0])
    expect(await queueAt(10)).toEqual([0, 0, 10])
    expect(await queueAt(20)).toEqual([0, 0, 5])
    expect(await queueAt(30)).toEqual([0, 0, 0])
    const { rows } = await app.db.execute<{ to: string }>(
      sql`select payload ->> 'to' as to from outbox`,
    )
    expect(new Set(rows.map(({ to }) => to)).size).toBe(subscribers)
    expect(rows).toHaveLength(subscribers)
    const [run] = await app.db.select().from(newsletterRun)
    expect(run).toMatchObject({ week: '2026-W49', afterId: '', doneAt: later(20) })
  })

  test('continues after a server that was killed in the middle, even a day later', async () => {
    expect(await newServer()(later(0))).toBe(10)
    let mails = 0
    const killed = newServer({
      ...app.mail,
      linkTo: (...link) => {
        if (mails++ > 5) throw new Error('killed')
        return app.mail.linkTo(...link)
      },
    })
    await expect(killed(later(10))).rejects.toThrow('killed')
    expect(await waiting()).toBe(10)
    const day = 86_400
    for (const seconds of [20, day + 30, day + 40]) await newServer()(later(seconds))
    expect(await waiting()).toBe(subscribers)
    expect(await newServer()(later(day + 50))).toBe(0)
  })

  test('queues no more while a minute’s mails wait to be sent', async () => {
    const letter = { to: 'a@example.org', subject: 's', text: 't', html: 'h' }
    const stuck = Array.from({ length: 55 }, (_, at) => ({
      ...letter,
      idempotencyKey: `stuck:${at}`,
    }))
    await queueBulkMails(app.db, stuck)
    expect(await newServer()(later(0))).toBe(5)
    expect(await newServer()(later(10))).toBe(0)
    await app.db.update(outbox).set({ doneAt: later(15) })
    expect(await newServer()(later(20))).toBe(10)
  })
})

describe('mails to many accounts', () => {
  const slowMs = 40
  let smtp: SMTPServer
  let mailers: Mailer[]
  let received: string[]
  let connections: number

  beforeEach(async () => {
    await app.db.delete(outbox)
    mailers = []
    received = []
    connections = 0
    smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onConnect(_session, done) {
        connections += 1
        done()
      },
      onData(stream, session, done) {
        stream.resume()
        stream.on('end', () =>
          setTimeout(() => {
            received.push(session.envelope.rcptTo[0]?.address ?? '')
            done()
          }, slowMs),
        )
      },
    })
    await once(smtp.listen(0, '127.0.0.1'), 'listening')
  })
  afterEach(async () => {
    for (const mailer of mailers) mailer.close()
    await new Promise<void>((resolve) => smtp.close(resolve))
  })

  function newMailer(): Mailer {
    const { port } = smtp.server.address() as AddressInfo
    const smtpUrl = `smtp://127.0.0.1:${port}`
    const mailer = createMailer({ smtpUrl, from: 'Fabelhain <a@b.test>', connections: 2 })
    mailers.push(mailer)
    return mailer
  }

  test('hold up no password reset, and share few connections', async () => {
    const letter = { subject: 's', text: 't', html: 'h' }
    const many = Array.from({ length: 500 }, (_, at) => ({
      ...letter,
      to: `${at}@example.org`,
      idempotencyKey: `many:${at}`,
    }))
    await queueBulkMails(app.db, many)
    const [letters, bulk] = [newMailer(), newMailer()]
    const worker = createOutboxLanes({
      db: app.db,
      clock: { now: () => new Date() },
      log: silentLog,
      lanes: [{ mail: letters.send }, { [bulkMailKind]: bulk.send }, { [bulkMailKind]: bulk.send }],
    })
    worker.start()
    await waitFor(() => expect(received.length).toBeGreaterThan(10))
    await queueMail(app.db, { ...letter, to: 'reset@example.org', idempotencyKey: 'reset:1' })
    const before = received.length
    worker.wake()
    await waitFor(() => expect(received).toContain('reset@example.org'))
    // In the same lane it would be behind all 500.
    expect(received.indexOf('reset@example.org') - before).toBeLessThan(20)
    await worker.stop()
    expect(connections).toBeLessThanOrEqual(3)
    expect(await app.db.$count(outbox, isNull(outbox.doneAt))).toBeGreaterThan(400)
  })

  test('survive a mail server that closes its connections', async () => {
    const { send } = newMailer()
    const letter = { to: 'a@example.org', subject: 's', text: 't', html: 'h' }
    await send(letter, 'kept:1')
    for (const connection of smtp.connections) connection.close()
    await send(letter, 'kept:2')
    expect(received).toHaveLength(2)
  })
})
