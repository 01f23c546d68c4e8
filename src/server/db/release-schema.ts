import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

/** Releases of the client whose files are in the file store, for all servers. */
export const clientRelease = pgTable('client_release', {
  releaseId: text('release_id').primaryKey(),
  /** Keys of its files in the file store, by their addresses. */
  files: jsonb('files').$type<Record<string, string>>().notNull(),
  servedAt: at('served_at').notNull(),
})
