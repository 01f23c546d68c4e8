import { and, eq, ne } from 'drizzle-orm'
import { user } from '../db/auth-schema.ts'
import { billingOrder } from '../db/billing-schema.ts'
import type { Transaction } from '../db/client.ts'
import { profile } from '../db/schema.ts'
import { type ContractRow, cancelAtPeriodEnd, lockDocument } from './contracts.ts'
import { contractGroup, declare } from './declarations.ts'
import type { BillingDependencies, DeclarationDependencies } from './dependencies.ts'
import { derivePlan } from './derived-plan.ts'
import { listRunning } from './queries.ts'
import { queueAccountDeletion, queueCustomerDeletion } from './queue-effects.ts'

/** The address of the provider's page for cards and invoices; null for an account without orders. */
export async function openPortal(
  { db, payments, mail }: Pick<BillingDependencies, 'db' | 'payments' | 'mail'>,
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

/** „Abo kündigen“ beside a contract: a declaration with a receipt (§ 312k BGB). */
export async function cancelContract(
  dependencies: DeclarationDependencies,
  cancellation: { userId: string; subscriptionId: string; language: 'de' | 'en' },
): Promise<'cancelled' | 'not-found' | 'not-possible'> {
  const { userId, subscriptionId, language } = cancellation
  const running = await listRunning(dependencies.db, userId)
  const found = running.find(({ contract }) => contract.subscriptionId === subscriptionId)
  if (!found) return 'not-found'
  if (found.contract.cancelAtPeriodEnd) return 'not-possible'
  const [owner] = await dependencies.db
    .select({ name: user.name, email: user.email })
    .from(user)
    .where(eq(user.id, userId))
  if (!owner) return 'not-found'
  await declare(dependencies, {
    ...owner,
    kind: 'cancellation',
    userId,
    subscriptionId,
    language,
    contract: contractGroup(found.contract.item),
    orderNumber: found.order?.orderNumber,
  })
  return 'cancelled'
}

/**
 * Cancels every running contract of an account at the end of its period, for a requested deletion.
 * Returns when the last one ends; null where none runs. The caller has locked the account.
 */
export async function cancelAllContracts(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<Date | null> {
  await lockDocument(tx, userId)
  const running = (await listRunning(tx, userId)).map(({ contract }) => contract)
  await cancelAtPeriodEnd(tx, running, now)
  await derivePlan(tx, userId, now)
  return lastExpiry(running)
}

function lastExpiry(contracts: ContractRow[]): Date | null {
  if (contracts.length === 0) return null
  return new Date(Math.max(...contracts.map(({ expiry }) => expiry.getTime())))
}

/**
 * Queues the deletion of an account's customer at the provider, which ends all its subscriptions; to
 * be called in the transaction that deletes the account. Returns the paid orders, for the archive.
 */
export async function detachCustomer(tx: Transaction, userId: string) {
  const [owner] = await tx
    .select({ customerId: profile.stripeCustomerId })
    .from(profile)
    .where(eq(profile.userId, userId))
  if (owner?.customerId) await queueCustomerDeletion(tx, owner.customerId)
  const orders = await tx.select().from(billingOrder).where(eq(billingOrder.userId, userId))
  // An order may have created a customer whose id never reached us.
  if (orders.length > 0) await queueAccountDeletion(tx, userId)
  return orders.filter(({ paidAt }) => paidAt !== null)
}
