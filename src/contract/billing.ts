import { z } from 'zod'
import {
  guestCall,
  MailedToken,
  multiLine,
  parentCall,
  ReferenceNumber,
  singleLine,
  Timestamp,
  unverified,
} from './base.ts'
import { itemIds, pauseMonths } from './plan.ts'

const ItemChoice = z.enum(itemIds)

/** Status of a contract, named as in the user document. */
export const SubscriptionStatus = z.enum([
  'active',
  'trialing',
  'past_due',
  'canceled',
  'incomplete',
  'paused',
])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

const cents = z.number().int().nonnegative()

/** A running contract, or one that ended during the last 30 days. */
export const Subscription = z.object({
  subscriptionId: z.string(),
  /** As in the mails; null for a contract that was not ordered on our page. */
  orderNumber: z.string().nullable(),
  item: ItemChoice,
  status: SubscriptionStatus,
  amountCents: cents,
  orderedAt: Timestamp,
  /** When access ends: the end of the paid time, with the grace days while a payment is open. */
  expiry: Timestamp,
  /** When the price is debited next; null where no debit follows. */
  nextPaymentAt: Timestamp.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** End of the pause; null where the contract is not paused. */
  pausedUntil: Timestamp.nullable(),
  canPause: z.boolean(),
  /** End of the withdrawal period (§ 355 BGB); null once it has passed. */
  withdrawableUntil: Timestamp.nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
})
export type Subscription = z.infer<typeof Subscription>

/** Contracts of an account, plans first. */
export const BillingOverview = z.object({
  subscriptions: z.array(Subscription),
  /** Whether the provider's portal for cards and invoices is available. */
  hasPortal: z.boolean(),
})
export type BillingOverview = z.infer<typeof BillingOverview>

const OwnOrder = z.strictObject({ orderNumber: ReferenceNumber })
const CheckoutSessionId = z
  .string()
  .max(255)
  .regex(/^cs_\w+$/)

/** Why an order was not paid. */
export const PaymentFailure = z.enum(['declined', 'authentication', 'expired', 'cancelled'])
export type PaymentFailure = z.infer<typeof PaymentFailure>

/** An order: `open` until the provider reports that it is paid or can no longer be paid. */
export const Order = z.object({
  orderNumber: ReferenceNumber,
  item: ItemChoice,
  amountCents: cents,
  orderedAt: Timestamp,
  state: z.enum(['open', 'paid', 'closed']),
  /** What went wrong last; null where nothing did. */
  failure: PaymentFailure.nullable(),
  /** The contract once it is paid. */
  subscription: Subscription.nullable(),
})
export type Order = z.infer<typeof Order>

/** The provider is unavailable; nothing was changed. */
const providerUnavailable = {
  PROVIDER_UNAVAILABLE: {
    status: 503,
    message: 'Bezahlen ist gerade nicht möglich. Es wurde nichts abgebucht.',
  },
}
const notPossible = {
  NOT_POSSIBLE: { status: 409, message: 'Das geht bei diesem Vertrag gerade nicht.' },
}

const SubscriptionId = z
  .string()
  .max(80)
  .regex(/^sub_\w+$/)
const OwnSubscription = z.strictObject({ subscriptionId: SubscriptionId })
const WebAddress = z.object({ url: z.url() })

/** The address that a declaration names. */
const Email = z.email().max(254)

const declarationFields = {
  name: singleLine(100).trim().min(1),
  email: Email,
  /** Where the receipt goes as well, if not to `email`. */
  receiptEmail: Email.optional(),
  contract: z.enum(['all', 'plan', 'audio', 'video']),
  orderNumber: singleLine(40).trim().optional(),
}

/** The receipt, shown immediately and sent by mail (§ 312k (4), § 356a (4) BGB). */
export const Receipt = z.object({
  number: z.string(),
  receivedAt: Timestamp,
  /** Last day of a cancelled contract; null where there is none, and for guests, who read it in the mail. */
  endsAt: Timestamp.nullable(),
})
export type Receipt = z.infer<typeof Receipt>

export const billing = {
  get: parentCall
    .route({ method: 'GET', path: '/billing', summary: 'Verträge', tags: ['billing'] })
    .meta({ scope: 'family' })
    .output(BillingOverview),

  /**
   * Orders an item and returns the address of the provider's page that collects the payment. The same
   * order again returns the same page; price, plan and customer come from the server. The yearly
   * plan can be ordered while the monthly one runs: it replaces it, and the rest of the month is
   * credited. The mailbox must be verified, because the contract is confirmed there.
   */
  order: parentCall
    .route({
      method: 'POST',
      path: '/billing/orders',
      summary: 'Zahlungspflichtig bestellen',
      tags: ['billing'],
    })
    .errors({
      ...providerUnavailable,
      ...unverified,
      ALREADY_SUBSCRIBED: { status: 409, message: 'Dafür habt ihr schon ein Abo.' },
    })
    .input(z.strictObject({ item: ItemChoice }))
    .output(WebAddress.extend({ orderNumber: ReferenceNumber })),

  getOrder: parentCall
    .route({
      method: 'GET',
      path: '/billing/orders/{orderNumber}',
      summary: 'Bestellung',
      tags: ['billing'],
    })
    .input(OwnOrder)
    .output(Order),

  /** Fetches the state of an order's payment from the provider; the page itself unlocks nothing. */
  confirm: parentCall
    .route({
      method: 'POST',
      path: '/billing/confirm',
      summary: 'Zahlung abgleichen',
      tags: ['billing'],
    })
    .errors(providerUnavailable)
    .input(z.union([OwnOrder, z.strictObject({ sessionId: CheckoutSessionId })]))
    .output(Order),

  /** Returns the address of the provider's pages for cards and invoices. */
  openPortal: parentCall
    .route({
      method: 'POST',
      path: '/billing/portal',
      summary: 'Zahlungsmittel und Rechnungen',
      tags: ['billing'],
    })
    .errors({ ...providerUnavailable, ...notPossible })
    .input(z.strictObject({ purpose: z.enum(['home', 'card']) }))
    .output(WebAddress),

  /** Cancels a contract at the end of its paid period, even while the provider is unavailable. */
  cancel: parentCall
    .route({ method: 'POST', path: '/billing/cancel', summary: 'Abo kündigen', tags: ['billing'] })
    .errors(notPossible)
    .input(OwnSubscription)
    .output(BillingOverview),

  takeBackCancellation: parentCall
    .route({
      method: 'POST',
      path: '/billing/continue',
      summary: 'Kündigung zurücknehmen',
      tags: ['billing'],
    })
    .errors(notPossible)
    .input(OwnSubscription)
    .output(BillingOverview),

  /** Pauses a monthly plan from the end of the paid month. */
  pause: parentCall
    .route({ method: 'POST', path: '/billing/pause', summary: 'Abo pausieren', tags: ['billing'] })
    .errors(notPossible)
    .input(OwnSubscription.extend({ months: z.literal(pauseMonths) }))
    .output(BillingOverview),

  resume: parentCall
    .route({
      method: 'POST',
      path: '/billing/resume',
      summary: 'Pause beenden',
      tags: ['billing'],
    })
    .errors(notPossible)
    .input(OwnSubscription)
    .output(BillingOverview),

  /** „Verträge hier kündigen“ (§ 312k BGB) without signing in; reveals no contracts to guests. */
  declareCancellation: guestCall
    .route({
      method: 'POST',
      path: '/legal/cancellations',
      summary: 'Vertrag kündigen (§ 312k BGB)',
      tags: ['billing'],
    })
    .input(
      z.strictObject({
        ...declarationFields,
        kind: z.enum(['ordinary', 'extraordinary']),
        reason: multiLine(2000).optional(),
        /** Requested end as YYYY-MM-DD; default is the next possible day. */
        endsOn: z.iso.date().optional(),
      }),
    )
    .output(Receipt),

  /** „Vertrag widerrufen“ (§ 356a BGB): as `declareCancellation`; everything is refunded. Guests name the order or confirm by mail. */
  declareWithdrawal: guestCall
    .route({
      method: 'POST',
      path: '/legal/withdrawals',
      summary: 'Vertrag widerrufen (§ 356a BGB)',
      tags: ['billing'],
    })
    .input(z.strictObject(declarationFields))
    .output(Receipt),

  /** Carries out a withdrawal that came without order number, by the link in the account's own mail. */
  confirmWithdrawal: guestCall
    .route({
      method: 'POST',
      path: '/legal/withdrawals/confirm',
      summary: 'Widerruf bestätigen',
      tags: ['billing'],
    })
    .errors({ LINK_EXPIRED: { status: 410, message: 'Dieser Link gilt nicht mehr.' } })
    .input(z.strictObject({ token: MailedToken }))
    .output(Receipt),
}
