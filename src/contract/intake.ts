import { z } from 'zod'
import { editorCall, FolderId, Language, StoryId, Timestamp } from './base.ts'

/** Why a row cannot be taken over, in words for the field it names. */
const IntakeProblem = z.object({
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
  /** The offending text, cut short. */
  given: z.string(),
})

/** A story found in what was sent. */
export const IntakeRow = z.object({
  /** Line of the table, or position in the archive, from 1. */
  row: z.number().int(),
  file: z.string(),
  /** The story's id, made from its own `id` or its title; null where there is neither. */
  storyId: StoryId.nullable(),
  language: Language.nullable(),
  title: z.string(),
  action: z.enum(['create', 'update', 'unchanged', 'refused']),
  problems: z.array(IntakeProblem),
  /** What became of it; null before it was its turn. */
  outcome: z.enum(['created', 'updated', 'unchanged', 'refused', 'failed']).nullable(),
})
export type IntakeRow = z.infer<typeof IntakeRow>

/** An import: first looked through (`checked`), then carried out. */
export const Intake = z.object({
  intakeId: z.uuid(),
  fileName: z.string(),
  state: z.enum(['checked', 'running', 'done', 'cancelled', 'failed']),
  createdAt: Timestamp,
  rows: z.array(IntakeRow),
  /** Rows that have had their turn. */
  doneRows: z.number().int(),
  totalRows: z.number().int(),
})
export type Intake = z.infer<typeof Intake>

const intakeTag = { tags: ['intake'] }
const OneIntake = z.strictObject({ intakeId: FolderId })

/** The import of ZIP, Markdown, CSV and PDF. */
export const intake = {
  /** Looks through an upload and says row by row what would happen; nothing is written. */
  check: editorCall
    .route({ method: 'POST', path: '/editor/imports', summary: 'Import prüfen', ...intakeTag })
    .errors({
      UNREADABLE: { status: 422, message: 'Diese Datei lässt sich nicht lesen.' },
      UNFINISHED: { status: 409, message: 'Die Datei ist noch nicht ganz da.' },
    })
    .input(z.strictObject({ uploadId: FolderId }))
    .output(Intake),

  /** Carries it out in the background; rows with problems are left out. Again changes nothing. */
  start: editorCall
    .route({
      method: 'POST',
      path: '/editor/imports/{intakeId}/start',
      summary: 'Import starten',
      ...intakeTag,
    })
    .input(OneIntake)
    .output(Intake),

  get: editorCall
    .route({
      method: 'GET',
      path: '/editor/imports/{intakeId}',
      summary: 'Stand eines Imports',
      ...intakeTag,
    })
    .input(OneIntake)
    .output(Intake),

  /** Stops after the row in hand; what was taken over stays. */
  cancel: editorCall
    .route({
      method: 'POST',
      path: '/editor/imports/{intakeId}/cancel',
      summary: 'Import abbrechen',
      ...intakeTag,
    })
    .input(OneIntake)
    .output(Intake),
}
