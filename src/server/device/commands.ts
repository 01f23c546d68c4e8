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

/**
 * Sets or replaces an account's PIN and opens the gate in the browser that does it, both at once: a PIN before
 * an open gate would refuse the calls that this browser makes meanwhile.
 */
export async function setPin(
  tx: Transaction,
  pin: { userId: string; sessionId: string; pinHash: string; now: Date; gateOpenUntil: Date },
): Promise<void> {
  const { userId, sessionId, pinHash, now: updatedAt, gateOpenUntil } = pin
  await tx
    .insert(parentPin)
    .values({ userId, pinHash, updatedAt })
    .onConflictDoUpdate({ target: parentPin.userId, set: { pinHash, updatedAt } })
  await changeSession(tx, sessionId, { gateOpenUntil })
}

/** Removes an account's PIN. */
export async function removePin(db: Database, userId: string): Promise<void> {
  await db.delete(parentPin).where(eq(parentPin.userId, userId))
}
