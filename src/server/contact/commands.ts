import { randomInt } from 'node:crypto'
import { and, eq, isNotNull, isNull, lt, ne } from 'drizzle-orm'
import type { ContactTopic, Ticket } from '../../contract/contact.ts'
import type { Database, Transaction } from '../db/client.ts'
import { contactTicket } from '../db/community-schema.ts'
import { storyReport } from '../db/schema.ts'
import { holdEditor, noteChange } from '../platform/change-log.ts'
import type { CallContext } from '../platform/context.ts'
import { inOneDirection } from '../platform/plain-text.ts'
import { referenceNumber } from '../platform/reference-number.ts'
import type { Told } from './mails.ts'
import { answerMail, copyMail, teamMail } from './mails.ts'
import type { TicketRow } from './queries.ts'
import { toTicket } from './queries.ts'
import { ticketKeptUntil } from './rules.ts'

interface Message extends Omit<Told, 'number'> {
  messageId: string
  isFromAccount: boolean
}

export interface Received {
  number: string
  receivedAt: Date
}

type Parts = Pick<CallContext, 'db' | 'clock' | 'mail' | 'operator'>

/**
 * Keeps a message and queues its two mails in one transaction: a copy for the sender, a note for the
 * team. The same message sent again, even at the same moment, is the first one.
 */
export async function receiveMessage(parts: Parts, message: Message): Promise<Received> {
  const { db, clock, mail, operator } = parts
  const receivedAt = clock.now()
  const { messageId, isFromAccount, ...given } = message
  const told: Told = {
    ...given,
    number: referenceNumber(receivedAt, randomInt),
    name: inOneDirection(given.name),
    email: given.email.toLowerCase(),
    message: inOneDirection(given.message),
  }
  const received = await db.transaction(async (tx) => {
    const kept = await tx
      .insert(contactTicket)
      .values({
        ...told,
        messageId,
        isFromAccount,
        receivedAt,
        keepUntil: ticketKeptUntil(receivedAt),
      })
      .onConflictDoNothing({ target: contactTicket.messageId })
      .returning({ number: contactTicket.number })
    if (kept.length === 0) return findReceived(tx, messageId)
    const { number } = told
    await mail.queue(tx, { ...copyMail(told), idempotencyKey: `contact:${number}:copy` })
    const link = mail.linkTo('/content-manager', { bereich: 'nachrichten' })
    const note = teamMail(told, operator.email, link)
    await mail.queue(tx, { ...note, idempotencyKey: `contact:${number}:team` })
    return { number, receivedAt }
  })
  mail.wake()
  return received
}

async function findReceived(tx: Transaction, messageId: string): Promise<Received> {
  const { number, receivedAt } = contactTicket
  const [first] = await tx
    .select({ number, receivedAt })
    .from(contactTicket)
    .where(eq(contactTicket.messageId, messageId))
  if (!first) throw new Error('a message was there and is gone')
  return first
}

/** What a program is told that filled in the field nobody sees; nothing is kept. */
export function pretendToReceive(now: Date): Received {
  return { number: referenceNumber(now, randomInt), receivedAt: now }
}

interface By {
  editorId: string
  now: Date
}

/** Mails an answer; the same answer again is one mail. Null where there is no such message. */
export async function answerMessage(
  { db, mail }: Pick<CallContext, 'db' | 'mail'>,
  { number, text, answerId }: { number: string; text: string; answerId: string },
  { editorId, now }: By,
): Promise<Ticket | null> {
  const answered = await db.transaction(async (tx) => {
    await holdEditor(tx, editorId)
    const [row] = await tx
      .select()
      .from(contactTicket)
      .where(eq(contactTicket.number, number))
      .for('update')
    if (!row || row.answers.some((answer) => answer.answerId === answerId)) return row
    const answers = [...row.answers, { answerId, text, at: now.toISOString() }]
    const [changed] = await tx
      .update(contactTicket)
      .set({ answers, state: 'answered' })
      .where(eq(contactTicket.number, number))
      .returning()
    const letter = answerMail(toldBy(row), text)
    await mail.queue(tx, { ...letter, idempotencyKey: `contact:${number}:${answerId}` })
    await noteChange(tx, { editorId, action: 'message-answered', subject: number, at: now })
    return changed
  })
  mail.wake()
  return answered ? toTicket(answered) : null
}

const toldBy = ({ number, topic, name, email, message, language }: TicketRow): Told => ({
  number,
  topic: topic as ContactTopic,
  name,
  email,
  message,
  language: language === 'en' ? 'en' : 'de',
})

/** Closes a message or opens it again; null where there is none. */
export async function setTicketState(
  db: Database,
  { number, state }: { number: string; state: 'open' | 'closed' },
  { editorId, now }: By,
): Promise<Ticket | null> {
  return db.transaction(async (tx) => {
    await holdEditor(tx, editorId)
    const isIt = eq(contactTicket.number, number)
    const [changed] = await tx
      .update(contactTicket)
      .set({ state })
      .where(and(isIt, ne(contactTicket.state, state)))
      .returning()
    if (changed) {
      const action = state === 'open' ? 'message-reopened' : 'message-closed'
      await noteChange(tx, { editorId, action, subject: number, at: now })
      return toTicket(changed)
    }
    const [known] = await tx.select().from(contactTicket).where(isIt)
    return known ? toTicket(known) : null
  })
}

/** Notes that a report is settled, or is not after all; false where there is none. */
export async function settleReport(
  db: Database,
  { reportId, isSettled }: { reportId: string; isSettled: boolean },
  { editorId, now }: By,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isIt = eq(storyReport.reportId, reportId)
    const isOther = isSettled ? isNull(storyReport.settledAt) : isNotNull(storyReport.settledAt)
    const changed = await tx
      .update(storyReport)
      .set({ settledAt: isSettled ? now : null })
      .where(and(isIt, isOther))
      .returning({ reportId: storyReport.reportId })
    if (changed.length === 0) return (await tx.$count(storyReport, isIt)) > 0
    const action = isSettled ? 'report-settled' : 'report-reopened'
    await noteChange(tx, { editorId, action, subject: reportId, at: now })
    return true
  })
}

/** Forgets messages whose time is over. */
export async function forgetPastTickets(db: Pick<Database, 'delete'>, now: Date): Promise<void> {
  await db.delete(contactTicket).where(lt(contactTicket.keepUntil, now))
}
