import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { ProfilePreferences, ReaderSettings } from '../../contract/profile.ts'
import { user } from './auth-schema.ts'
import type { StoredGlossary, StoredPage } from './stored-story.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const createdAt = () => at('created_at').notNull().defaultNow()
const updatedAt = () => at('updated_at').notNull().defaultNow()

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
    preferences: jsonb('preferences').$type<Partial<ProfilePreferences>>().notNull().default({}),
    reader: jsonb('reader').$type<Partial<ReaderSettings>>().notNull().default({}),
    basePlan: text('base_plan').notNull().default('free'),
    addOns: text('add_ons').array().notNull().default([]),
    status: text('status').notNull().default('active'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    expiry: at('expiry'),
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
  ],
)

/** A child of an account; `default` always exists (spec section 3). */
export const child = pgTable(
  'child',
  {
    userId: text('user_id')
      .notNull()
      .references(() => profile.userId, { onDelete: 'cascade' }),
    childId: text('child_id').notNull(),
    name: text('name').notNull(),
    preferences: jsonb('preferences')
      .$type<{ prefDesign?: string; prefLanguage?: string }>()
      .notNull()
      .default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.childId] })],
)

/** A file in the file store. The key is made by the server from the content's sha256. */
export const storedFile = pgTable('stored_file', {
  key: text('key').primaryKey(),
  contentType: text('content_type').notNull(),
  sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
  createdAt: createdAt(),
})

/** A story (spec section 3). `likes` changes with the rows of story_like, in one transaction. */
export const story = pgTable(
  'story',
  {
    storyId: text('story_id').primaryKey(),
    title: text('title').notNull(),
    fileName: text('file_name').notNull(),
    coverImageUrl: text('cover_image_url'),
    likes: integer('likes').notNull().default(0),
    languages: text('languages').array().notNull(),
    storyValues: text('story_values').array().notNull(),
    kind: text('kind').notNull(),
    ageFrom: integer('age_from').notNull(),
    ageTo: integer('age_to').notNull(),
    minutes: integer('minutes').notNull(),
    words: integer('words').notNull(),
    scare: integer('scare').notNull().default(0),
    author: text('author').notNull(),
    source: text('source'),
    hasAudio: boolean('has_audio').notNull().default(false),
    hasVideo: boolean('has_video').notNull().default(false),
    isSample: boolean('is_sample').notNull().default(false),
    publishedAt: at('published_at').notNull(),
    /** Hash of everything loaded from the library; a start with the same hash writes nothing. */
    contentHash: text('content_hash').notNull(),
    /** What the search looks at: the title, else the file name; and the same with folded umlauts. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(coalesce(nullif(title, ''), file_name))`),
    searchFolded: text('search_folded')
      .notNull()
      .generatedAlwaysAs(sql`fold(coalesce(nullif(title, ''), file_name))`),
  },
  (table) => [
    index('story_likes').on(table.likes.desc(), table.storyId),
    index('story_published').on(table.publishedAt.desc(), table.storyId),
    index('story_search').using('gin', sql`search_text gin_trgm_ops`),
    index('story_search_folded').using('gin', sql`search_folded gin_trgm_ops`),
  ],
)

/** A story's text in one language. */
export const storyText = pgTable(
  'story_text',
  {
    storyId: text('story_id')
      .notNull()
      .references(() => story.storyId, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull(),
    teaser: text('teaser').notNull(),
    about: text('about').notNull(),
    contentNote: text('content_note').notNull(),
    questions: jsonb('questions').$type<string[]>().notNull(),
    glossary: jsonb('glossary').$type<StoredGlossary>().notNull(),
    pages: jsonb('pages').$type<StoredPage[]>().notNull(),
    pdfKey: text('pdf_key').references(() => storedFile.key),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.language] })],
)

/** A picture of a story at one width: `cover.de`, `cover.en`, `p1` … (private but the covers). */
export const storyPicture = pgTable(
  'story_picture',
  {
    storyId: text('story_id')
      .notNull()
      .references(() => story.storyId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    widthPx: integer('width_px').notNull(),
    fileKey: text('file_key')
      .notNull()
      .references(() => storedFile.key),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.name, table.widthPx] })],
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
  ],
)

/** A spent read: one per account, story and month 'YYYY-MM' in Berlin (reliability.md, rule 4). */
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
  (table) => [primaryKey({ columns: [table.userId, table.month, table.storyId] })],
)

/** A story a child has opened. */
export const childRead = pgTable(
  'child_read',
  {
    userId: text('user_id').notNull(),
    childId: text('child_id').notNull(),
    storyId: text('story_id')
      .notNull()
      .references(() => story.storyId, { onDelete: 'cascade' }),
    firstOpenedAt: at('first_opened_at').notNull(),
    lastOpenedAt: at('last_opened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.childId, table.storyId] }),
    foreignKey({
      columns: [table.userId, table.childId],
      foreignColumns: [child.userId, child.childId],
    }).onDelete('cascade'),
  ],
)

/** A story on a child's list: favourite, or remembered for later. */
export const shelfMark = pgTable(
  'shelf_mark',
  {
    userId: text('user_id').notNull(),
    childId: text('child_id').notNull(),
    shelf: text('shelf').notNull(),
    storyId: text('story_id')
      .notNull()
      .references(() => story.storyId, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.childId, table.shelf, table.storyId] }),
    foreignKey({
      columns: [table.userId, table.childId],
      foreignColumns: [child.userId, child.childId],
    }).onDelete('cascade'),
  ],
)

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

/** Side effects to do after a commit, at least once (reliability.md, rule 15). */
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
