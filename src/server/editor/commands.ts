import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { legalDeclaration } from '../db/billing-schema.ts'
import type { Database } from '../db/client.ts'
import { outbox } from '../db/schema.ts'
import { holdEditor, noteChange } from '../platform/change-log.ts'
import { leaseMs } from '../platform/outbox.ts'
import { hasFailed } from './queries.ts'

interface Edit {
  editorId: string
  now: Date
}

/**
 * Makes a side effect due that waits for a late try or was given up. One that may be in hand just now
 * is left alone: it is tried again within two minutes anyhow, and two workers would do it twice.
 */
export async function retryEffect(
  db: Database,
  { id, editorId, now }: { id: number } & Edit,
): Promise<'due' | 'unchanged' | 'unknown'> {
  const isLate = and(
    isNull(outbox.doneAt),
    gt(outbox.nextAttemptAt, new Date(now.getTime() + leaseMs)),
  )
  return db.transaction(async (tx) => {
    await holdEditor(tx, editorId)
    const due = await tx
      .update(outbox)
      .set({ nextAttemptAt: now, doneAt: null })
      .where(and(eq(outbox.id, id), or(isLate, hasFailed)))
      .returning({ id: outbox.id })
    if (due.length > 0) {
      await noteChange(tx, { editorId, action: 'effect-retried', subject: String(id), at: now })
      return 'due'
    }
    const [known] = await tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.id, id))
    return known ? 'unchanged' : 'unknown'
  })
}

/** Notes that somebody has taken care of a declaration; what the product did by itself stays so. */
export async function settleDeclaration(
  db: Database,
  { number, editorId, now }: { number: string } & Edit,
): Promise<'settled' | 'unchanged' | 'unknown'> {
  return db.transaction(async (tx) => {
    await holdEditor(tx, editorId)
    const settled = await tx
      .update(legalDeclaration)
      .set({ state: 'settled' })
      .where(
        and(
          eq(legalDeclaration.number, number),
          inArray(legalDeclaration.state, ['received', 'for-staff']),
        ),
      )
      .returning({ number: legalDeclaration.number })
    if (settled.length > 0) {
      await noteChange(tx, { editorId, action: 'declaration-settled', subject: number, at: now })
      return 'settled'
    }
    const [known] = await tx
      .select({ number: legalDeclaration.number })
      .from(legalDeclaration)
      .where(eq(legalDeclaration.number, number))
    return known ? 'unchanged' : 'unknown'
  })
}
