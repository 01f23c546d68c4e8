import { sql } from 'drizzle-orm'
import type { Transaction } from './client.ts'

/** Locks a name until the end of the transaction, across all servers. */
export async function lockByName(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
