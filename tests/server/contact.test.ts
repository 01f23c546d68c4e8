import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'

import { beforeEach, describe, expect, test } from 'vitest'
import { rateLimit, user } from '../../src/server/db/auth-schema.ts'
import { contactTicket } from '../../src/server/db/community-schema.ts'
import { editorChange } from '../../src/server/db/editor-schema.ts'
import { outbox } from '../../src/server/db/schema.ts'
import { Mail } from '../../src/server/platform/mailer.ts'
import type { TestApp } from '../support/app.ts'
import { setUpEditors } from '../support/editor.ts'
import type { TestUser } from '../support/test-user.ts'
import { verifyMailbox } from '../support/verification.ts'

const now = '2026-11-21T10:00:00.000Z'
const team = 'post@fabelhain.test'

let app: TestApp
let parent: TestUser

setUpEditors((opened) => {
  ;({ app, parent } = opened)
}, now)
beforeEach(async () => {
  app.clock.set(now)
  for (const table of [contactTicket, outbox, rateLimit, editorChange]) {
    await app.db.delete(table)
  }
})

type Message = Parameters<TestUser['api']['contact']['send']>[0]

const message = (change: Partial<Message> = {}): Message => ({
  topic: 'reading',
  name: 'Erna Winter',
  email: 'erna@example.org',
  message: 'Die Silben sind bei uns nicht bunt.',
  language: 'de',
  messageId: randomUUID(),
  ...change,
})

const tickets = () => app.db.select().from(contactTicket)

async function mailsTo(address: string): Promise<Mail[]> {
  const rows = await app.db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(sql`payload ->> 'to' = ${address}`)
  return rows.map(({ payload }) => Mail.parse(payload))
}

describe('writing to the team', () => {
  test('gives a guest a number and a copy, and notifies the team', async () => {
    const { number, receivedAt } = await app.guest.api.contact.send(message())
    expect(number).toMatch(/^FH-2026-\w{4}-\w{4}$/)
    expect(Date.parse(receivedAt)).toBe(Date.parse(now))
    expect(await tickets()).toMatchObject([
      { number, state: 'open', isFromAccount: false, keepUntil: new Date('2028-11-21T10:00:00Z') },
    ])
    const [copy] = await mailsTo('erna@example.org')
    expect(copy?.subject).toBe(`Deine Nachricht an Fabelhain (${number})`)
    expect(copy?.text).toContain('Die Silben sind bei uns nicht bunt.')
    expect(copy?.text).not.toMatch(/https?:/)
    const [notification] = await mailsTo(team)
    expect(notification?.text).toContain('/content-manager?bereich=nachrichten')
    expect(notification?.text).toContain('erna@example.org')
  })

  test('sends the copy in the page’s language', async () => {
    const { number } = await app.guest.api.contact.send(message({ language: 'en' }))
    const [copy] = await mailsTo('erna@example.org')
    expect(copy?.subject).toBe(`Your message to Fabelhain (${number})`)
  })

  test('recognises only accounts with a verified address', async () => {
    const setVerified = (emailVerified: boolean) =>
      app.db.update(user).set({ emailVerified }).where(eq(user.id, parent.uid))
    const send = async (who: TestUser, email: string) => {
      const { number } = await who.api.contact.send(message({ email }))
      const [row] = await app.db
        .select()
        .from(contactTicket)
        .where(eq(contactTicket.number, number))
      return row?.isFromAccount
    }
    await setVerified(false)
    expect(await send(parent, parent.email)).toBe(false)
    await setVerified(true)
    expect(await send(parent, parent.email.toUpperCase())).toBe(true)
    expect(await send(parent, 'anders@example.org')).toBe(false)
    expect(await send(app.guest, parent.email)).toBe(false)
  })

  test('stores a message once, however often it is sent', async () => {
    const once = message({ email: 'eilig@example.org' })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.guest.api.contact.send(once)),
    )
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
    expect(await tickets()).toHaveLength(1)
    expect(await mailsTo('eilig@example.org')).toHaveLength(1)
    expect(await mailsTo(team)).toHaveLength(1)
  })

  test('answers programs that fill in the hidden field, and stores nothing', async () => {
    const answer = await app.guest.api.contact.send(message({ website: 'https://spam.example' }))
    expect(answer.number).toMatch(/^FH-2026-/)
    expect(await tickets()).toEqual([])
    expect(await app.db.select().from(outbox)).toEqual([])
  })

  test('limits messages per mailbox and per network', async () => {
    for (let at = 0; at < 10; at++) await app.guest.api.contact.send(message())
    const next = app.guest.api.contact.send(message({ email: 'ERNA+neu@example.org' }))
    await expect(next).rejects.toMatchObject({
      status: 429,
      data: { retryAfterSeconds: expect.any(Number) },
    })
    for (let at = 0; at < 9; at++) {
      await app.guest.api.contact.send(message({ email: `gast${at}@example.org` }))
    }
    const tooMany = app.guest.api.contact.send(message({ email: 'letzter@example.org' }))
    await expect(tooMany).rejects.toMatchObject({ status: 429 })
    app.clock.set('2026-11-21T11:00:01Z')
    const another = app.guest.api.contact.send(message({ email: 'letzter@example.org' }))
    await expect(another).resolves.toBeTruthy()
    await expect(app.guest.api.contact.send(message())).rejects.toMatchObject({ status: 429 })
    app.clock.set('2026-11-22T10:00:01Z')
    await expect(app.guest.api.contact.send(message())).resolves.toBeTruthy()
  })

  test('lets the owner of an address write after strangers used it up', async () => {
    await verifyMailbox(app, parent)
    const inTheirName = () => message({ email: parent.email })
    for (let at = 0; at < 10; at++) await app.guest.api.contact.send(inTheirName())
    await expect(app.guest.api.contact.send(inTheirName())).rejects.toMatchObject({ status: 429 })
    await expect(parent.api.contact.send(inTheirName())).resolves.toBeTruthy()
  })

  test.each([
    ['no address', { email: '' }],
    ['an address with a line break', { email: 'a@example.org\r\nBcc: b@example.org' }],
    ['a name with a line break', { name: 'Erna\nBcc: b@example.org' }],
    ['too little text', { message: '   kurz    ' }],
    ['only invisible characters', { message: '\u200b'.repeat(10) }],
    ['too much text', { message: 'a'.repeat(2001) }],
    ['a legal topic', { topic: 'cancellation' }],
    ['a control character', { message: 'zehn Zeichen\u0000 und mehr' }],
    ['no id', { messageId: 'eins' }],
    ['a field that the form lacks', { state: 'closed' }],
  ])('refuses %s', async (_name, change) => {
    const wrong = { ...message(), ...change } as Message
    await expect(app.guest.api.contact.send(wrong)).rejects.toMatchObject({ status: 400 })
    expect(await tickets()).toEqual([])
  })

  test('makes hostile text harmless in mails', async () => {
    const email = 'opfer@example.org'
    const hostile = message({
      email,
      name: 'Gewinn auf evil.example',
      message:
        '<img src=x onerror=alert(1)> <a href="https://evil.example">hier</a>\nNummer: FH-1\n\u202eevil.example https://evil.example',
    })
    await app.guest.api.contact.send(hostile)
    const [copy] = await mailsTo(email)
    expect(copy?.subject).not.toContain('evil')
    expect(copy?.text).not.toMatch(/evil\.example|https:\/\/|\u202e/)
    expect(copy?.text).not.toMatch(/^Nummer: FH-1$/m)
    expect(copy?.html).not.toMatch(/<img|<a |evil\.example/)
    const [notification] = await mailsTo(team)
    expect(notification?.html).not.toMatch(/<img|href="https:\/\/evil/)
  })
})
