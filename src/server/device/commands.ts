import { eq } from 'drizzle-orm'
import { session } from '../db/auth-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { parentPin } from '../db/schema.ts'

/** Changes the state of a browser's session. */
export async function changeSession(
  db: Database | Transaction,
  sessionId: string,
  change: Partial<
    Pick<
      typeof session.$inferInsert,
      'activeChildId' | 'isKidsMode' | 'gateOpenUntil' | 'confirmedAt'
    >
  >,
): Promise<void> {
  await db.update(session).set(change).where(eq(session.id, sessionId))
}

/** Sets or replaces an account's PIN. */
export async function setPin(
  db: Database | Transaction,
  pin: { userId: string; pinHash: string; now: Date },
): Promise<void> {
  const { userId, pinHash, now: updatedAt } = pin
  await db
    .insert(parentPin)
    .values({ userId, pinHash, updatedAt })
    .onConflictDoUpdate({ target: parentPin.userId, set: { pinHash, updatedAt } })
}

/** Removes an account's PIN. */
export async function removePin(db: Database, userId: string): Promise<void> {
  await db.delete(parentPin).where(eq(parentPin.userId, userId))
}
