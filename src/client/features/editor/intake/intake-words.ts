import { ORPCError } from '@orpc/client'
import type { Intake, IntakeRow } from '../../../../contract/intake.ts'
import { m } from '../../../paraglide/messages.js'
import { refusalText } from '../editor-words.ts'

type Problem = IntakeRow['problems'][number]

/** How an import stands. */
export function stateText({ state, doneRows, totalRows }: Intake): string {
  switch (state) {
    case 'checked':
      return m.intake_state_checked()
    case 'running':
      return m.intake_state_running({ done: doneRows, total: totalRows })
    case 'done':
      return m.intake_state_done()
    case 'cancelled':
      return m.intake_state_cancelled({ done: doneRows })
    case 'failed':
      return m.intake_state_failed()
  }
}

/** What would become of a row, or what did. */
export function actionText({ action, outcome }: IntakeRow): string {
  switch (outcome ?? action) {
    case 'create':
      return m.intake_action_create()
    case 'update':
      return m.intake_action_update()
    case 'unchanged':
      return m.intake_action_unchanged()
    case 'refused':
      return m.intake_action_refused()
    case 'created':
      return m.intake_outcome_created()
    case 'updated':
      return m.intake_outcome_updated()
    case 'failed':
      return m.intake_outcome_failed()
  }
}

const reasons: Record<Problem['reason'], () => string> = {
  missing: m.intake_reason_missing,
  'too-long': m.intake_reason_too_long,
  'unknown-value': m.intake_reason_unknown_value,
  'not-a-number': m.intake_reason_not_a_number,
  'not-readable': m.intake_reason_not_readable,
  twice: m.intake_reason_twice,
  'file-missing': m.intake_reason_file_missing,
  'file-refused': m.intake_reason_file_refused,
  'too-many': m.intake_reason_too_many,
}

const fields: Record<string, () => string> = {
  file: m.intake_field_file,
  title: m.intake_field_title,
  lang: m.intake_field_lang,
  id: m.intake_field_id,
  text: m.intake_field_text,
  value: m.intake_field_value,
  age: m.intake_field_age,
  scare: m.intake_field_scare,
  level: m.library_level,
  kind: m.intake_field_kind,
}

/** „Titel: fehlt“, with what was given where there was something. */
export function problemText({ field, reason, given }: Problem): string {
  const page = /^page (\d+)$/.exec(field)?.[1]
  const name = page ? m.intake_field_page({ page }) : (fields[field]?.() ?? field)
  const sentence = m.intake_problem({ field: name, reason: reasons[reason]() })
  return given === '' ? sentence : m.intake_problem_given({ sentence, given })
}

/** Why a file could not be looked through. */
export function checkRefusal(error: unknown): string {
  const code = error instanceof ORPCError ? error.code : null
  return code === 'UNREADABLE' ? m.intake_unreadable() : refusalText(error)
}

/** How many rows each action has. */
export function countActions({ rows }: Intake): Record<IntakeRow['action'], number> {
  const counts = { create: 0, update: 0, unchanged: 0, refused: 0 }
  for (const { action } of rows) counts[action] += 1
  return counts
}

/** The report as a table, for a spreadsheet; no cell begins like a formula (ASVS 1.2.10). */
export function reportTable(intake: Intake): string {
  const lines = intake.rows.map((row) => [
    String(row.row),
    row.file,
    row.title,
    row.language ?? '',
    actionText(row),
    row.problems.map(problemText).join(' · '),
  ])
  const head = m.intake_report_head().split('|')
  return [head, ...lines].map((cells) => cells.map(cell).join(',')).join('\r\n')
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
