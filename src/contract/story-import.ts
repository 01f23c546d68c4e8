import { z } from 'zod'
import { editorCall, FolderId, Language, StoryId, Timestamp } from './base.ts'

/** Why a field of a row cannot be imported. */
const StoryImportProblem = z.object({
  field: z.string(),
  reason: z.enum([
    'missing',
    'too-long',
    'unknown-value',
    'not-a-number',
    'not-readable',
    'twice',
    'file-missing',
    'file-refused',
    'too-many',
  ]),
  /** The offending text, truncated. */
  given: z.string(),
})

/** A story found in the file. */
export const StoryImportRow = z.object({
  /** Line of the table, or position in the archive, from 1. */
  row: z.number().int(),
  file: z.string(),
  /** The story's id, from its `id` or derived from its title; null where there is neither. */
  storyId: StoryId.nullable(),
  language: Language.nullable(),
  title: z.string(),
  action: z.enum(['create', 'update', 'unchanged', 'refused']),
  problems: z.array(StoryImportProblem),
  /** Result of the row; null until it is processed. */
  outcome: z.enum(['created', 'updated', 'unchanged', 'refused', 'failed']).nullable(),
})
export type StoryImportRow = z.infer<typeof StoryImportRow>

/** An import: first `checked`, then carried out. */
export const StoryImport = z.object({
  importId: z.uuid(),
  fileName: z.string(),
  state: z.enum(['checked', 'running', 'done', 'cancelled', 'failed']),
  createdAt: Timestamp,
  rows: z.array(StoryImportRow),
  /** Number of processed rows. */
  doneRows: z.number().int(),
  totalRows: z.number().int(),
})
export type StoryImport = z.infer<typeof StoryImport>

const importTag = { tags: ['storyImport'] }
const OneImport = z.strictObject({ importId: FolderId })

/** The import of ZIP, Markdown, CSV and PDF. */
export const storyImport = {
  /** Checks an upload and returns for each row what would happen; writes nothing. */
  check: editorCall
    .route({ method: 'POST', path: '/editor/imports', summary: 'Import prüfen', ...importTag })
    .errors({
      UNREADABLE: { status: 422, message: 'Diese Datei lässt sich nicht lesen.' },
      UNFINISHED: { status: 409, message: 'Die Datei ist noch nicht ganz da.' },
    })
    .input(z.strictObject({ uploadId: FolderId }))
    .output(StoryImport),

  /** Carries out the import in the background; rows with problems are skipped. Idempotent. */
  start: editorCall
    .route({
      method: 'POST',
      path: '/editor/imports/{importId}/start',
      summary: 'Import starten',
      ...importTag,
    })
    .input(OneImport)
    .output(StoryImport),

  get: editorCall
    .route({
      method: 'GET',
      path: '/editor/imports/{importId}',
      summary: 'Stand eines Imports',
      ...importTag,
    })
    .input(OneImport)
    .output(StoryImport),

  /** Stops after the current row; imported rows stay. */
  cancel: editorCall
    .route({
      method: 'POST',
      path: '/editor/imports/{importId}/cancel',
      summary: 'Import abbrechen',
      ...importTag,
    })
    .input(OneImport)
    .output(StoryImport),
}
