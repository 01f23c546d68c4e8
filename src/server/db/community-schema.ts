import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from '../../contract/base.ts'
import type { ContactTopic, Ticket } from '../../contract/contact.ts'
import type { NewsKind } from '../../contract/news.ts'
import type { RoadmapState } from '../../contract/roadmap.ts'
import type { PollKind } from '../../contract/vote.ts'
import { user } from './auth-schema.ts'
import { at, createdAt, updatedAt } from './columns.ts'
import { profile } from './schema.ts'
import { story } from './story-schema.ts'

/** A text in German and optionally in English. */
export interface LocalizedText {
  de: string
  en?: string | undefined
}

/** The poll of a month 'YYYY-MM' in Berlin. */
export const poll = pgTable('poll', {
  month: text('month').primaryKey(),
  kind: text('kind').$type<PollKind>().notNull(),
  question: jsonb('question').$type<LocalizedText>().notNull(),
  /** What happens to the winner. */
  note: jsonb('note').$type<LocalizedText>(),
  startsAt: at('starts_at').notNull(),
  endsAt: at('ends_at').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: updatedAt(),
})

export const pollCandidate = pgTable(
  'poll_candidate',
  {
    candidateId: uuid('candidate_id').primaryKey(),
    month: text('month')
      .notNull()
      .references(() => poll.month, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    teaser: jsonb('teaser').$type<LocalizedText>().notNull(),
    storyId: text('story_id').references(() => story.storyId, { onDelete: 'set null' }),
    /** Votes of deleted accounts; the total is the rows of poll_vote plus these. */
    retainedVotes: integer('kept_votes').notNull().default(0),
  },
  (table) => [
    index('poll_candidate_month').on(table.month, table.position),
    // Target of a foreign key: a vote can only be for a candidate of its poll.
    uniqueIndex('poll_candidate_pair').on(table.month, table.candidateId),
  ],
)

/** One vote of an account in a poll; deleted with the account, then counted in `retainedVotes`. */
export const pollVote = pgTable(
  'poll_vote',
  {
    month: text('month').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => profile.userId, { onDelete: 'cascade' }),
    candidateId: uuid('candidate_id').notNull(),
    votedAt: at('voted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.userId] }),
    index('poll_vote_candidate').on(table.candidateId),
    index('poll_vote_user').on(table.userId),
    foreignKey({
      columns: [table.month, table.candidateId],
      foreignColumns: [pollCandidate.month, pollCandidate.candidateId],
    }),
  ],
)

/** An idea of a parent or a plan of the team. */
export const roadmapItem = pgTable(
  'roadmap_item',
  {
    itemId: uuid('item_id').primaryKey(),
    /** Id of its source file; null for items created in the app. */
    sourceId: text('source_id').unique(),
    state: text('state').$type<RoadmapState>().notNull(),
    titles: jsonb('titles').$type<Partial<LocalizedText>>().notNull(),
    bodies: jsonb('bodies').$type<Partial<LocalizedText>>().notNull(),
    month: text('month'),
    duplicateOf: uuid('duplicate_of'),
    /** Votes of deleted accounts; the total is the rows of roadmap_vote plus these. */
    retainedVotes: integer('kept_votes').notNull().default(0),
    /** The author; a public idea stays when the account is deleted. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('roadmap_item_state').on(table.state),
    index('roadmap_item_user').on(table.userId),
  ],
)

/** A change of an item's state, with the team's answer. */
export const roadmapStep = pgTable(
  'roadmap_step',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => roadmapItem.itemId, { onDelete: 'cascade' }),
    at: at('at').notNull(),
    state: text('state').$type<RoadmapState>().notNull(),
    answer: text('answer').notNull().default(''),
  },
  (table) => [index('roadmap_step_item').on(table.itemId, table.at)],
)

export const roadmapVote = pgTable(
  'roadmap_vote',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => roadmapItem.itemId, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => profile.userId, { onDelete: 'cascade' }),
    votedAt: at('voted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.userId] }),
    index('roadmap_vote_user').on(table.userId),
  ],
)

interface NewsSource {
  title: string
  summary: string
  markdown: string
}

/** A post of /news; a draft has no `publishAt`. */
export const newsPost = pgTable(
  'news_post',
  {
    slug: text('slug').primaryKey(),
    kind: text('kind').$type<NewsKind>().notNull(),
    isPinned: boolean('is_pinned').notNull().default(false),
    publishAt: at('publish_at'),
    picture: jsonb('picture').$type<{ fileKey: string; alt: LocalizedText }>(),
    texts: jsonb('texts').$type<{ de: NewsSource; en?: NewsSource | undefined }>().notNull(),
    /** Hash of its source file; null once an editor has saved it. */
    contentHash: text('content_hash'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('news_post_publish').on(table.publishAt).where(sql`publish_at is not null`)],
)

/** A message to the team. */
export const contactTicket = pgTable(
  'contact_ticket',
  {
    number: text('number').primaryKey(),
    /** Created by the sender's browser, so that a repeated request is the same message. */
    messageId: uuid('message_id').notNull().unique(),
    topic: text('topic').$type<ContactTopic>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    language: text('language').$type<Language>().notNull(),
    state: text('state').$type<Ticket['state']>().notNull().default('open'),
    answers: jsonb('answers')
      .$type<{ answerId: string; text: string; at: string }[]>()
      .notNull()
      .default([]),
    /** Whether it came from a signed-in account of this address. */
    isFromAccount: boolean('is_from_account').notNull(),
    receivedAt: at('received_at').notNull(),
    /** When it is deleted. */
    keepUntil: at('keep_until').notNull(),
  },
  (table) => [
    index('contact_ticket_state').on(table.state, table.receivedAt),
    index('contact_ticket_keep').on(table.keepUntil),
  ],
)

/**
 * The weekly mail of one Friday in Berlin, and how far its mails are queued: one server at a time continues
 * from `afterId`, an account's id, which is emptied at the end.
 */
export const newsletterRun = pgTable('newsletter_run', {
  /** ISO week, e.g. 2026-W47. */
  week: text('week').primaryKey(),
  /** The new stories are published after `from`, up to `until`. */
  from: at('stories_from').notNull(),
  until: at('stories_until').notNull(),
  afterId: text('after_id').notNull().default(''),
  /** When the next portion may be queued, by the rate of bulk mail. */
  nextAt: at('next_at').notNull(),
  doneAt: at('done_at'),
})
