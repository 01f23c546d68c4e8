import { ORPCError } from '@orpc/client'
import type { StoryImport, StoryImportRow } from '../../../../contract/story-import.ts'
import { m } from '../../../paraglide/messages.js'
import { refusalText } from '../shared/editor-texts.ts'

type Problem = StoryImportRow['problems'][number]

/** State of an import, with its progress. */
export function stateText({ state, doneRows, totalRows }: StoryImport): string {
  switch (state) {
    case 'checked':
      return m.story_import_state_checked()
    case 'running':
      return m.story_import_state_running({ done: doneRows, total: totalRows })
    case 'done':
      return m.story_import_state_done()
    case 'cancelled':
      return m.story_import_state_cancelled({ done: doneRows })
    case 'failed':
      return m.story_import_state_failed()
  }
}

/** The planned action of a row, or its outcome once it is processed. */
export function actionText({ action, outcome }: StoryImportRow): string {
  switch (outcome ?? action) {
    case 'create':
      return m.story_import_action_create()
    case 'update':
      return m.story_import_action_update()
    case 'unchanged':
      return m.story_import_action_unchanged()
    case 'refused':
      return m.story_import_action_refused()
    case 'created':
      return m.story_import_outcome_created()
    case 'updated':
      return m.story_import_outcome_updated()
    case 'failed':
      return m.story_import_outcome_failed()
  }
}

const reasonLabels: Record<Problem['reason'], () => string> = {
  missing: m.story_import_reason_missing,
  'too-long': m.story_import_reason_too_long,
  'unknown-value': m.story_import_reason_unknown_value,
  'not-a-number': m.story_import_reason_not_a_number,
  'not-readable': m.story_import_reason_not_readable,
  twice: m.story_import_reason_twice,
  'file-missing': m.story_import_reason_file_missing,
  'file-refused': m.story_import_reason_file_refused,
  'too-many': m.story_import_reason_too_many,
}

const fieldLabels: Record<string, () => string> = {
  file: m.story_import_field_file,
  title: m.story_import_field_title,
  lang: m.story_import_field_lang,
  id: m.story_import_field_id,
  text: m.story_import_field_text,
  value: m.story_import_field_value,
  age: m.story_import_field_age,
  scare: m.story_import_field_scare,
  level: m.library_level,
  kind: m.story_import_field_kind,
}

/** „Titel: fehlt“, with the given value if there is one. */
export function problemText({ field, reason, given }: Problem): string {
  const page = /^page (\d+)$/.exec(field)?.[1]
  const name = page ? m.story_import_field_page({ page }) : (fieldLabels[field]?.() ?? field)
  const sentence = m.story_import_problem({ field: name, reason: reasonLabels[reason]() })
  return given === '' ? sentence : m.story_import_problem_given({ sentence, given })
}

/** Why the server refused to check a file. */
export function checkRefusalText(error: unknown): string {
  const code = error instanceof ORPCError ? error.code : null
  return code === 'UNREADABLE' ? m.story_import_unreadable() : refusalText(error)
}

/** Number of rows for each action. */
export function countActions({ rows }: StoryImport): Record<StoryImportRow['action'], number> {
  const counts = { create: 0, update: 0, unchanged: 0, refused: 0 }
  for (const { action } of rows) counts[action] += 1
  return counts
}

/** The report as CSV; no cell starts like a formula (ASVS 1.2.10). */
export function reportCsv({ rows }: StoryImport): string {
  const lines = rows.map((row) => [
    String(row.row),
    row.file,
    row.title,
    row.language ?? '',
    actionText(row),
    row.problems.map(problemText).join(' · '),
  ])
  const head = m.story_import_report_head().split('|')
  return [head, ...lines].map((cells) => cells.map(quoteCell).join(',')).join('\r\n')
}

function quoteCell(text: string): string {
  const escaped = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${escaped.replaceAll('"', '""')}"`
}
