import type { ItemId } from '../../contract/plan.ts'

/** A subscription as Stripe has it now; times as dates, money in cents. */
export interface PaidSubscription {
  id: string
  /** Null for a price that is none of the catalogue. */
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

/** What an event is about; the objects in it are old news and are asked for anew. */
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

/** The provider does not answer, or refuses what we ask for; nothing was changed. */
export class PaymentsUnavailable extends Error {
  override name = 'PaymentsUnavailable'
}

/** The payment provider. Keys are the caller's: the same key again is the same thing done once. */
export interface Payments {
  /**
   * Does work that holds a connection of the database while the provider is asked, when it is its
   * turn: only a few may do so at once, so that readers go on where the provider hangs.
   */
  inTurn<T>(work: () => Promise<T>): Promise<T>
  createCustomer(
    of: { uid: string; account: string; email: string; language: string },
    key: string,
  ): Promise<string>
  /** Deletes a customer and with it every running subscription; one that is gone is fine. */
  deleteCustomer(customerId: string): Promise<void>
  /**
   * Deletes every customer that was made for an account, also one whose id never reached us. `account`
   * is the account's pseudonym, which may outlive it.
   */
  deleteCustomersOf(account: string): Promise<void>
  createCheckout(order: CheckoutOrder, key: string): Promise<Checkout>
  getCheckout(sessionId: string): Promise<Checkout>
  /** Nobody can pay it any more; the answer says whether it was paid before. */
  expireCheckout(sessionId: string, key: string): Promise<Checkout>
  listSubscriptions(customerId: string): Promise<PaidSubscription[]>
  changeSubscription(
    id: string,
    change: { cancelAtPeriodEnd: boolean; pausedUntil: Date | null },
    key: string,
  ): Promise<void>
  /** Ends it now, without a last invoice; one that has ended is fine. */
  endSubscription(id: string): Promise<void>
  /** Gives back every payment made for a subscription since `since`; returns the cents. */
  refund(id: string, since: Date, key: string): Promise<number>
  /** The provider's page for cards and invoices, or for the change to another price. */
  openPortal(visit: PortalVisit): Promise<string>
  /** Why a payment failed, and of how much; null where it did not. */
  getFailure(paymentIntentId: string): Promise<FailedPayment | null>
  /** Null for a body that nobody signed with one of our secrets within the last five minutes. */
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
