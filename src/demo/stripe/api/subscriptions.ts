import { z } from 'zod'
import type { Ledger } from '../ledger/ledger.ts'
import type { Subscription } from '../ledger/objects.ts'
import { endSubscription, isRunning, setCancelAtPeriodEnd } from '../ledger/subscriptions.ts'
import { invalidRequest, resourceMissing } from './failure.ts'
import { findOrThrow, type Operation, operation, pageOf } from './operation.ts'
import { flag, integer, metadata, page, text } from './params.ts'

const listUrl = '/v1/subscriptions'

const List = {
  ...page,
  customer: text.optional(),
  status: z.enum(['all', 'ended', 'active', 'canceled', 'past_due', 'incomplete']).optional(),
}

const Update = {
  cancel_at_period_end: flag.optional(),
  pause_collection: z
    .union([
      z.literal(''),
      z.strictObject({ behavior: z.literal('void'), resumes_at: integer.optional() }),
    ])
    .optional(),
  metadata: metadata.unwrap().optional(),
}

const End = {
  invoice_now: z.literal('false').optional(),
  prorate: z.literal('false').optional(),
}

export function subscriptionOperations(ledger: Ledger): Operation[] {
  const { store, emit, now } = ledger
  return [
    operation(`GET ${listUrl}`, List, ({ customer, status, ...where }) => {
      if (customer && !isKnownCustomer(ledger, customer)) {
        throw resourceMissing('customer', customer, 'customer')
      }
      const found = store
        .all('subscription')
        .filter((subscription) => !customer || subscription.customer === customer)
        .filter((subscription) => hasStatus(subscription, status))
      return pageOf(listUrl, found, where)
    }),
    operation('GET /v1/subscriptions/:id', {}, (_, id) => findOrThrow(ledger, 'subscription', id)),
    operation('POST /v1/subscriptions/:id', Update, (change, id) => {
      const subscription = findOrThrow(ledger, 'subscription', id)
      if (!isRunning(subscription)) {
        throw invalidRequest(
          'A canceled subscription can only update its cancellation_details and metadata.',
        )
      }
      const pause = change.pause_collection
      if (pause && pause.resumes_at !== undefined && pause.resumes_at <= now()) {
        throw invalidRequest(
          'resumes_at must be in the future.',
          undefined,
          'pause_collection[resumes_at]',
        )
      }
      if (pause === '') subscription.pause_collection = null
      else if (pause) {
        subscription.pause_collection = {
          behavior: pause.behavior,
          resumes_at: pause.resumes_at ?? null,
        }
      }
      if (change.cancel_at_period_end !== undefined)
        setCancelAtPeriodEnd(ledger, subscription, change.cancel_at_period_end)
      Object.assign(subscription.metadata, change.metadata)
      emit('customer.subscription.updated', subscription)
      return subscription
    }),
    operation('DELETE /v1/subscriptions/:id', End, (_, id) => {
      const subscription = findOrThrow(ledger, 'subscription', id)
      // As at Stripe, this call does not find an ended subscription.
      if (!isRunning(subscription)) throw resourceMissing('subscription', id)
      endSubscription(ledger, subscription, 'cancellation_requested')
      return subscription
    }),
  ]
}

const isKnownCustomer = ({ store }: Ledger, id: string) =>
  store.find('customer', id) !== undefined || store.state.deletedCustomers.includes(id)

function hasStatus(subscription: Subscription, status: string | undefined): boolean {
  if (status === 'all') return true
  if (status === undefined) return isRunning(subscription)
  if (status === 'ended') return !isRunning(subscription)
  return subscription.status === status
}
