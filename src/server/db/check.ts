import { sql } from 'drizzle-orm'
import type { Database } from './client.ts'

/** Whether the database can be used: `ok`, or `read-only` on a standby. Throws where it is unreachable. */
export async function checkDatabase(db: Database): Promise<string> {
  const { rows } = await db.execute<{ isStandby: boolean }>(
    sql`select pg_is_in_recovery() as "isStandby"`,
  )
  return rows[0]?.isStandby ? 'read-only' : 'ok'
}
