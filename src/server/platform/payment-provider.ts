import type { ItemId } from '../../contract/plan.ts'

/** A subscription as Stripe has it now; times as dates, money in cents. */
export interface PaidSubscription {
  id: string
  /** Null for a price that is not in the catalogue. */
  item: ItemId | null
  /** The order that it began with. */
  orderNumber: string | null
  status: string
  amountCents: number
  startedAt: Date
  periodStart: Date
  periodEnd: Date
  endedAt: Date | null
  cancelAtPeriodEnd: boolean
  pausedUntil: Date | null
  /** Null where nothing was invoiced yet. */
  invoice: { state: 'paid' | 'open' | 'void'; paidAt: Date | null } | null
  card: { brand: string; last4: string } | null
}

/** Ids of an event. Its objects may be outdated, so that they are fetched again. */
export interface PaymentEvent {
  id: string
  type: string
  customerId: string | null
  /** Of a payment that failed. */
  paymentIntentId: string | null
  /** Of a checkout that ended. */
  checkoutSessionId: string | null
}

export interface Checkout {
  sessionId: string
  state: 'open' | 'complete' | 'expired'
  url: string | null
}

/** As in contract/billing.ts. */
export const paymentsUnavailableMessage =
  'Bezahlen ist gerade nicht möglich. Es wurde nichts abgebucht.'

/** The provider does not answer or refuses the request; nothing was changed. */
export class PaymentsUnavailable extends Error {
  override name = 'PaymentsUnavailable'
}

/** The payment provider. A repeated idempotency key has no second effect. */
export interface Payments {
  /**
   * Runs one `work` at a time for each customer and a few in this process, so that many events
   * do not flood the provider.
   */
  inTurn<T>(customerId: string, work: () => Promise<T>): Promise<T>
  createCustomer(
    of: { uid: string; account: string; email: string; language: string },
    key: string,
  ): Promise<string>
  /** Deletes a customer with all subscriptions; a missing customer is ignored. */
  deleteCustomer(customerId: string): Promise<void>
  /**
   * Deletes every customer created for an account, even if its id never reached us. `account` is the
   * account's pseudonym.
   */
  deleteCustomersOf(account: string): Promise<void>
  createCheckout(order: CheckoutOrder, key: string): Promise<Checkout>
  getCheckout(sessionId: string): Promise<Checkout>
  /** Expires a checkout; the answer says whether it was already paid. */
  expireCheckout(sessionId: string, key: string): Promise<Checkout>
  listSubscriptions(customerId: string): Promise<PaidSubscription[]>
  changeSubscription(
    id: string,
    change: { cancelAtPeriodEnd: boolean; pausedUntil: Date | null },
    key: string,
  ): Promise<void>
  /** Ends a subscription now, without a final invoice; an ended one is ignored. */
  endSubscription(id: string): Promise<void>
  /** Refunds every payment of a subscription since `since`; returns the cents. */
  refund(id: string, since: Date, key: string): Promise<number>
  /** The provider's page for cards and invoices, or for the change to another price. */
  openPortal(visit: PortalVisit): Promise<string>
  /** Reason and amount of a failed payment; null where it did not fail. */
  getFailure(paymentIntentId: string): Promise<FailedPayment | null>
  /** Null for a body without a valid signature of the last five minutes. */
  readEvent(body: string, signature: string): PaymentEvent | null
  /** Events of the last 30 days that did not reach us, oldest first. */
  listMissedEvents(): Promise<PaymentEvent[]>
}

interface FailedPayment {
  reason: 'declined' | 'authentication'
  amountCents: number
}

export interface CheckoutOrder {
  orderNumber: string
  customerId: string
  item: ItemId
  lookupKey: string
  amountCents: number
  language: string
  successUrl: string
  cancelUrl: string
}

export interface PortalVisit {
  customerId: string
  language: string
  returnUrl: string
  purpose: 'home' | 'card' | { changeOf: string; lookupKey: string; amountCents: number }
}
