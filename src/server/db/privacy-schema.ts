import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DataExport } from '../../contract/privacy.ts'
import { user } from './auth-schema.ts'
import { at, createdAt } from './columns.ts'
import { profile } from './schema.ts'

/** A one-time link; the token itself is only in the mail. */
export const mailedLink = pgTable(
  'mailed_link',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['pin-reset', 'newsletter', 'deletion-cancel'] }).notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('mailed_link_user').on(table.userId)],
)

/** A consent, and when it was withdrawn (Art. 7 DSGVO). */
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
  (table) => [
    index('consent_user').on(table.userId),
    index('consent_newsletter')
      .on(table.userId)
      .where(sql`kind = 'newsletter' and withdrawn_at is null`),
  ],
)

/** A copy of all data of an account, in progress or ready (Art. 15 and 20 DSGVO). */
export const dataExport = pgTable(
  'data_export',
  {
    exportId: uuid('export_id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => profile.userId, { onDelete: 'cascade' }),
    state: text('state').$type<DataExport['state']>().notNull().default('waiting'),
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

/** A locked account that is deleted at `dueAt` unless its owner cancels. */
export const accountDeletion = pgTable('account_deletion', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Shown to the owner as "Anfrage Nr. …". */
  requestNumber: text('request_number').notNull().unique(),
  requestedAt: at('requested_at').notNull(),
  dueAt: at('due_at').notNull(),
  subscriptionEnd: text('subscription_end', { enum: ['now', 'period-end'] })
    .notNull()
    .default('now'),
})

/** A deleted account without personal data; the hash stops late events from recreating it. */
export const deletedAccount = pgTable('deleted_account', {
  tombstone: text('tombstone').primaryKey(),
  requestNumber: text('request_number').notNull(),
  requestedAt: at('requested_at').notNull(),
  deletedAt: at('deleted_at').notNull(),
})

/** Billing data retained by law (§ 147 AO, § 257 HGB); no call reads it. */
export const billingArchive = pgTable('billing_archive', {
  archiveId: uuid('archive_id').primaryKey().defaultRandom(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  stripeCustomerId: text('stripe_customer_id').notNull(),
  basePlan: text('base_plan').notNull(),
  lastPaymentDate: at('last_payment_date'),
  /** Orders with their dates and amounts. */
  orders: jsonb('orders').$type<Record<string, unknown>[]>().notNull().default([]),
  archivedAt: at('archived_at').notNull(),
  /** Eight years after the end of the year of the last payment. */
  keepUntil: at('keep_until').notNull(),
})
