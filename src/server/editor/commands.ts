import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { legalDeclaration } from '../db/billing-schema.ts'
import type { Database } from '../db/client.ts'
import { outbox } from '../db/schema.ts'
import { leaseMs } from '../platform/outbox.ts'
import { hasFailed } from './queries.ts'

/**
 * Makes a side effect due that waits for a late try or was given up. One that may be in hand just now
 * is left alone: it is tried again within two minutes anyhow, and two workers would do it twice.
 */
export async function retryEffect(
  db: Database,
  { id, now }: { id: number; now: Date },
): Promise<'due' | 'unchanged' | 'unknown'> {
  const isLate = and(
    isNull(outbox.doneAt),
    gt(outbox.nextAttemptAt, new Date(now.getTime() + leaseMs)),
  )
  const due = await db
    .update(outbox)
    .set({ nextAttemptAt: now, doneAt: null })
    .where(and(eq(outbox.id, id), or(isLate, hasFailed)))
    .returning({ id: outbox.id })
  if (due.length > 0) return 'due'
  const [known] = await db.select({ id: outbox.id }).from(outbox).where(eq(outbox.id, id))
  return known ? 'unchanged' : 'unknown'
}

/** Notes that somebody has taken care of a declaration; what the product did by itself stays so. */
export async function settleDeclaration(
  db: Database,
  number: string,
): Promise<'settled' | 'unchanged' | 'unknown'> {
  const settled = await db
    .update(legalDeclaration)
    .set({ state: 'settled' })
    .where(
      and(
        eq(legalDeclaration.number, number),
        inArray(legalDeclaration.state, ['received', 'for-staff']),
      ),
    )
    .returning({ number: legalDeclaration.number })
  if (settled.length > 0) return 'settled'
  const [known] = await db
    .select({ number: legalDeclaration.number })
    .from(legalDeclaration)
    .where(eq(legalDeclaration.number, number))
  return known ? 'unchanged' : 'unknown'
}
