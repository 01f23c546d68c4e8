import { eq } from 'drizzle-orm'
import { subscription } from '../db/billing-schema.ts'
import type { Transaction } from '../db/client.ts'
import { profile } from '../db/schema.ts'
import { planOf } from './rules.ts'

/** Every contract of an account, running or not. */
export function listContracts(tx: Pick<Transaction, 'select'>, userId: string) {
  return tx.select().from(subscription).where(eq(subscription.userId, userId))
}

/**
 * Writes the plan's columns of the user document from the stored contracts; a trigger tells the open
 * pages. Nothing is written where nothing changed. The caller holds the document's row.
 */
export async function derivePlan(
  tx: Transaction,
  userId: string,
  now: Date,
  paidAt: Date | null = null,
): Promise<void> {
  const plan = planOf(await listContracts(tx, userId), now)
  const [held] = await tx.select().from(profile).where(eq(profile.userId, userId))
  if (!held) return
  const lastPaymentDate = latest([held.lastPaymentDate, paidAt])
  const wanted = { ...plan, lastPaymentDate }
  const names = Object.keys(wanted) as (keyof typeof wanted)[]
  const text = (value: unknown) => JSON.stringify(value)
  if (names.every((name) => text(held[name]) === text(wanted[name]))) return
  await tx
    .update(profile)
    .set({ ...wanted, updatedAt: now })
    .where(eq(profile.userId, userId))
}

/** The newest of some dates; null where there is none. */
export function latest(dates: (Date | null)[]): Date | null {
  const times = dates.filter((date) => date !== null).map((date) => date.getTime())
  return times.length > 0 ? new Date(Math.max(...times)) : null
}
