import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetPastTickets } from '../../src/server/contact/commands.ts'
import { rateLimit, user } from '../../src/server/db/auth-schema.ts'
import { contactTicket } from '../../src/server/db/community-schema.ts'
import { editorChange } from '../../src/server/db/editor-schema.ts'
import { outbox } from '../../src/server/db/schema.ts'
import { Mail } from '../../src/server/platform/mailer.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { openForEditors } from '../support/editor.ts'
import { proveMailbox } from '../support/proof.ts'

const now = '2026-11-21T10:00:00.000Z'
const team = 'post@fabelhain.test'

let app: TestApp
let editor: TestUser
let parent: TestUser

openForEditors((opened) => {
  ;({ app, editor, parent } = opened)
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

const changesOf = async (subject: string) =>
  (
    await app.db
      .select()
      .from(editorChange)
      .where(and(eq(editorChange.subject, subject), eq(editorChange.editorId, editor.uid)))
  ).map(({ action }) => action)

describe('writing to the team', () => {
  test('a guest gets a number and a copy; the team gets a note', async () => {
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
    const [note] = await mailsTo(team)
    expect(note?.text).toContain('/content-manager?bereich=nachrichten')
    expect(note?.text).toContain('erna@example.org')
  })

  test('the copy is in the language of the page', async () => {
    const { number } = await app.guest.api.contact.send(message({ language: 'en' }))
    const [copy] = await mailsTo('erna@example.org')
    expect(copy?.subject).toBe(`Your message to Fabelhain (${number})`)
  })

  test('whoever is signed in with a proven address is known, and nobody else', async () => {
    const prove = (emailVerified: boolean) =>
      app.db.update(user).set({ emailVerified }).where(eq(user.id, parent.uid))
    const send = async (who: TestUser, email: string) => {
      const { number } = await who.api.contact.send(message({ email }))
      const [row] = await app.db
        .select()
        .from(contactTicket)
        .where(eq(contactTicket.number, number))
      return row?.isFromAccount
    }
    await prove(false)
    expect(await send(parent, parent.email)).toBe(false)
    await prove(true)
    expect(await send(parent, parent.email.toUpperCase())).toBe(true)
    expect(await send(parent, 'anders@example.org')).toBe(false)
    expect(await send(app.guest, parent.email)).toBe(false)
  })

  test('the same message is one, however often and fast it comes', async () => {
    const once = message({ email: 'eilig@example.org' })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.guest.api.contact.send(once)),
    )
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
    expect(await tickets()).toHaveLength(1)
    expect(await mailsTo('eilig@example.org')).toHaveLength(1)
    expect(await mailsTo(team)).toHaveLength(1)
  })

  test('programs that fill in the hidden field are answered as usual, and nothing is kept', async () => {
    const answer = await app.guest.api.contact.send(message({ website: 'https://spam.example' }))
    expect(answer.number).toMatch(/^FH-2026-/)
    expect(await tickets()).toEqual([])
    expect(await app.db.select().from(outbox)).toEqual([])
  })

  test('a mailbox and a network are not flooded', async () => {
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

  test('strangers who write in somebody’s name leave the owner of the address a way', async () => {
    await proveMailbox(app, parent)
    const inTheirName = () => message({ email: parent.email })
    for (let at = 0; at < 10; at++) await app.guest.api.contact.send(inTheirName())
    await expect(app.guest.api.contact.send(inTheirName())).rejects.toMatchObject({ status: 429 })
    await expect(parent.api.contact.send(inTheirName())).resolves.toBeTruthy()
  })

  test('strangers who write in somebody’s name leave the owner of the address a way', async () => {
    await proveMailbox(app, parent)
    const inTheirName = () => message({ email: parent.email })
    for (let at = 0; at < 10; at++) await app.guest.api.contact.send(inTheirName())
    await expect(app.guest.api.contact.send(inTheirName())).rejects.toMatchObject({ status: 429 })
    await expect(parent.api.contact.send(inTheirName())).resolves.toBeTruthy()
  })

  test.each([
    ['nobody to answer', { email: '' }],
    ['an address with a line break', { email: 'a@example.org\r\nBcc: b@example.org' }],
    ['a name with a line break', { name: 'Erna\nBcc: b@example.org' }],
    ['too little', { message: '   kurz    ' }],
    ['nothing to be seen', { message: '\u200b'.repeat(10) }],
    ['too much', { message: 'a'.repeat(2001) }],
    ['a topic of the law', { topic: 'cancellation' }],
    ['a control character', { message: 'zehn Zeichen\u0000 und mehr' }],
    ['no id', { messageId: 'eins' }],
    ['more than the form', { state: 'closed' }],
  ])('%s is refused', async (_name, change) => {
    const wrong = { ...message(), ...change } as Message
    await expect(app.guest.api.contact.send(wrong)).rejects.toMatchObject({ status: 400 })
    expect(await tickets()).toEqual([])
  })

  test('what is hostile in a message is nothing in the mails', async () => {
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
    const [note] = await mailsTo(team)
    expect(note?.html).not.toMatch(/<img|href="https:\/\/evil/)
  })
})

describe('the inbox', () => {
  async function receive(change: Partial<Message> = {}) {
    return (await app.guest.api.contact.send(message(change))).number
  }

  test('is for editors only', async () => {
    const number = await receive()
    for (const [who, status] of [
      [app.guest, 401],
      [parent, 403],
    ] as const) {
      const { contact } = who.api
      const answer = { number, text: 'Hallo', answerId: randomUUID() }
      await expect(contact.list({})).rejects.toMatchObject({ status })
      await expect(contact.answer(answer)).rejects.toMatchObject({ status })
      await expect(contact.setState({ number, state: 'closed' })).rejects.toMatchObject({ status })
    }
  })

  test('shows what is open first, then the newest, by state where that is asked', async () => {
    const first = await receive()
    app.clock.set('2026-11-21T10:01:00Z')
    const second = await receive()
    app.clock.set('2026-11-21T10:02:00Z')
    const closed = await receive()
    await editor.api.contact.setState({ number: closed, state: 'closed' })
    const { tickets, total } = await editor.api.contact.list({})
    expect(total).toBe(3)
    expect(tickets.map(({ number }) => number)).toEqual([second, first, closed])
    const only = await editor.api.contact.list({ state: 'closed', limit: 1 })
    expect(only).toMatchObject({ total: 1, tickets: [{ number: closed, state: 'closed' }] })
    expect(JSON.stringify(only)).not.toMatch(/messageId|answerId|keepUntil/)
  })

  test('an answer is mailed once, in the sender’s language, with the number', async () => {
    const number = await receive({ language: 'en' })
    const answer = { number, text: 'Dear Erna,\n\nplease reload.', answerId: randomUUID() }
    const tries = await Promise.all([1, 2, 3].map(() => editor.api.contact.answer(answer)))
    for (const ticket of tries) {
      expect(ticket).toMatchObject({
        state: 'answered',
        answers: [{ text: answer.text, at: now }],
      })
    }
    const mails = await mailsTo('erna@example.org')
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `Reply to your message ${number}`,
      `Your message to Fabelhain (${number})`,
    ])
    const reply = mails.find(({ subject }) => subject.startsWith('Reply'))
    expect(reply?.text).toContain('please reload.')
    expect(await changesOf(number)).toEqual(['message-answered'])
    const second = { number, text: 'And one more thing.', answerId: randomUUID() }
    expect((await editor.api.contact.answer(second)).answers).toHaveLength(2)
  })

  test('is closed and opened again; what changes nothing is not noted', async () => {
    const number = await receive()
    for (const state of ['closed', 'closed', 'open'] as const) {
      expect(await editor.api.contact.setState({ number, state })).toMatchObject({ state })
    }
    expect(await changesOf(number)).toEqual(['message-closed', 'message-reopened'])
  })

  test('what is not there is not found', async () => {
    const number = 'FH-KEINE'
    const answer = { number, text: 'Hallo', answerId: randomUUID() }
    await expect(editor.api.contact.answer(answer)).rejects.toMatchObject({ status: 404 })
    await expect(editor.api.contact.setState({ number, state: 'open' })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('messages are forgotten after two years', async () => {
    await receive()
    await forgetPastTickets(app.db, new Date('2028-11-21T09:59:59Z'))
    expect(await tickets()).toHaveLength(1)
    await forgetPastTickets(app.db, new Date('2028-11-21T10:00:01Z'))
    expect(await tickets()).toEqual([])
  })
})
