import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import type { ContactTopic, StoryReport, Ticket } from '../../contract/contact.ts'
import type { ReportReason } from '../../contract/story.ts'
import type { Database } from '../db/client.ts'
import { contactTicket } from '../db/community-schema.ts'
import { storyReport } from '../db/schema.ts'
import { story, storyText } from '../db/story-schema.ts'

export type TicketRow = typeof contactTicket.$inferSelect

/** A message as editors see it. */
export function toTicket(row: TicketRow): Ticket {
  const { number, topic, name, email, message, receivedAt, state, isFromAccount, answers } = row
  return {
    number,
    topic: topic as ContactTopic,
    name,
    email,
    message,
    receivedAt: receivedAt.toISOString(),
    state,
    isFromAccount,
    answers: answers.map(({ text, at }) => ({ text, at })),
  }
}

/** The inbox: what is open first, then the newest. */
export async function listTickets(
  db: Database,
  { state, limit, offset }: { state?: Ticket['state'] | undefined; limit: number; offset: number },
): Promise<{ tickets: Ticket[]; total: number }> {
  const isWanted = state && eq(contactTicket.state, state)
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(contactTicket)
      .where(isWanted)
      .orderBy(
        desc(sql`${contactTicket.state} = 'open'`),
        desc(contactTicket.receivedAt),
        contactTicket.number,
      )
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(contactTicket).where(isWanted),
  ])
  return { tickets: rows.map(toTicket), total: all?.total ?? 0 }
}

const mostReports = 200

/** What families found wrong with stories: the open ones first, then the newest. */
export async function listReports(db: Database): Promise<StoryReport[]> {
  const { reportId, storyId, language, reason, page, note, createdAt, settledAt } = storyReport
  const isItsText = and(eq(storyText.storyId, storyId), eq(storyText.language, language))
  const rows = await db
    .select({
      reportId,
      storyId,
      title: sql<string>`coalesce(${storyText.title}, ${story.title})`,
      language,
      reason,
      page,
      note,
      createdAt,
      settledAt,
    })
    .from(storyReport)
    .innerJoin(story, eq(story.storyId, storyId))
    .leftJoin(storyText, isItsText)
    .orderBy(desc(sql`${settledAt} is null`), desc(createdAt), reportId)
    .limit(mostReports)
  return rows.map(({ settledAt, ...row }) => ({
    ...row,
    language: row.language as Language,
    reason: row.reason as ReportReason,
    createdAt: row.createdAt.toISOString(),
    isSettled: settledAt !== null,
  }))
}
