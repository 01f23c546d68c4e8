import type { SQL } from 'drizzle-orm'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Intake } from '../../contract/intake.ts'
import type { Database } from '../db/client.ts'
import { intake } from '../db/editor-schema.ts'
import type { GivenStory } from '../examiner/import/given.ts'

/** What is shown; what was read for it is large and is left where it is. */
const shown = {
  intakeId: intake.intakeId,
  fileName: intake.fileName,
  state: intake.state,
  rows: intake.rows,
  doneRows: intake.doneRows,
  createdAt: intake.createdAt,
}

/** An editor's import by its id or its upload's; null where there is none. */
export async function findIntake(
  db: Database,
  { userId, ...wanted }: { userId: string } & ({ intakeId: string } | { uploadId: string }),
): Promise<Intake | null> {
  const isWanted: SQL =
    'intakeId' in wanted
      ? eq(intake.intakeId, wanted.intakeId)
      : eq(intake.uploadId, wanted.uploadId)
  const [found] = await db
    .select(shown)
    .from(intake)
    .where(and(isWanted, eq(intake.userId, userId)))
  if (!found) return null
  return { ...found, createdAt: found.createdAt.toISOString(), totalRows: found.rows.length }
}

/** What a running import does next; null where it is over. */
export async function findNext(
  db: Database,
  intakeId: string,
): Promise<{
  index: number
  given: GivenStory | null
  files: Record<string, string>
  editorId: string
} | null> {
  const { doneRows: index, userId: editorId } = intake
  const given = sql<GivenStory | null>`${intake.given} -> 'stories' -> ${index}`
  const files = sql<Record<string, string>>`${intake.given} -> 'files'`
  const [next] = await db
    .select({ index, given, files, editorId })
    .from(intake)
    .where(and(eq(intake.intakeId, intakeId), eq(intake.state, 'running')))
  return next ?? null
}

/** Running imports that have not gone on since `before`: whoever carried them out is gone. */
export async function listStranded(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .select({ intakeId: intake.intakeId })
    .from(intake)
    .where(and(eq(intake.state, 'running'), lt(intake.progressedAt, before)))
  return rows.map(({ intakeId }) => intakeId)
}
