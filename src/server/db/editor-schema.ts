import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { DraftState, Revision } from '../../contract/draft.ts'
import type { ChangeAction } from '../../contract/editor.ts'
import type { StoryDraft } from '../../contract/story-draft.ts'
import type { StoryImport, StoryImportRow } from '../../contract/story-import.ts'
import type { CheckedUpload, UploadKind } from '../../contract/upload.ts'
import { user } from './auth-schema.ts'
import { at, createdAt, updatedAt } from './columns.ts'

/** The acting editor's account; the row stays when the account is deleted. */
const editorId = () => text('editor_id').references(() => user.id, { onDelete: 'set null' })

/** A story as editors edit it; the published version is in `story` and its tables. */
export const storyDraft = pgTable(
  'story_draft',
  {
    storyId: text('story_id').primaryKey(),
    story: jsonb('story').$type<StoryDraft>().notNull(),
    state: text('state').$type<DraftState>().notNull().default('draft'),
    scheduledAt: at('scheduled_at'),
    version: integer('version').notNull().default(1),
    publishedVersion: integer('published_version'),
    /** Hash of the library folder it was loaded from; null once an editor has saved it. */
    libraryHash: text('library_hash'),
    /** Derived from `story` for the table of stories: German words, reading level, failing checks. */
    words: integer('words').notNull().default(0),
    level: integer('level').notNull().default(1),
    missing: integer('missing').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    editorId: editorId(),
  },
  (table) => [
    index('story_draft_state').on(table.state),
    index('story_draft_due').on(table.scheduledAt).where(sql`scheduled_at is not null`),
  ],
)

/** A version of a draft that can be restored. */
export const storyRevision = pgTable(
  'story_revision',
  {
    storyId: text('story_id')
      .notNull()
      .references(() => storyDraft.storyId, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    story: jsonb('story').$type<StoryDraft>().notNull(),
    reason: text('reason').$type<Revision['reason']>().notNull(),
    savedAt: at('saved_at').notNull(),
    editorId: editorId(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.version] })],
)

/** Log of changes by editors, written in the transaction of every change. */
export const editorChange = pgTable('editor_change', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: at('at').notNull(),
  editorId: editorId(),
  action: text('action').$type<ChangeAction>().notNull(),
  subject: text('subject').notNull(),
})

/** A part of an upload in the file store. */
export interface UploadPiece {
  key: string
  sizeBytes: number
}

/** An upload of an editor; its bytes are in the file store, in pieces, until it is checked. */
export const upload = pgTable(
  'upload',
  {
    uploadId: uuid('upload_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<UploadKind>().notNull(),
    fileName: text('file_name').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** The bytes that have arrived, in order; empty after the check. */
    pieces: jsonb('pieces').$type<UploadPiece[]>().notNull().default([]),
    /** Result of the check; null before it. */
    result: jsonb('result').$type<CheckedUpload>(),
    createdAt: createdAt(),
  },
  (table) => [index('upload_created').on(table.createdAt)],
)

/** What the examiner found in an import. */
export interface StoryImportGiven {
  /** The parsed stories of the rows. */
  stories: unknown[]
  /** The examiner's names of files that stories use, by their names in the archive. */
  files: Record<string, string>
}

/** A story import with its rows and its progress. */
export const storyImport = pgTable('intake', {
  importId: uuid('intake_id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
  uploadId: uuid('upload_id').notNull().unique(),
  fileName: text('file_name').notNull(),
  state: text('state').$type<StoryImport['state']>().notNull().default('checked'),
  rows: jsonb('rows').$type<StoryImportRow[]>().notNull(),
  given: jsonb('given').$type<StoryImportGiven>().notNull(),
  doneRows: integer('done_rows').notNull().default(0),
  /** Time of the last progress; a server that stops leaves it unfinished. */
  progressedAt: at('progressed_at').notNull(),
  createdAt: createdAt(),
})
