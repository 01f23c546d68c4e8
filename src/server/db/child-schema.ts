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
import type { Language } from '../../contract/base.ts'
import type { Child } from '../../contract/child.ts'
import type { Mood } from '../../contract/diary.ts'
import type { ListName } from '../../contract/list.ts'
import type { ReadingAids } from '../../contract/reading.ts'
import { at, createdAt, updatedAt } from './columns.ts'
import { profile } from './schema.ts'
import { story } from './story-schema.ts'

/** A child of an account; `default` always exists (spec 3.48). */
export const child = pgTable(
  'child',
  {
    userId: text('user_id')
      .notNull()
      .references(() => profile.userId, { onDelete: 'cascade' }),
    childId: text('child_id').notNull(),
    name: text('name').notNull(),
    avatar: text('avatar').$type<Child['avatar']>().notNull().default('fox'),
    /** Null sets no limit. */
    ageBand: text('age_band').$type<Child['ageBand'] & string>(),
    /** Maximum `age_from` of this child's stories, in years. */
    maxAge: integer('max_age')
      .notNull()
      .generatedAlwaysAs(
        sql`case age_band when '3-4' then 4 when '5-6' then 6 when '7-8' then 8 else 99 end`,
      ),
    /** Maximum scare of this child's stories, 0 to 3 owls. */
    maxScare: integer('max_scare').notNull().default(3),
    birthYear: integer('birth_year'),
    readingLevel: integer('reading_level'),
    languages: text('languages').array().$type<Language[]>().notNull().default(['de']),
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

/** A story that a child has opened, and the child's place in it. */
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
    /** Whether it was only saved for offline reading: opened, but never in the reader. */
    isOnlySaved: boolean('is_only_saved').notNull().default(false),
    page: integer('page').notNull().default(1),
    sentence: integer('sentence').notNull().default(0),
    /** When the reader was at that page; null before the first save. */
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
 * A story marked for a child: on a list ('favorites', 'remember'), released beyond the child's limits
 * ('released'), or no longer suggested ('dismissed').
 */
export const listMark = pgTable(
  'shelf_mark',
  {
    userId: text('user_id').notNull(),
    childId: text('child_id').notNull(),
    list: text('shelf').$type<ListName | 'released' | 'dismissed'>().notNull(),
    storyId: text('story_id')
      .notNull()
      .references(() => story.storyId, { onDelete: 'cascade' }),
    /** Position on the list, lowest first; equal positions sort by age. */
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.childId, table.list, table.storyId] }),
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
    /** Companions as the family names them: "Mama", "Opa". */
    companions: text('companions').array().notNull().default([]),
    /** Null where none was chosen. */
    mood: text('mood').$type<Mood>(),
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
