import { randomInt } from 'node:crypto'
import { addYears } from 'date-fns'
import { and, eq, isNotNull, isNull, lt, ne } from 'drizzle-orm'
import type { Ticket } from '../../contract/contact.ts'
import type { Database, Transaction } from '../db/client.ts'
import { contactTicket } from '../db/community-schema.ts'
import { storyReport } from '../db/schema.ts'
import { lockEditor, recordChange } from '../platform/change-log.ts'
import type { CallContext } from '../platform/context.ts'
import { inOneDirection } from '../platform/plain-text.ts'
import { referenceNumber } from '../platform/reference-number.ts'
import { answerMail, copyMail, type MailedMessage, teamMail } from './mails.ts'
import { type TicketRow, toTicket } from './queries.ts'

/** Long enough for further questions, and no longer (Art. 5 (1) e GDPR). */
const retentionYears = 2

interface Message extends Omit<MailedMessage, 'number'> {
  messageId: string
  isFromAccount: boolean
}

export interface MessageReceipt {
  number: string
  receivedAt: Date
}

type Dependencies = Pick<CallContext, 'db' | 'clock' | 'mail' | 'operator'>

/**
 * Stores a message and queues its two mails in one transaction: a copy for the sender, a notification
 * for the team. A repeat of a message, also a concurrent one, returns the first one's receipt.
 */
export async function receiveMessage(
  dependencies: Dependencies,
  message: Message,
): Promise<MessageReceipt> {
  const { db, clock, mail, operator } = dependencies
  const receivedAt = clock.now()
  const { messageId, isFromAccount, ...given } = message
  const mailed: MailedMessage = {
    ...given,
    number: referenceNumber(receivedAt, randomInt),
    name: inOneDirection(given.name),
    email: given.email.toLowerCase(),
    message: inOneDirection(given.message),
  }
  const received = await db.transaction(async (tx) => {
    const stored = await tx
      .insert(contactTicket)
      .values({
        ...mailed,
        messageId,
        isFromAccount,
        receivedAt,
        keepUntil: addYears(receivedAt, retentionYears),
      })
      .onConflictDoNothing({ target: contactTicket.messageId })
      .returning({ number: contactTicket.number })
    if (stored.length === 0) return findReceived(tx, messageId)
    const { number } = mailed
    await mail.queue(tx, { ...copyMail(mailed), idempotencyKey: `contact:${number}:copy` })
    const link = mail.linkTo('/content-manager', { bereich: 'nachrichten' })
    const notification = teamMail(mailed, operator.email, link)
    await mail.queue(tx, { ...notification, idempotencyKey: `contact:${number}:team` })
    return { number, receivedAt }
  })
  mail.wake()
  return received
}

async function findReceived(tx: Transaction, messageId: string): Promise<MessageReceipt> {
  const { number, receivedAt } = contactTicket
  const [first] = await tx
    .select({ number, receivedAt })
    .from(contactTicket)
    .where(eq(contactTicket.messageId, messageId))
  if (!first) throw new Error('the stored message is missing')
  return first
}

/** A receipt for a bot that filled in the hidden field; stores nothing. */
export function pretendToReceive(now: Date): MessageReceipt {
  return { number: referenceNumber(now, randomInt), receivedAt: now }
}

interface Author {
  editorId: string
  now: Date
}

/** Mails an answer; a repeat of the same answer is not mailed again. Null where there is no such message. */
export async function answerMessage(
  { db, mail }: Pick<CallContext, 'db' | 'mail'>,
  { number, text, answerId }: { number: string; text: string; answerId: string },
  { editorId, now }: Author,
): Promise<Ticket | null> {
  const answered = await db.transaction(async (tx) => {
    await lockEditor(tx, editorId)
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
    const content = answerMail(mailedMessage(row), text)
    await mail.queue(tx, { ...content, idempotencyKey: `contact:${number}:${answerId}` })
    await recordChange(tx, { editorId, action: 'message-answered', subject: number, at: now })
    return changed
  })
  mail.wake()
  return answered ? toTicket(answered) : null
}

const mailedMessage = ({
  number,
  topic,
  name,
  email,
  message,
  language,
}: TicketRow): MailedMessage => ({
  number,
  topic,
  name,
  email,
  message,
  language: language === 'en' ? 'en' : 'de',
})

/** Closes or reopens a message; null where there is none. */
export async function setTicketState(
  db: Database,
  { number, state }: { number: string; state: 'open' | 'closed' },
  { editorId, now }: Author,
): Promise<Ticket | null> {
  return db.transaction(async (tx) => {
    await lockEditor(tx, editorId)
    const isTicket = eq(contactTicket.number, number)
    const [changed] = await tx
      .update(contactTicket)
      .set({ state })
      .where(and(isTicket, ne(contactTicket.state, state)))
      .returning()
    if (changed) {
      const action = state === 'open' ? 'message-reopened' : 'message-closed'
      await recordChange(tx, { editorId, action, subject: number, at: now })
      return toTicket(changed)
    }
    const [unchanged] = await tx.select().from(contactTicket).where(isTicket)
    return unchanged ? toTicket(unchanged) : null
  })
}

/** Settles or reopens a report; false where there is none. */
export async function settleReport(
  db: Database,
  { reportId, isSettled }: { reportId: string; isSettled: boolean },
  { editorId, now }: Author,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isReport = eq(storyReport.reportId, reportId)
    const isOther = isSettled ? isNull(storyReport.settledAt) : isNotNull(storyReport.settledAt)
    const changed = await tx
      .update(storyReport)
      .set({ settledAt: isSettled ? now : null })
      .where(and(isReport, isOther))
      .returning({ reportId: storyReport.reportId })
    if (changed.length === 0) return (await tx.$count(storyReport, isReport)) > 0
    const action = isSettled ? 'report-settled' : 'report-reopened'
    await recordChange(tx, { editorId, action, subject: reportId, at: now })
    return true
  })
}

/** Deletes messages after their retention period. */
export async function deleteExpiredTickets(db: Pick<Database, 'delete'>, now: Date): Promise<void> {
  await db.delete(contactTicket).where(lt(contactTicket.keepUntil, now))
}
