import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ItemId } from '../../contract/plan.ts'
import { at, updatedAt } from './columns.ts'
import { profile } from './schema.ts'

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => profile.userId, { onDelete: 'cascade' })

/** A click on „Zahlungspflichtig bestellen“; one open order for each slot of an account. */
export const billingOrder = pgTable(
  'billing_order',
  {
    orderNumber: text('order_number').primaryKey(),
    userId: owner(),
    item: text('item').$type<ItemId>().notNull(),
    /** 'plan' for the plans, of which one can run; else the add-on's id. */
    slot: text('slot').notNull(),
    amountCents: integer('amount_cents').notNull(),
    state: text('state', { enum: ['open', 'paid', 'closed'] })
      .notNull()
      .default('open'),
    failure: text('failure', { enum: ['declined', 'authentication', 'expired'] }),
    language: text('language', { enum: ['de', 'en'] }).notNull(),
    checkoutSessionId: text('checkout_session_id').unique(),
    checkoutUrl: text('checkout_url'),
    /** The contract it was paid for. */
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

/** A contract as Stripe last said, one row each; the user document is derived from them. */
export const subscription = pgTable(
  'subscription',
  {
    subscriptionId: text('subscription_id').primaryKey(),
    userId: owner(),
    item: text('item').$type<ItemId>().notNull(),
    /** In Stripe's words. */
    status: text('status').notNull(),
    amountCents: integer('amount_cents').notNull(),
    startedAt: at('started_at').notNull(),
    /** End of the running period, paid or not. */
    periodEnd: at('period_end').notNull(),
    /** Until when access is had. */
    expiry: at('expiry').notNull(),
    endedAt: at('ended_at'),
    /** What the owner wants; Stripe has it once `wish` is null. */
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    pausedUntil: at('paused_until'),
    /** Number of the newest change that Stripe was not told yet. */
    wish: integer('wish'),
    wishes: integer('wishes').notNull().default(0),
    /** Set by a withdrawal: whatever Stripe says, it gives nothing any more. */
    withdrawnAt: at('withdrawn_at'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    /** Period end of which its owner was reminded. */
    remindedOf: at('reminded_of'),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('subscription_user').on(table.userId),
    index('subscription_renewal').on(table.periodEnd),
  ],
)

/** Events of Stripe that had their effect. */
export const stripeEvent = pgTable(
  'stripe_event',
  {
    eventId: text('event_id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (table) => [index('stripe_event_received').on(table.receivedAt)],
)

/** A cancellation or withdrawal as it was declared; kept as a business letter (§ 147 AO). */
export const legalDeclaration = pgTable(
  'legal_declaration',
  {
    number: text('number').primaryKey(),
    kind: text('kind', { enum: ['cancellation', 'withdrawal'] }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Every field of the form, and the contract's last day where it was found. */
    content: jsonb('content').$type<Record<string, string>>().notNull(),
    language: text('language', { enum: ['de', 'en'] }).notNull(),
    state: text('state', { enum: ['received', 'carried-out', 'for-staff', 'settled'] })
      .notNull()
      .default('received'),
    receivedAt: at('received_at').notNull(),
    keepUntil: at('keep_until').notNull(),
  },
  (table) => [index('legal_declaration_received').on(table.receivedAt)],
)
