import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { ReadingAids } from '../../contract/reading.ts'
import { at, createdAt, updatedAt } from './columns.ts'
import { profile } from './schema.ts'
import { story } from './story-schema.ts'

/** A child of an account; `default` always exists (spec section 3). */
export const child = pgTable(
  'child',
  {
    userId: text('user_id')
      .notNull()
      .references(() => profile.userId, { onDelete: 'cascade' }),
    childId: text('child_id').notNull(),
    name: text('name').notNull(),
    avatar: text('avatar').notNull().default('fox'),
    /** '3-4', '5-6', '7-8' or '9+'; null sets no limit. */
    ageBand: text('age_band'),
    /** The oldest a story may begin for this child, in years. */
    maxAge: integer('max_age')
      .notNull()
      .generatedAlwaysAs(
        sql`case age_band when '3-4' then 4 when '5-6' then 6 when '7-8' then 8 else 99 end`,
      ),
    /** Most owls a story may have, 0 to 3. */
    maxScare: integer('max_scare').notNull().default(3),
    birthYear: integer('birth_year'),
    readingLevel: integer('reading_level'),
    languages: text('languages').array().notNull().default(['de']),
    preferences: jsonb('preferences')
      .$type<{ prefDesign?: string; prefLanguage?: string }>()
      .notNull()
      .default({}),
    readingAids: jsonb('reading_aids').$type<Partial<ReadingAids>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.childId] })],
)

/** A story a child has opened, and where in it the child is. */
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
    page: integer('page').notNull().default(1),
    sentence: integer('sentence').notNull().default(0),
    /** When the reader was at that page; null before the first report. */
    savedAt: at('saved_at'),
    finishedAt: at('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.childId, table.storyId] }),
    foreignKey({
      columns: [table.userId, table.childId],
      foreignColumns: [child.userId, child.childId],
    }).onDelete('cascade'),
  ],
)

/**
 * A story that stands somewhere for a child: on a list ('favorites', 'remember'), allowed in spite of
 * the child's limits ('released'), or not to be suggested any more ('dismissed').
 */
export const shelfMark = pgTable(
  'shelf_mark',
  {
    userId: text('user_id').notNull(),
    childId: text('child_id').notNull(),
    shelf: text('shelf').notNull(),
    storyId: text('story_id')
      .notNull()
      .references(() => story.storyId, { onDelete: 'cascade' }),
    /** Place on the list, the first one lowest; marks of the same place go by their age. */
    position: integer('position').notNull().default(0),
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

/** What was read with a child on one day in Berlin: the family's diary. */
export const diaryEntry = pgTable(
  'diary_entry',
  {
    userId: text('user_id').notNull(),
    childId: text('child_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    storyId: text('story_id')
      .notNull()
      .references(() => story.storyId, { onDelete: 'cascade' }),
    readSeconds: integer('read_seconds').notNull().default(0),
    isFinished: boolean('is_finished').notNull().default(false),
    /** Who read along, as the family calls them: "Mama", "Opa". */
    companions: text('companions').array().notNull().default([]),
    /** One of the drawn moods; null where nobody chose. */
    mood: text('mood'),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.childId, table.day, table.storyId] }),
    foreignKey({
      columns: [table.userId, table.childId],
      foreignColumns: [child.userId, child.childId],
    }).onDelete('cascade'),
  ],
)
