import { and, eq, ne } from 'drizzle-orm'
import { user } from '../db/auth-schema.ts'
import { billingOrder } from '../db/billing-schema.ts'
import type { Transaction } from '../db/client.ts'
import { profile } from '../db/schema.ts'
import type { ContractRow } from './contracts.ts'
import { endAll, holdDocument } from './contracts.ts'
import { declare, groupOf } from './declarations.ts'
import { derivePlan } from './derived-plan.ts'
import type { BillingParts, DeclarationParts } from './parts.ts'
import { listRunning } from './queries.ts'
import { queueAccountEnd, queueCustomerEnd } from './queue.ts'

/** The provider's page for cards and invoices; null for somebody who never ordered. */
export async function openPortal(
  { db, payments, mail }: Pick<BillingParts, 'db' | 'payments' | 'mail'>,
  visit: { userId: string; purpose: 'home' | 'card'; language: string },
): Promise<string | null> {
  const { userId, purpose, language } = visit
  const [owner] = await db
    .select({ customerId: profile.stripeCustomerId })
    .from(profile)
    .where(and(eq(profile.userId, userId), ne(profile.stripeCustomerId, '')))
  if (!owner) return null
  return payments.openPortal({ ...owner, language, purpose, returnUrl: mail.linkTo('/abo', {}) })
}

/** „Abo kündigen“ beside a contract: a declaration like any other, with its receipt (§ 312k BGB). */
export async function cancelContract(
  parts: DeclarationParts,
  wanted: { userId: string; subscriptionId: string; language: 'de' | 'en' },
): Promise<'cancelled' | 'not-found' | 'not-possible'> {
  const { userId, subscriptionId, language } = wanted
  const running = await listRunning(parts.db, userId)
  const found = running.find(({ contract }) => contract.subscriptionId === subscriptionId)
  if (!found) return 'not-found'
  if (found.contract.cancelAtPeriodEnd) return 'not-possible'
  const [owner] = await parts.db
    .select({ name: user.name, email: user.email })
    .from(user)
    .where(eq(user.id, userId))
  if (!owner) return 'not-found'
  await declare(parts, {
    ...owner,
    kind: 'cancellation',
    userId,
    subscriptionId,
    language,
    contract: groupOf(found.contract.item),
    orderNumber: found.order?.orderNumber,
  })
  return 'cancelled'
}

/**
 * Has every running contract of an account end with its period, as its owner wants the account
 * deleted; the answer is when the last one of them ends. The caller holds the account.
 */
export async function endWithPeriod(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<Date | null> {
  await holdDocument(tx, userId)
  const running = (await listRunning(tx, userId)).map(({ contract }) => contract)
  await endAll(tx, running, now)
  await derivePlan(tx, userId, now)
  return lastExpiry(running)
}

function lastExpiry(contracts: ContractRow[]): Date | null {
  if (contracts.length === 0) return null
  return new Date(Math.max(...contracts.map(({ expiry }) => expiry.getTime())))
}

/**
 * Parts from an account that is being deleted, in the same transaction: its customer is deleted with
 * the provider, which ends whatever still runs. Returns what was ordered, for the archive.
 */
export async function partFromCustomer(tx: Transaction, userId: string) {
  const [owner] = await tx
    .select({ customerId: profile.stripeCustomerId })
    .from(profile)
    .where(eq(profile.userId, userId))
  if (owner?.customerId) await queueCustomerEnd(tx, owner.customerId)
  const orders = await tx.select().from(billingOrder).where(eq(billingOrder.userId, userId))
  // An order may have made a customer whose id never came back.
  if (orders.length > 0) await queueAccountEnd(tx, userId)
  return orders.filter(({ paidAt }) => paidAt !== null)
}
