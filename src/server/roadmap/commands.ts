import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import { user } from '../db/auth-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { roadmapItem, roadmapVote } from '../db/community-schema.ts'
import { limit } from '../http/rate-limit.ts'
import { inOneDirection } from '../platform/plain-text.ts'
import { ideaLimit, votableStates } from './rules.ts'

interface Idea {
  userId: string
  /** Key of the account's rate limit. */
  limitKey: string
  language: Language
  title: string
  body: string
  now: Date
}

type SuggestOutcome =
  | { kind: 'suggested'; itemId: string }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | { kind: 'gone' }

/**
 * Stores an idea as a pending item, with its author's vote. A repeat of a pending idea returns its
 * item.
 */
export async function suggestIdea(db: Database, idea: Idea): Promise<SuggestOutcome> {
  const { userId, limitKey, language, title, body, now } = idea
  return db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ id: user.id })
      .from(user)
      .where(eq(user.id, userId))
      .for('key share')
    if (!owner) return { kind: 'gone' }
    // The counter's row also serializes concurrent ideas of one account.
    const allowed = await limit(tx, limitKey, { ...ideaLimit, now })
    const titles = { [language]: inOneDirection(title) }
    const bodies = { [language]: inOneDirection(body) }
    const [existing] = await tx
      .select({ itemId: roadmapItem.itemId })
      .from(roadmapItem)
      .where(
        and(
          eq(roadmapItem.userId, userId),
          eq(roadmapItem.state, 'pending'),
          eq(roadmapItem.titles, titles),
          eq(roadmapItem.bodies, bodies),
        ),
      )
    if (existing) return { kind: 'suggested', ...existing }
    if (!allowed.ok) return { kind: 'too-many', retryAfterSeconds: allowed.retryAfterSeconds }
    const itemId = randomUUID()
    const values = { itemId, state: 'pending' as const, titles, bodies, userId, createdAt: now }
    await tx.insert(roadmapItem).values(values)
    await tx.insert(roadmapVote).values({ itemId, userId, votedAt: now })
    return { kind: 'suggested', itemId }
  })
}

interface Vote {
  itemId: string
  userId: string
  voted: boolean
  now: Date
}

/**
 * Votes for an item or removes the vote in one statement; a repeat changes nothing. Locks the voter,
 * then the item, until the vote is stored, so that neither a deletion nor a merge of items loses it.
 */
export async function castVote(
  db: Database,
  { itemId, userId, voted, now }: Vote,
): Promise<'done' | 'not-possible' | 'gone'> {
  const open = sql`
    with voter as (select user_id from profile where user_id = ${userId} for key share),
    item as (
      select item_id from roadmap_item join voter on true
      where item_id = ${itemId} and state = any(${sql.param([...votableStates])}::text[])
      for share of roadmap_item)`
  const change = voted
    ? sql`insert into roadmap_vote (item_id, user_id, voted_at)
        select item_id, ${userId}, ${now.toISOString()}::timestamptz from item
        on conflict do nothing returning 1`
    : sql`delete from roadmap_vote where user_id = ${userId}
        and item_id in (select item_id from item) returning 1`
  const { rows } = await db.execute<{ isThere: boolean; isOpen: boolean }>(sql`
    ${open}, changed as (${change})
    select exists (select 1 from voter) as "isThere", exists (select 1 from item) as "isOpen",
      (select count(*) from changed) as changes`)
  if (!rows[0]?.isThere) return 'gone'
  return rows[0].isOpen ? 'done' : 'not-possible'
}

/** Deletes the pending ideas of deleted accounts; public ones stay without an owner. */
export async function deletePendingIdeas(tx: Transaction, userIds: string[]): Promise<void> {
  await tx
    .delete(roadmapItem)
    .where(and(inArray(roadmapItem.userId, userIds), eq(roadmapItem.state, 'pending')))
}

/** Counts the votes of deleted accounts as numbers; locks items in the order of their ids. */
export async function retainRoadmapVotes(tx: Transaction, userIds: string[]): Promise<void> {
  const isTheirs = inArray(roadmapVote.userId, userIds)
  const voted = tx.select({ itemId: roadmapVote.itemId }).from(roadmapVote).where(isTheirs)
  await tx
    .select({ itemId: roadmapItem.itemId })
    .from(roadmapItem)
    .where(inArray(roadmapItem.itemId, voted))
    .orderBy(roadmapItem.itemId)
    .for('no key update')
  const counts = tx
    .select({ itemId: roadmapVote.itemId, count: sql<number>`count(*)`.as('count') })
    .from(roadmapVote)
    .where(isTheirs)
    .groupBy(roadmapVote.itemId)
    .as('counts')
  await tx
    .update(roadmapItem)
    .set({ retainedVotes: sql`${roadmapItem.retainedVotes} + ${counts.count}` })
    .from(counts)
    .where(eq(roadmapItem.itemId, counts.itemId))
}
