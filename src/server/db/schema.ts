import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from '../../contract/base.ts'
import type { SubscriptionStatus } from '../../contract/billing.ts'
import { freePlan, type ItemId } from '../../contract/plan.ts'
import type { ProfilePreferences, ReaderSettings } from '../../contract/profile.ts'
import type { RecordingMedium } from '../../contract/recording.ts'
import type { ReportReason } from '../../contract/story-card.ts'
import { user } from './auth-schema.ts'
import { at, createdAt, updatedAt } from './columns.ts'
import { story } from './story-schema.ts'

/** The user document (spec 3.1). A trigger raises `version` and notifies on every update. */
export const profile = pgTable(
  'profile',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    displayName: text('display_name').notNull(),
    checkoutSessionId: text('checkout_session_id').notNull().default(''),
    stripeCustomerId: text('stripe_customer_id').notNull().default(''),
    counterReset: at('counter_reset').notNull().default(sql`'2025-01-01T00:00:01+01:00'`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    lastLoginAt: at('last_login_at').notNull().defaultNow(),
    lastPaymentDate: at('last_payment_date'),
    hasVoted: boolean('has_voted').notNull().default(false),
    votingReset: at('voting_reset').notNull().defaultNow(),
    lastVote: text('last_vote'),
    /** Earlier notifications have been seen. */
    notificationsSeenAt: at('notes_seen_at').notNull().defaultNow(),
    preferences: jsonb('preferences').$type<Partial<ProfilePreferences>>().notNull().default({}),
    reader: jsonb('reader').$type<Partial<ReaderSettings>>().notNull().default({}),
    basePlan: text('base_plan').notNull().default(freePlan.basePlan),
    addOns: text('add_ons').array().$type<ItemId[]>().notNull().default([]),
    status: text('status').$type<SubscriptionStatus>().notNull().default('active'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    expiry: at('expiry'),
    /** When the next paid period ends and the plan's columns must be derived again. */
    entitledUntil: at('entitled_until'),
    quotaPdfReads: integer('quota_pdf_reads').notNull().default(freePlan.quotas.pdfReads),
    quotaAudioMinutes: integer('quota_audio_minutes')
      .notNull()
      .default(freePlan.quotas.audioMinutes),
    quotaVideoMinutes: integer('quota_video_minutes')
      .notNull()
      .default(freePlan.quotas.videoMinutes),
    usedPdfReads: integer('used_pdf_reads').notNull().default(0),
    usedAudioMinutes: real('used_audio_minutes').notNull().default(0),
    usedVideoMinutes: real('used_video_minutes').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('profile_used_reset')
      .on(table.counterReset)
      .where(sql`used_pdf_reads > 0 or used_audio_minutes > 0 or used_video_minutes > 0`),
    index('profile_voted').on(table.votingReset).where(sql`has_voted`),
    index('profile_entitled').on(table.entitledUntil).where(sql`entitled_until is not null`),
    uniqueIndex('profile_customer').on(table.stripeCustomerId).where(sql`stripe_customer_id <> ''`),
  ],
)

/** One like per account and story; deleted with the account, then counted in `retainedLikes`. */
export const storyLike = pgTable(
  'story_like',
  {
    userId: text('user_id')
      .notNull()
      .references(() => profile.userId, { onDelete: 'cascade' }),
    storyId: text('story_id')
      .notNull()
      .references(() => story.storyId, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.storyId] }),
    index('story_like_story').on(table.storyId),
    index('story_like_created').on(table.createdAt),
  ],
)

/** A spent read: one per account, story and month 'YYYY-MM' in Berlin. */
export const monthlyRead = pgTable(
  'monthly_read',
  {
    userId: text('user_id')
      .notNull()
      .references(() => profile.userId, { onDelete: 'cascade' }),
    month: text('month').notNull(),
    storyId: text('story_id')
      .notNull()
      .references(() => story.storyId, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.month, table.storyId] }),
    index('monthly_read_created').on(table.createdAt, table.storyId),
  ],
)

/** The parents' PIN, hashed. */
export const parentPin = pgTable('parent_pin', {
  userId: text('user_id')
    .primaryKey()
    .references(() => profile.userId, { onDelete: 'cascade' }),
  pinHash: text('pin_hash').notNull(),
  updatedAt: updatedAt(),
})

/** Recordings played in a month (Berlin, `2026-11`); each counts once. */
export const monthlyPlay = pgTable(
  'monthly_play',
  {
    userId: text('user_id')
      .notNull()
      .references(() => profile.userId, { onDelete: 'cascade' }),
    month: text('month').notNull(),
    storyId: text('story_id')
      .notNull()
      .references(() => story.storyId, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    medium: text('medium').$type<RecordingMedium>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({
      columns: [table.userId, table.month, table.storyId, table.language, table.medium],
    }),
  ],
)

/** Written by servers of release 0.6 only, while both releases run; the next release drops it. */
export const playback = pgTable(
  'playback',
  {
    userId: text('user_id')
      .notNull()
      .references(() => profile.userId, { onDelete: 'cascade' }),
    playbackId: uuid('playback_id').notNull(),
    storyId: text('story_id')
      .notNull()
      .references(() => story.storyId, { onDelete: 'cascade' }),
    medium: text('medium').$type<RecordingMedium>().notNull(),
    countedSeconds: real('counted_seconds').notNull(),
    reportedAt: at('reported_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.playbackId] })],
)

/** A report about a mistake in a story, without the reporter's name. */
export const storyReport = pgTable('story_report', {
  reportId: uuid('report_id').primaryKey().defaultRandom(),
  storyId: text('story_id')
    .notNull()
    .references(() => story.storyId, { onDelete: 'cascade' }),
  language: text('language').$type<Language>().notNull(),
  reason: text('reason').$type<ReportReason>().notNull(),
  page: integer('page').notNull(),
  note: text('note').notNull(),
  settledAt: at('settled_at'),
  createdAt: createdAt(),
})

/** Keys of spending calls: the same key never spends twice. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    userId: text('user_id')
      .notNull()
      .references(() => profile.userId, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    storyId: text('story_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    // Only the sweep needs it: small, and almost free for the calls that spend.
    index('idempotency_key_age').using('brin', table.createdAt),
  ],
)

/** Keys of changes that browsers repeat until they are acknowledged: each counts once. */
export const sentChange = pgTable(
  'sent_change',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('sent_change_age').on(table.createdAt),
  ],
)

/** Side effects that run after the commit, at least once. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: at('next_attempt_at').notNull().defaultNow(),
    doneAt: at('done_at'),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (table) => [
    // By kind, so that a password reset does not wait behind a week's mails.
    index('outbox_waiting')
      .on(table.kind, table.nextAttemptAt, table.id)
      .where(sql`done_at is null`),
    index('outbox_failed').on(table.id).where(sql`done_at is not null and last_error is not null`),
    index('outbox_done').on(table.doneAt).where(sql`done_at is not null`),
    index('outbox_recipient').on(sql`(payload ->> 'to')`).where(sql`payload ->> 'to' is not null`),
  ],
)
