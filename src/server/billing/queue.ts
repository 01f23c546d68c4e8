import { z } from 'zod'
import { pseudonym } from '../auth/users.ts'
import type { Transaction } from '../db/client.ts'
import { queueEffect } from '../platform/outbox.ts'

/** Names and payloads of what the outbox does for this noun. */
export const effectKinds = {
  change: 'billing-change',
  refund: 'billing-refund',
  deleteCustomer: 'billing-customer-end',
  deleteAccount: 'billing-account-end',
  sync: 'billing-sync',
} as const

export const ChangePayload = z.object({ subscriptionId: z.string() })
export const RefundPayload = z.object({ subscriptionId: z.string(), since: z.coerce.date() })
export const AccountPayload = z.object({ account: z.string() })
export const CustomerPayload = z.object({ customerId: z.string() })

/** Tells the provider what the owner wants of a contract; `wish` numbers the changes. */
export function queueChange(
  tx: Pick<Transaction, 'insert'>,
  { subscriptionId, wish }: { subscriptionId: string; wish: number },
): Promise<void> {
  const idempotencyKey = `change:${subscriptionId}:${wish}`
  return queueEffect(tx, { kind: effectKinds.change, payload: { subscriptionId }, idempotencyKey })
}

/** Ends a contract with the provider and gives back what was paid since `since`. */
export function queueRefund(
  tx: Pick<Transaction, 'insert'>,
  { subscriptionId, since, key }: { subscriptionId: string; since: Date; key: string },
): Promise<void> {
  const payload = { subscriptionId, since: since.toISOString() }
  return queueEffect(tx, { kind: effectKinds.refund, payload, idempotencyKey: `refund:${key}` })
}

/** Deletes a customer with the provider, which ends all that runs. */
export function queueCustomerEnd(
  tx: Pick<Transaction, 'insert'>,
  customerId: string,
): Promise<void> {
  const idempotencyKey = `customer-end:${customerId}`
  const payload = { customerId }
  return queueEffect(tx, { kind: effectKinds.deleteCustomer, payload, idempotencyKey })
}

/** Deletes every customer of an account with the provider; nothing of it names the account itself. */
export function queueAccountEnd(tx: Pick<Transaction, 'insert'>, uid: string): Promise<void> {
  const account = pseudonym(uid)
  const idempotencyKey = `account-end:${account}`
  return queueEffect(tx, { kind: effectKinds.deleteAccount, payload: { account }, idempotencyKey })
}

/** Has a customer looked at again. */
export function queueSync(
  tx: Pick<Transaction, 'insert'>,
  { customerId, key }: { customerId: string; key: string },
): Promise<void> {
  const idempotencyKey = `sync:${customerId}:${key}`
  return queueEffect(tx, { kind: effectKinds.sync, payload: { customerId }, idempotencyKey })
}
