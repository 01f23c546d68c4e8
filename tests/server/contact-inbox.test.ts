import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteExpiredTickets } from '../../src/server/contact/commands.ts'
import { rateLimit } from '../../src/server/db/auth-schema.ts'
import { contactTicket } from '../../src/server/db/community-schema.ts'
import { editorChange } from '../../src/server/db/editor-schema.ts'
import { outbox, storyReport } from '../../src/server/db/schema.ts'
import { Mail } from '../../src/server/platform/mailer.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

const now = '2026-11-21T10:00:00.000Z'

let app: TestApp
let editor: TestUser
let parent: TestUser

beforeAll(async () => {
  app = await createTestApp(now)
  editor = await signUpEditor(app)
  parent = await app.signUp()
  await addStory(app, 'erste')
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  for (const table of [contactTicket, storyReport, outbox, rateLimit, editorChange]) {
    await app.db.delete(table)
  }
})

describe('reports of mistakes in stories', () => {
  const report = async (note: string) => {
    const { reportId } = await parent.api.story.report({
      storyId: 'erste',
      language: 'en',
      reason: 'spelling',
      page: 2,
      note,
    })
    return reportId
  }

  test('are listed with the story, open ones first, and settled', async () => {
    const oldReport = await report('alt')
    app.clock.set('2026-11-21T10:01:00Z')
    const newReport = await report('neu')
    expect(await editor.api.contact.listReports()).toEqual([
      {
        reportId: newReport,
        storyId: 'erste',
        title: 'Geschichte erste (en)',
        language: 'en',
        reason: 'spelling',
        page: 2,
        note: 'neu',
        createdAt: '2026-11-21T10:01:00.000Z',
        isSettled: false,
      },
      expect.objectContaining({ reportId: oldReport, isSettled: false }),
    ])
    for (const isSettled of [true, true]) {
      const listed = await editor.api.contact.settleReport({ reportId: newReport, isSettled })
      expect(listed.map(({ reportId, isSettled }) => [reportId, isSettled])).toEqual([
        [oldReport, false],
        [newReport, true],
      ])
    }
    await editor.api.contact.settleReport({ reportId: newReport, isSettled: false })
    const changes = await app.db.select().from(editorChange).orderBy(editorChange.id)
    expect(changes).toMatchObject([
      { action: 'report-settled', subject: newReport, editorId: editor.uid },
      { action: 'report-reopened', subject: newReport, editorId: editor.uid },
    ])
  })

  test('are settled by editors only; unknown ones are not found', async () => {
    const reportId = await report('x')
    const settle = { reportId, isSettled: true }
    await expect(parent.api.contact.settleReport(settle)).rejects.toMatchObject({ status: 403 })
    await expect(parent.api.contact.listReports()).rejects.toMatchObject({ status: 403 })
    await expect(
      editor.api.contact.settleReport({ ...settle, reportId: randomUUID() }),
    ).rejects.toMatchObject({ status: 404 })
  })
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

  test('shows open messages first, then the newest, and filters by state', async () => {
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

  test('mails an answer once, in the sender’s language, with the number', async () => {
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

  test('closes and reopens messages; no-op changes are not logged', async () => {
    const number = await receive()
    for (const state of ['closed', 'closed', 'open'] as const) {
      expect(await editor.api.contact.setState({ number, state })).toMatchObject({ state })
    }
    expect(await changesOf(number)).toEqual(['message-closed', 'message-reopened'])
  })

  test('answers 404 for unknown messages', async () => {
    const number = 'FH-KEINE'
    const answer = { number, text: 'Hallo', answerId: randomUUID() }
    await expect(editor.api.contact.answer(answer)).rejects.toMatchObject({ status: 404 })
    await expect(editor.api.contact.setState({ number, state: 'open' })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('deletes messages after two years', async () => {
    await receive()
    await deleteExpiredTickets(app.db, new Date('2028-11-21T09:59:59Z'))
    expect(await tickets()).toHaveLength(1)
    await deleteExpiredTickets(app.db, new Date('2028-11-21T10:00:01Z'))
    expect(await tickets()).toEqual([])
  })
})
