import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })
const createdAt = () => at('created_at').notNull().defaultNow()
const updatedAt = () => at('updated_at').notNull().defaultNow()

/** An account. */
export const user = pgTable(
  'user',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    role: text('role', { enum: ['parent', 'editor', 'publisher'] })
      .notNull()
      .default('parent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('user_unverified').on(table.createdAt).where(sql`not email_verified`)],
)

/** A signed-in browser. `ipAddress` stays null. */
export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** The child that reads in this browser; null until one is chosen. */
    activeChildId: text('active_child_id'),
    isKidsMode: boolean('is_kids_mode').notNull().default(false),
    /** Until when the parents' area is open in this browser. */
    gateOpenUntil: at('gate_open_until'),
    /** When the password was last confirmed in this session. */
    confirmedAt: at('confirmed_at'),
  },
  (table) => [index('session_user').on(table.userId), index('session_expiry').on(table.expiresAt)],
)

/** A way to sign in: `credential` with a password hash, or `google` with the subject as `accountId`. */
export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('account_identity').on(table.providerId, table.accountId),
    index('account_user').on(table.userId),
  ],
)

/** Short-lived secrets: state of a Google sign-in, password resets. Identifiers are stored hashed. */
export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('verification_identifier').on(table.identifier),
    index('verification_value').on(table.value),
  ],
)

/** Counted calls per key in a fixed window. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: at('window_ends_at').notNull(),
  },
  (table) => [
    index('rate_limit_window').on(table.windowEndsAt),
    // An account's pseudonym is the last part of the keys that count for it.
    index('rate_limit_account').on(sql`split_part(key, ':', -1)`),
  ],
)
