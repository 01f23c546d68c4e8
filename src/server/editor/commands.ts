import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { legalDeclaration } from '../db/billing-schema.ts'
import type { Database } from '../db/client.ts'
import { outbox } from '../db/schema.ts'
import { lockEditor, recordChange } from '../platform/change-log.ts'
import { leaseMs } from '../platform/outbox.ts'
import { hasFailed } from './queries.ts'

interface Edit {
  editorId: string
  now: Date
}

/**
 * Makes a side effect due now that waits for a later attempt or has finally failed. One that a worker
 * may have claimed does not change: it is tried again within two minutes, and two workers would carry it
 * out twice.
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
    await lockEditor(tx, editorId)
    const due = await tx
      .update(outbox)
      .set({ nextAttemptAt: now, doneAt: null })
      .where(and(eq(outbox.id, id), or(isLate, hasFailed)))
      .returning({ id: outbox.id })
    if (due.length > 0) {
      await recordChange(tx, { editorId, action: 'effect-retried', subject: String(id), at: now })
      return 'due'
    }
    const [existing] = await tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.id, id))
    return existing ? 'unchanged' : 'unknown'
  })
}

/** Marks a declaration as settled by an editor; carried-out ones do not change. */
export async function settleDeclaration(
  db: Database,
  { number, editorId, now }: { number: string } & Edit,
): Promise<'settled' | 'unchanged' | 'unknown'> {
  return db.transaction(async (tx) => {
    await lockEditor(tx, editorId)
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
      await recordChange(tx, { editorId, action: 'declaration-settled', subject: number, at: now })
      return 'settled'
    }
    const [existing] = await tx
      .select({ number: legalDeclaration.number })
      .from(legalDeclaration)
      .where(eq(legalDeclaration.number, number))
    return existing ? 'unchanged' : 'unknown'
  })
}
