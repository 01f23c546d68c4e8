import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from './auth-schema.ts'
import { at, createdAt } from './columns.ts'
import { profile } from './schema.ts'

/** A mailed link that does one thing once; the token itself is only in the mail. */
export const mailedLink = pgTable(
  'mailed_link',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** 'pin-reset', 'newsletter', 'unsubscribe', 'deletion-cancel'. */
    purpose: text('purpose').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('mailed_link_user').on(table.userId)],
)

/** What a parent agreed to, and when that was taken back (Art. 7 DSGVO). */
export const consent = pgTable(
  'consent',
  {
    consentId: uuid('consent_id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => profile.userId, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    grantedAt: at('granted_at').notNull(),
    withdrawnAt: at('withdrawn_at'),
  },
  (table) => [index('consent_user').on(table.userId)],
)

/** A copy of everything an account has, being made or ready to fetch (Art. 15 and 20 DSGVO). */
export const dataExport = pgTable(
  'data_export',
  {
    exportId: uuid('export_id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => profile.userId, { onDelete: 'cascade' }),
    /** 'waiting', 'running', 'ready' or 'failed'. */
    state: text('state').notNull().default('waiting'),
    doneSteps: integer('done_steps').notNull().default(0),
    totalSteps: integer('total_steps').notNull().default(0),
    fileKey: text('file_key'),
    sizeBytes: integer('size_bytes'),
    requestedAt: at('requested_at').notNull(),
    readyAt: at('ready_at'),
    expiresAt: at('expires_at'),
  },
  (table) => [
    uniqueIndex('data_export_open').on(table.userId).where(sql`state in ('waiting', 'running')`),
    index('data_export_user').on(table.userId),
  ],
)

/** An account that ends at `dueAt` unless its owner says otherwise; until then it is locked. */
export const accountDeletion = pgTable('account_deletion', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** What the owner is told: "Anfrage Nr. …". */
  requestNumber: text('request_number').notNull().unique(),
  requestedAt: at('requested_at').notNull(),
  dueAt: at('due_at').notNull(),
  subscriptionEnd: text('subscription_end').notNull().default('now'),
})

/** That an account is gone: nothing of the person, a hash that keeps late events from bringing it back. */
export const deletedAccount = pgTable('deleted_account', {
  tombstone: text('tombstone').primaryKey(),
  requestNumber: text('request_number').notNull(),
  requestedAt: at('requested_at').notNull(),
  deletedAt: at('deleted_at').notNull(),
})

/** What the law wants kept of somebody who paid; no call reads it (§ 147 AO, § 257 HGB). */
export const billingArchive = pgTable('billing_archive', {
  archiveId: uuid('archive_id').primaryKey().defaultRandom(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  stripeCustomerId: text('stripe_customer_id').notNull(),
  basePlan: text('base_plan').notNull(),
  lastPaymentDate: at('last_payment_date'),
  /** What was ordered, when and for how much. */
  orders: jsonb('orders').$type<Record<string, unknown>[]>().notNull().default([]),
  archivedAt: at('archived_at').notNull(),
  /** Eight years after the end of the year of the last payment. */
  keepUntil: at('keep_until').notNull(),
})
