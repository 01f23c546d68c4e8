import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { rateLimit } from '../db/auth-schema.ts'
import type { Database } from '../db/client.ts'

/** How many calls a key may make within a window. */
export interface RateLimit {
  max: number
  windowSeconds: number
}

/** The answer of `limit`; a refusal says after how many whole seconds (at least 1) to come back. */
export type LimitResult = { ok: true } | { ok: false; retryAfterSeconds: number }

/**
 * Counts one call of `key` in a fixed window and says whether it is still allowed. One statement,
 * so parallel calls and several servers share one count; refused calls do not lengthen the window.
 */
export async function limit(
  db: Pick<Database, 'insert'>,
  key: string,
  { max, windowSeconds, now }: RateLimit & { now: Date },
): Promise<LimitResult> {
  const windowEndsAt = new Date(now.getTime() + windowSeconds * 1000)
  const isOver = sql`${rateLimit.windowEndsAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await db
    .insert(rateLimit)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${isOver} then 1 else least(${rateLimit.count}, ${max}) + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimit.windowEndsAt} end`,
      },
    })
    .returning({ count: rateLimit.count, windowEndsAt: rateLimit.windowEndsAt })
  if (!row) throw new Error('the rate limit returned no row')
  if (row.count <= max) return { ok: true }
  const waitMs = row.windowEndsAt.getTime() - now.getTime()
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) }
}

/** A key and how often it may be counted. */
export type Counter = readonly [key: string, limit: RateLimit]

/**
 * Counts one call on several counters, the narrow ones first. Where one refuses, those behind it
 * do not count, so nobody uses up a shared counter alone.
 */
export async function limitEach(
  db: Pick<Database, 'insert'>,
  counters: Iterable<Counter>,
  now: Date,
): Promise<LimitResult> {
  for (const [key, rule] of counters) {
    const result = await limit(db, key, { ...rule, now })
    if (!result.ok) return result
  }
  return { ok: true }
}

/** Forgets what was counted for some keys, as after the right secret. */
export async function forgetLimits(db: Pick<Database, 'delete'>, keys: string[]): Promise<void> {
  await db.delete(rateLimit).where(inArray(rateLimit.key, keys))
}

/**
 * Forgets what these counters counted for an account, from every network; its pseudonym is the last
 * part of the keys.
 */
export async function forgetLimitsOf(
  db: Pick<Database, 'delete'>,
  account: string,
  names: readonly string[],
): Promise<void> {
  await db
    .delete(rateLimit)
    .where(
      and(
        inArray(sql`split_part(${rateLimit.key}, ':', 1)`, names),
        eq(sql`split_part(${rateLimit.key}, ':', -1)`, account),
      ),
    )
}

/** Deletes windows that are over; to be called now and then. */
export async function forgetPastLimits(db: Pick<Database, 'delete'>, now: Date): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.windowEndsAt, now))
}
