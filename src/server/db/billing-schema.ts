import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '../../contract/base.ts'
import type { Order } from '../../contract/billing.ts'
import type { Declaration } from '../../contract/editor.ts'
import type { ItemId } from '../../contract/plan.ts'
import { at, updatedAt } from './columns.ts'
import { profile } from './schema.ts'

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => profile.userId, { onDelete: 'cascade' })

/** An order („Zahlungspflichtig bestellen“); one open order for each slot of an account. */
export const billingOrder = pgTable(
  'billing_order',
  {
    orderNumber: text('order_number').primaryKey(),
    userId: owner(),
    item: text('item').$type<ItemId>().notNull(),
    /** 'plan' for all plans, of which only one can run; otherwise the add-on's id. */
    slot: text('slot').notNull(),
    amountCents: integer('amount_cents').notNull(),
    state: text('state').$type<Order['state']>().notNull().default('open'),
    failure: text('failure', { enum: ['declined', 'authentication', 'expired'] }),
    language: text('language').$type<Language>().notNull(),
    checkoutSessionId: text('checkout_session_id').unique(),
    checkoutUrl: text('checkout_url'),
    /** The paid contract. */
    subscriptionId: text('subscription_id'),
    /** The contract whose plan it changes; null for a new one. */
    changes: text('changes'),
    orderedAt: at('ordered_at').notNull(),
    paidAt: at('paid_at'),
  },
  (table) => [
    uniqueIndex('billing_order_open').on(table.userId, table.slot).where(sql`state = 'open'`),
    index('billing_order_user').on(table.userId),
    index('billing_order_subscription').on(table.subscriptionId),
  ],
)

/** A contract in its last known state at Stripe; the user document is derived from these rows. */
export const subscription = pgTable(
  'subscription',
  {
    subscriptionId: text('subscription_id').primaryKey(),
    userId: owner(),
    item: text('item').$type<ItemId>().notNull(),
    /** Status in Stripe's terms. */
    status: text('status').notNull(),
    amountCents: integer('amount_cents').notNull(),
    startedAt: at('started_at').notNull(),
    /** End of the running period, paid or not. */
    periodEnd: at('period_end').notNull(),
    /** When access ends. */
    expiry: at('expiry').notNull(),
    endedAt: at('ended_at'),
    /** Chosen by the owner; Stripe has it once `pendingChange` is null. */
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    pausedUntil: at('paused_until'),
    /** Number of the newest change that was not yet sent to Stripe. */
    pendingChange: integer('wish'),
    changeCount: integer('wishes').notNull().default(0),
    /** Time of a withdrawal: the contract gives no access, whatever its status at Stripe. */
    withdrawnAt: at('withdrawn_at'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    /** The period end that the last reminder was about. */
    remindedOf: at('reminded_of'),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('subscription_user').on(table.userId),
    index('subscription_renewal').on(table.periodEnd),
  ],
)

/** Processed events of Stripe. */
export const stripeEvent = pgTable(
  'stripe_event',
  {
    eventId: text('event_id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (table) => [index('stripe_event_received').on(table.receivedAt)],
)

/** A declared cancellation or withdrawal; retained as a business letter (§ 147 AO). */
export const legalDeclaration = pgTable(
  'legal_declaration',
  {
    number: text('number').primaryKey(),
    kind: text('kind').$type<Declaration['kind']>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Every field of the form, and the contract's last day where it was found. */
    content: jsonb('content').$type<Record<string, string>>().notNull(),
    language: text('language').$type<Language>().notNull(),
    state: text('state').$type<Declaration['state']>().notNull().default('received'),
    receivedAt: at('received_at').notNull(),
    keepUntil: at('keep_until').notNull(),
  },
  (table) => [index('legal_declaration_received').on(table.receivedAt)],
)
