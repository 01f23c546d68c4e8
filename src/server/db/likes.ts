import { type SQL, sql } from 'drizzle-orm'

/**
 * The likes of an account, to be sorted outside. Together with the order, PostgreSQL may walk through the likes
 * of all accounts by their time, newest first, until it has found enough of this one.
 */
export const likesOf = (userId: SQL) =>
  sql`(select story_id, created_at from story_like where user_id = ${userId} offset 0)`
