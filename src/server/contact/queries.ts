import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { StoryReport, Ticket } from '../../contract/contact.ts'
import type { Database } from '../db/client.ts'
import { contactTicket } from '../db/community-schema.ts'
import { storyReport } from '../db/schema.ts'
import { story, storyText } from '../db/story-schema.ts'

export type TicketRow = typeof contactTicket.$inferSelect

/** A message for editors. */
export function toTicket(row: TicketRow): Ticket {
  const { number, topic, name, email, message, receivedAt, state, isFromAccount, answers } = row
  return {
    number,
    topic,
    name,
    email,
    message,
    receivedAt: receivedAt.toISOString(),
    state,
    isFromAccount,
    answers: answers.map(({ text, at }) => ({ text, at })),
  }
}

/** The inbox: open messages first, then the newest. */
export async function listTickets(
  db: Database,
  { state, limit, offset }: { state?: Ticket['state'] | undefined; limit: number; offset: number },
): Promise<{ tickets: Ticket[]; total: number }> {
  const isInState = state && eq(contactTicket.state, state)
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(contactTicket)
      .where(isInState)
      .orderBy(
        desc(sql`${contactTicket.state} = 'open'`),
        desc(contactTicket.receivedAt),
        contactTicket.number,
      )
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(contactTicket).where(isInState),
  ])
  return { tickets: rows.map(toTicket), total: counted?.total ?? 0 }
}

const mostReports = 200

/** Reports about stories: open ones first, then the newest. */
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
    createdAt: row.createdAt.toISOString(),
    isSettled: settledAt !== null,
  }))
}
