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
import type { ProfilePreferences, ReaderSettings } from '../../contract/profile.ts'
import { user } from './auth-schema.ts'
import { at, createdAt, updatedAt } from './columns.ts'
import { story } from './story-schema.ts'

/** The user document (spec section 3). A trigger raises `version` and notifies on every update. */
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
    /** Notes in the app that came before have been seen. */
    notesSeenAt: at('notes_seen_at').notNull().defaultNow(),
    preferences: jsonb('preferences').$type<Partial<ProfilePreferences>>().notNull().default({}),
    reader: jsonb('reader').$type<Partial<ReaderSettings>>().notNull().default({}),
    basePlan: text('base_plan').notNull().default('free'),
    addOns: text('add_ons').array().notNull().default([]),
    status: text('status').notNull().default('active'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    expiry: at('expiry'),
    /** When what is paid for ends next, and the columns of the plan have to be looked at again. */
    entitledUntil: at('entitled_until'),
    quotaPdfReads: integer('quota_pdf_reads').notNull().default(20),
    quotaAudioMinutes: integer('quota_audio_minutes').notNull().default(0),
    quotaVideoMinutes: integer('quota_video_minutes').notNull().default(0),
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

/** One like per account and story; the row goes with the account, the number stays. */
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

/** What was listened to or watched in a month (Berlin, `2026-11`): each recording counts once. */
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
    language: text('language').notNull(),
    medium: text('medium').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({
      columns: [table.userId, table.month, table.storyId, table.language, table.medium],
    }),
  ],
)

/** Written by servers of release 0.6 only, while both releases run; it goes with the release after this one. */
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
    medium: text('medium').notNull(),
    countedSeconds: real('counted_seconds').notNull(),
    reportedAt: at('reported_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.playbackId] })],
)

/** What somebody found wrong with a story, for the editors; without the reporter's name. */
export const storyReport = pgTable('story_report', {
  reportId: uuid('report_id').primaryKey().defaultRandom(),
  storyId: text('story_id')
    .notNull()
    .references(() => story.storyId, { onDelete: 'cascade' }),
  language: text('language').notNull(),
  reason: text('reason').notNull(),
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
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)

/** Keys of changes that browsers send until they are acknowledged: each counts once. */
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

/** Side effects to do after a commit, at least once. */
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
  (table) => [index('outbox_due').on(table.nextAttemptAt).where(sql`done_at is null`)],
)
