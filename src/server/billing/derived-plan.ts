import { eq } from 'drizzle-orm'
import { subscription } from '../db/billing-schema.ts'
import type { Transaction } from '../db/client.ts'
import { profile } from '../db/schema.ts'
import { planOf } from './rules.ts'

/** Every contract of an account, running or not. */
export function listContracts(tx: Pick<Transaction, 'select'>, userId: string) {
  return tx.select().from(subscription).where(eq(subscription.userId, userId))
}

interface Derivation {
  /** When the provider last got a payment. */
  paidAt?: Date | null
  /** Whether pages show something new even if the plan is the same, such as another card. */
  areContractsChanged?: boolean
}

/**
 * Derives the plan's columns of the user document from the stored contracts; a trigger notifies the
 * open pages. Writes nothing where nothing changed. The caller has locked the document's row.
 */
export async function derivePlan(
  tx: Transaction,
  userId: string,
  now: Date,
  { paidAt = null, areContractsChanged = false }: Derivation = {},
): Promise<void> {
  const plan = planOf(await listContracts(tx, userId), now)
  const [current] = await tx.select().from(profile).where(eq(profile.userId, userId))
  if (!current) return
  const lastPaymentDate = latestDate([current.lastPaymentDate, paidAt])
  const derived = { ...plan, lastPaymentDate }
  if (!differs(current, derived) && !areContractsChanged) return
  await tx
    .update(profile)
    .set({ ...derived, updatedAt: now })
    .where(eq(profile.userId, userId))
}

/** Whether a user document has other values than the derived ones. */
export function differs(
  current: typeof profile.$inferSelect,
  derived: Partial<typeof profile.$inferSelect>,
): boolean {
  const names = Object.keys(derived) as (keyof typeof derived)[]
  return names.some((name) => JSON.stringify(current[name]) !== JSON.stringify(derived[name]))
}

/** The newest of some dates; null where there is none. */
export function latestDate(dates: (Date | null)[]): Date | null {
  const times = dates.filter((date) => date !== null).map((date) => date.getTime())
  return times.length > 0 ? new Date(Math.max(...times)) : null
}
