import { z } from 'zod'
import type { Transaction } from '../db/client.ts'
import { queueEffect } from '../platform/outbox.ts'
import { pseudonym } from '../platform/pseudonym.ts'

/** Kinds of outbox entries; the names are stored in the database. */
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

/** Queues a contract's change for the provider; `number` counts the changes of a contract. */
export function queueChange(
  tx: Pick<Transaction, 'insert'>,
  { subscriptionId, number }: { subscriptionId: string; number: number },
): Promise<void> {
  const idempotencyKey = `change:${subscriptionId}:${number}`
  return queueEffect(tx, { kind: effectKinds.change, payload: { subscriptionId }, idempotencyKey })
}

/** Queues the end of a contract at the provider, and the refund of what was paid since `since`. */
export function queueRefund(
  tx: Pick<Transaction, 'insert'>,
  { subscriptionId, since, key }: { subscriptionId: string; since: Date; key: string },
): Promise<void> {
  const payload = { subscriptionId, since: since.toISOString() }
  return queueEffect(tx, { kind: effectKinds.refund, payload, idempotencyKey: `refund:${key}` })
}

/** Queues the deletion of a customer at the provider, which ends all its subscriptions. */
export function queueCustomerDeletion(
  tx: Pick<Transaction, 'insert'>,
  customerId: string,
): Promise<void> {
  const idempotencyKey = `customer-end:${customerId}`
  const payload = { customerId }
  return queueEffect(tx, { kind: effectKinds.deleteCustomer, payload, idempotencyKey })
}

/** Queues the deletion of every customer of an account; the entry contains only its pseudonym. */
export function queueAccountDeletion(tx: Pick<Transaction, 'insert'>, uid: string): Promise<void> {
  const account = pseudonym(uid)
  const idempotencyKey = `account-end:${account}`
  return queueEffect(tx, { kind: effectKinds.deleteAccount, payload: { account }, idempotencyKey })
}

/** Queues a sync of a customer with the provider, once for each `key`. */
export function queueSync(
  tx: Pick<Transaction, 'insert'>,
  { customerId, key }: { customerId: string; key: string },
): Promise<void> {
  const idempotencyKey = `sync:${customerId}:${key}`
  return queueEffect(tx, { kind: effectKinds.sync, payload: { customerId }, idempotencyKey })
}
