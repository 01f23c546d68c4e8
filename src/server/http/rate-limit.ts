import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { rateLimit } from '../db/auth-schema.ts'
import type { Database } from '../db/client.ts'
import { deleteInPortions } from '../db/portions.ts'

/** How many calls a key may make within a window. */
export interface RateLimit {
  max: number
  windowSeconds: number
}

/** Result of `limit`; a refusal has the whole seconds (at least 1) until the next try. */
export type LimitResult = { ok: true } | { ok: false; retryAfterSeconds: number }

/**
 * Counts one call of `key` in a fixed window and returns whether it is allowed. One statement, so that
 * parallel calls and several servers share one count; refused calls do not extend the window.
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

/** A key and its limit. */
export type Counter = readonly [key: string, limit: RateLimit]

/**
 * Counts one call on several counters, narrow ones first. Where one refuses, the following ones do not
 * count, so that nobody uses up a shared counter alone.
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

/** Resets the counters of some keys, e.g. after the correct password. */
export async function resetLimits(db: Pick<Database, 'delete'>, keys: string[]): Promise<void> {
  await db.delete(rateLimit).where(inArray(rateLimit.key, keys))
}

/** Resets these counters of an account for every network; `account` is the last part of each key. */
export async function resetAccountLimits(
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

/** Deletes expired windows. */
export async function deleteExpiredLimits(db: Pick<Database, 'execute'>, now: Date): Promise<void> {
  await deleteInPortions(db, rateLimit, lt(rateLimit.windowEndsAt, now))
}
