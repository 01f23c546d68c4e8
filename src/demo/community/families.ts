import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { user } from '../../server/db/auth-schema.ts'
import type { Database, Transaction } from '../../server/db/client.ts'
import { monthlyRead, profile } from '../../server/db/schema.ts'
import { monthKey, nextCounterReset } from '../../server/profile/rules.ts'

/** Accounts without a password and without a session. */
export const families = Array.from({ length: 48 }, (_, at) => ({
  userId: `demo-family-${at + 1}`,
  name: `Demo-Familie ${at + 1}`,
  email: `demo-family-${at + 1}@fabelhain.example`,
}))
const dayMs = 86_400_000
/** The first families came this long ago. */
const historyDays = 120

interface Reading {
  userId: string
  storyId: string
  at: Date
  isLiked: boolean
}

/**
 * Adds families that nobody can sign in as, and what they read and liked, so that the ranking has
 * something to show. Run again, it moves their hearts along with the time and counts none twice.
 */
export async function seedFamilies(db: Database, now: Date): Promise<void> {
  const { rows } = await db.execute<{ storyId: string }>(
    sql`select story_id as "storyId" from story where is_published`,
  )
  // In the order of time, as the rule of months knows the latest month it was asked for.
  const reads = rows
    .flatMap(({ storyId }) => readingsOf(storyId, now))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  await db.transaction(async (tx) => {
    await tx
      .insert(user)
      .values(
        families.map(({ userId, ...rest }) => ({
          id: userId,
          emailVerified: true,
          createdAt: new Date(now.getTime() - historyDays * dayMs * chance(userId)),
          ...rest,
        })),
      )
      .onConflictDoNothing()
    await tx
      .insert(profile)
      .values(families.map(({ name, ...rest }) => ({ displayName: name, ...rest })))
      .onConflictDoNothing()
    await placeHearts(
      tx,
      reads.filter(({ isLiked }) => isLiked),
    )
    await replaceReads(tx, reads)
    await setCounters(tx, now)
  })
}

/** Who read a story and who liked it: always the same families, and ever the same time ago. */
function readingsOf(storyId: string, now: Date): Reading[] {
  const favour = 0.25 + 0.5 * chance(storyId)
  // Some stories are old favourites, of others everybody talks just now.
  const freshness = 0.8 + 3 * chance(`${storyId}/talk`)
  return families
    .map(({ userId }) => {
      const liking = chance(`${storyId}/${userId}`)
      const age = historyDays * dayMs * chance(`${storyId}/${userId}/age`) ** freshness
      return { userId, storyId, at: new Date(now.getTime() - age), liking }
    })
    .filter(({ liking }) => liking < favour * 1.3)
    .map(({ liking, ...reading }) => ({ ...reading, isLiked: liking < favour }))
}

/** A number from 0 to 1 that a name always gets. */
export const chance = (name: string) =>
  createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32

const column = <Row, Value>(rows: Row[], value: (row: Row) => Value) => sql.param(rows.map(value))

async function placeHearts(tx: Transaction, likes: Reading[]) {
  await tx.execute(sql`
    with placed as (
      insert into story_like (user_id, story_id, created_at)
      select * from unnest(${column(likes, ({ userId }) => userId)}::text[],
        ${column(likes, ({ storyId }) => storyId)}::text[],
        ${column(likes, ({ at }) => at.toISOString())}::timestamptz[])
      on conflict (user_id, story_id) do update set created_at = excluded.created_at
      returning story_id, xmax = 0 as is_new)
    update story set likes = likes + added.hearts
    from (select story_id, count(*)::int as hearts from placed where is_new group by 1) added
    where story.story_id = added.story_id`)
}

async function replaceReads(tx: Transaction, reads: Reading[]) {
  await tx.delete(monthlyRead).where(
    inArray(
      monthlyRead.userId,
      families.map(({ userId }) => userId),
    ),
  )
  await tx.execute(sql`
    insert into monthly_read (user_id, month, story_id, created_at)
    select * from unnest(${column(reads, ({ userId }) => userId)}::text[],
      ${column(reads, ({ at }) => monthKey(at))}::text[],
      ${column(reads, ({ storyId }) => storyId)}::text[],
      ${column(reads, ({ at }) => at.toISOString())}::timestamptz[])`)
}

/** What counts of these reads against the month's free stories. */
async function setCounters(tx: Transaction, now: Date) {
  const own = families.map(({ userId }) => userId)
  await tx.execute(sql`
    update profile set counter_reset = ${nextCounterReset(now).toISOString()}::timestamptz,
      used_pdf_reads = (select count(*) from monthly_read m
        where m.user_id = profile.user_id and m.month = ${monthKey(now)})
    where user_id = any(${sql.param(own)})`)
}
