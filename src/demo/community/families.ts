import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { user } from '../../server/db/auth-schema.ts'
import type { Database, Transaction } from '../../server/db/client.ts'
import { monthlyRead, profile } from '../../server/db/schema.ts'
import { monthKey, nextCounterReset } from '../../server/platform/berlin-time.ts'

/** Demo accounts, without a password or a session. */
export const families = Array.from({ length: 48 }, (_, index) => ({
  userId: `demo-family-${index + 1}`,
  name: `Demo-Familie ${index + 1}`,
  email: `demo-family-${index + 1}@fabelhain.example`,
}))
const dayMs = 86_400_000
/** Age of the oldest reads and likes. */
const historyDays = 120

interface Reading {
  userId: string
  storyId: string
  at: Date
  isLiked: boolean
}

/**
 * Adds families with reads and likes, so that the ranking has content. Repeated calls move the times
 * of their likes forward and count none twice.
 */
export async function seedFamilies(db: Database, now: Date): Promise<void> {
  const { rows } = await db.execute<{ storyId: string }>(
    sql`select story_id as "storyId" from story where is_published`,
  )
  // Ordered by time, as `monthKey` caches the last month.
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
    await storeLikes(
      tx,
      reads.filter(({ isLiked }) => isLiked),
    )
    await replaceReads(tx, reads)
    await setCounters(tx, now)
  })
}

/** Reads and likes of a story: always by the same families, at the same time before `now`. */
function readingsOf(storyId: string, now: Date): Reading[] {
  const popularity = 0.25 + 0.5 * chance(storyId)
  // Some stories were popular long ago, others recently.
  const recency = 0.8 + 3 * chance(`${storyId}/talk`)
  return families
    .map(({ userId }) => {
      const aversion = chance(`${storyId}/${userId}`)
      const age = historyDays * dayMs * chance(`${storyId}/${userId}/age`) ** recency
      return { userId, storyId, at: new Date(now.getTime() - age), aversion }
    })
    .filter(({ aversion }) => aversion < popularity * 1.3)
    .map(({ aversion, ...reading }) => ({ ...reading, isLiked: aversion < popularity }))
}

/** A pseudorandom number from 0 (inclusive) to 1 (exclusive), always the same for a name. */
export const chance = (name: string) =>
  createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32

const column = <Row, Value>(rows: Row[], value: (row: Row) => Value) => sql.param(rows.map(value))

async function storeLikes(tx: Transaction, likes: Reading[]) {
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

/** Sets the month's counters to these reads. */
async function setCounters(tx: Transaction, now: Date) {
  const userIds = families.map(({ userId }) => userId)
  await tx.execute(sql`
    update profile set counter_reset = ${nextCounterReset(now).toISOString()}::timestamptz,
      used_pdf_reads = (select count(*) from monthly_read m
        where m.user_id = profile.user_id and m.month = ${monthKey(now)})
    where user_id = any(${sql.param(userIds)})`)
}
