import { z } from 'zod'
import {
  guestCall,
  lineOfText,
  MailedToken,
  parentCall,
  ReferenceNumber,
  Timestamp,
  textOfLines,
  unproven,
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

/** A running contract, or one that ended a short while ago. */
export const Subscription = z.object({
  subscriptionId: z.string(),
  /** As in the mails; null for a contract that was not ordered on our page. */
  orderNumber: z.string().nullable(),
  item: ItemChoice,
  status: SubscriptionStatus,
  amountCents: cents,
  orderedAt: Timestamp,
  /** Until when it is paid, and kept where a payment is open; access ends then. */
  expiry: Timestamp,
  /** When it is renewed and the price is debited; null where it is not. */
  nextPaymentAt: Timestamp.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** Until when it rests; null where it does not. */
  pausedUntil: Timestamp.nullable(),
  canPause: z.boolean(),
  /** Until when it can be withdrawn from (§ 355 BGB); null once that has passed. */
  withdrawableUntil: Timestamp.nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
})
export type Subscription = z.infer<typeof Subscription>

/** Contracts of an account, plans first. */
export const BillingOverview = z.object({
  subscriptions: z.array(Subscription),
  /** Whether cards and invoices can be looked at with the provider. */
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

/** An order: `open` until the provider says that it is paid or that nobody can pay it any more. */
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

/** What the provider cannot do at the moment changes nothing. */
const provider = {
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

/** The address that a declaration names; the account's own where it is about one. */
const Email = z.email().max(254)

const declaration = {
  name: lineOfText(100).trim().min(1),
  email: Email,
  /** Where the receipt goes as well, if not to `email`. */
  receiptEmail: Email.optional(),
  contract: z.enum(['all', 'plan', 'audio', 'video']),
  orderNumber: lineOfText(40).trim().optional(),
}

/** What the page shows at once, and what the mail says again (§ 312k (4), § 356a (4) BGB). */
export const Receipt = z.object({
  number: z.string(),
  receivedAt: Timestamp,
  /** Last day of the contract; only for whoever is signed in, others read it in the mail. */
  endsAt: Timestamp.nullable(),
})
export type Receipt = z.infer<typeof Receipt>

export const billing = {
  get: parentCall
    .route({ method: 'GET', path: '/billing', summary: 'Verträge', tags: ['billing'] })
    .output(BillingOverview),

  /**
   * Orders something; the answer leads to the provider's page that collects the payment. The same
   * order again leads to the same page; price, plan and customer come from the server. The yearly
   * plan can be ordered while the monthly one runs: it takes its place, what is left of the month is
   * credited. The mailbox must be proven, as the contract is confirmed there.
   */
  order: parentCall
    .route({
      method: 'POST',
      path: '/billing/orders',
      summary: 'Zahlungspflichtig bestellen',
      tags: ['billing'],
    })
    .errors({
      ...provider,
      ...unproven,
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

  /** Asks the provider how the payment of an order stands; the page itself unlocks nothing. */
  confirm: parentCall
    .route({
      method: 'POST',
      path: '/billing/confirm',
      summary: 'Zahlung abgleichen',
      tags: ['billing'],
    })
    .errors(provider)
    .input(z.union([OwnOrder, z.strictObject({ sessionId: CheckoutSessionId })]))
    .output(Order),

  /** Leads to the provider's pages for cards and invoices. */
  openPortal: parentCall
    .route({
      method: 'POST',
      path: '/billing/portal',
      summary: 'Zahlungsmittel und Rechnungen',
      tags: ['billing'],
    })
    .errors({ ...provider, ...notPossible })
    .input(z.strictObject({ purpose: z.enum(['home', 'card']) }))
    .output(WebAddress),

  /** Ends a contract with the period that is paid; counts at once, whatever the provider does. */
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

  /** Lets a monthly plan rest from the end of the paid month on. */
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

  /** „Verträge hier kündigen“ (§ 312k BGB): without signing in; known or not, the answer is the same. */
  declareCancellation: guestCall
    .route({
      method: 'POST',
      path: '/legal/cancellations',
      summary: 'Vertrag kündigen (§ 312k BGB)',
      tags: ['billing'],
    })
    .input(
      z.strictObject({
        ...declaration,
        kind: z.enum(['ordinary', 'extraordinary']),
        reason: textOfLines(2000).optional(),
        /** Day (YYYY-MM-DD) of the wished end; without it the next possible one. */
        endsOn: z.iso.date().optional(),
      }),
    )
    .output(Receipt),

  /** „Vertrag widerrufen“ (§ 356a BGB): as `declareCancellation`; the money goes back in full. Guests name the order or confirm by mail. */
  declareWithdrawal: guestCall
    .route({
      method: 'POST',
      path: '/legal/withdrawals',
      summary: 'Vertrag widerrufen (§ 356a BGB)',
      tags: ['billing'],
    })
    .input(z.strictObject(declaration))
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
