import { sql } from 'drizzle-orm'
import type { Transaction } from './client.ts'

/** Waits until no other transaction of any server has this turn, and has it until its own ends. */
export async function takeTurn(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
