import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { Language } from '../../contract/base.ts'
import type { RankingPeriod, StoryKind, StoryValue } from '../../contract/story-card.ts'
import { at, createdAt, transactionId } from './columns.ts'
import type {
  StoredAudio,
  StoredFilm,
  StoredGlossary,
  StoredPage,
  StoredPrint,
} from './stored-story.ts'

/** A file in the file store. The server derives the key from the content's sha256. */
export const storedFile = pgTable('stored_file', {
  key: text('key').primaryKey(),
  contentType: text('content_type').notNull(),
  sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
  /** Height of an uploaded picture; null for other files and where it was not measured. */
  heightPx: integer('height_px'),
  createdAt: createdAt(),
})

/** A story (spec 3.58). `likes` changes with the rows of story_like, in one transaction. */
export const story = pgTable(
  'story',
  {
    storyId: text('story_id').primaryKey(),
    title: text('title').notNull(),
    /** The title with soft hyphens in its long words; null without long words. */
    titleSyllables: text('title_syllables'),
    fileName: text('file_name').notNull(),
    coverImageUrl: text('cover_image_url'),
    likes: integer('likes').notNull().default(0),
    /** Likes of deleted accounts; `likes` is the rows of story_like plus these. */
    retainedLikes: integer('kept_likes').notNull().default(0),
    languages: text('languages').array().$type<Language[]>().notNull(),
    storyValues: text('story_values').array().$type<StoryValue[]>().notNull(),
    kind: text('kind').$type<StoryKind>().notNull(),
    ageFrom: integer('age_from').notNull(),
    ageTo: integer('age_to').notNull(),
    minutes: integer('minutes').notNull(),
    words: integer('words').notNull(),
    /** Reading level 1 to 4, computed or set by an editor. */
    level: integer('level').notNull().default(1),
    isLevelComputed: boolean('is_level_computed').notNull().default(true),
    scare: integer('scare').notNull().default(0),
    author: text('author').notNull(),
    source: text('source'),
    license: text('license').notNull().default(''),
    hasAudio: boolean('has_audio').notNull().default(false),
    hasVideo: boolean('has_video').notNull().default(false),
    isSample: boolean('is_sample').notNull().default(false),
    /** False for a withdrawn story, which stays on the families' lists and in their diaries. */
    isPublished: boolean('is_published').notNull().default(true),
    publishedAt: at('published_at').notNull(),
    /** Hash of the library's content; a start with the same hash writes nothing. */
    contentHash: text('content_hash').notNull(),
    /** Searched text: the title, else the file name; and the same with folded umlauts. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(coalesce(nullif(title, ''), file_name))`),
    searchFolded: text('search_folded')
      .notNull()
      .generatedAlwaysAs(sql`fold(coalesce(nullif(title, ''), file_name))`),
    /** The transaction that changed this row last; set by a trigger. */
    changedIn: transactionId('changed_in').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index('story_published').on(table.publishedAt.desc(), table.storyId),
    index('story_changed_in').on(table.changedIn),
    index('story_withdrawn').on(table.storyId).where(sql`not is_published`),
  ],
)

/** A story's text in one language. */
export const storyText = pgTable(
  'story_text',
  {
    storyId: text('story_id')
      .notNull()
      .references(() => story.storyId, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull(),
    teaser: text('teaser').notNull(),
    about: text('about').notNull(),
    contentNote: text('content_note').notNull(),
    /** Topics, situations and animals that the search finds, with commas between them. */
    tags: text('tags').notNull().default(''),
    questions: jsonb('questions').$type<string[]>().notNull(),
    glossary: jsonb('glossary').$type<StoredGlossary>().notNull(),
    pages: jsonb('pages').$type<StoredPage[]>().notNull(),
    pdfKey: text('pdf_key').references(() => storedFile.key),
    prints: jsonb('prints').$type<StoredPrint[]>().notNull().default([]),
    audio: jsonb('audio').$type<StoredAudio>(),
    film: jsonb('film').$type<StoredFilm>(),
    /** Searched text, with folded umlauts: what families see of a story before they open it, and its tags. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`fold(title || ' ' || tags || ' ' || subtitle || ' ' || teaser || ' ' || about || ' ' || content_note)`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.language] }),
    index('story_text_search').using('gin', sql`search_text gin_trgm_ops`),
    index('story_text_search_words').using('gin', sql`regexp_split_to_array(search_text, '\\W+')`),
  ],
)

/** A picture of a story at one width: `cover.de`, `cover.en`, `p1` …; only covers are public. */
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

/** Likes and first openings of a story on a day in Berlin, counted again from time to time. */
export const storyDay = pgTable(
  'story_day',
  {
    day: date('day', { mode: 'string' }).notNull(),
    storyId: text('story_id').notNull(),
    likes: integer('likes').notNull(),
    reads: integer('reads').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.storyId] })],
)

/** When the rows of `storyDay` of a day were counted; the row's lock gives the day to one server. */
export const countedDay = pgTable('counted_day', {
  day: date('day', { mode: 'string' }).primaryKey(),
  countedAt: at('counted_at').notNull(),
})

/** Likes and reads of a story in a period, refreshed every minute. */
export const storyRanking = pgTable(
  'story_ranking',
  {
    period: text('period').$type<RankingPeriod>().notNull(),
    storyId: text('story_id').notNull(),
    likes: integer('likes').notNull(),
    reads: integer('reads').notNull(),
    refreshedAt: at('refreshed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.period, table.storyId] }),
    index('story_ranking_order').on(
      table.period,
      // As „desc“ in a query, which the index must match to give the order.
      table.likes.desc().nullsFirst(),
      table.reads.desc().nullsFirst(),
    ),
  ],
)
