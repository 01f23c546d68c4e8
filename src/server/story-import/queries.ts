import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { StoryImport } from '../../contract/story-import.ts'
import type { Database } from '../db/client.ts'
import { storyImport } from '../db/editor-schema.ts'
import type { GivenStory } from '../examiner/import/given.ts'

/** The columns of the report, without the large `given`. */
const reportColumns = {
  importId: storyImport.importId,
  fileName: storyImport.fileName,
  state: storyImport.state,
  rows: storyImport.rows,
  doneRows: storyImport.doneRows,
  createdAt: storyImport.createdAt,
}

/** An editor's import by its id or its upload's; null where there is none. */
export async function findStoryImport(
  db: Database,
  { userId, ...wanted }: { userId: string } & ({ importId: string } | { uploadId: string }),
): Promise<StoryImport | null> {
  const isWanted: SQL =
    'importId' in wanted
      ? eq(storyImport.importId, wanted.importId)
      : eq(storyImport.uploadId, wanted.uploadId)
  const [found] = await db
    .select(reportColumns)
    .from(storyImport)
    .where(and(isWanted, eq(storyImport.userId, userId)))
  if (!found) return null
  return { ...found, createdAt: found.createdAt.toISOString(), totalRows: found.rows.length }
}

/** The next row of a running import; null where it does not run. `given` is null after the last row. */
export async function findNextRow(
  db: Database,
  importId: string,
): Promise<{
  index: number
  given: GivenStory | null
  files: Record<string, string>
  editorId: string
} | null> {
  const { doneRows: index, userId: editorId } = storyImport
  const given = sql<GivenStory | null>`${storyImport.given} -> 'stories' -> ${index}`
  const files = sql<Record<string, string>>`${storyImport.given} -> 'files'`
  const [next] = await db
    .select({ index, given, files, editorId })
    .from(storyImport)
    .where(and(eq(storyImport.importId, importId), eq(storyImport.state, 'running')))
  return next ?? null
}

/** Running imports without progress since `before`, whose server has stopped. */
export async function listStalled(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .select({ importId: storyImport.importId })
    .from(storyImport)
    .where(and(eq(storyImport.state, 'running'), lt(storyImport.progressedAt, before)))
  return rows.map(({ importId }) => importId)
}
