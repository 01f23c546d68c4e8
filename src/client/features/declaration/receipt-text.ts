import { withdrawalDays } from '../../../contract/plan.ts'
import { longDate } from '../../lib/long-date.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { momentText } from '../privacy/export-words.ts'
import type { SaidLine } from './declared.ts'
import type { Sent } from './sent.ts'

export type DeclarationKind = 'cancellation' | 'withdrawal'

/** Number, day and time of receipt, and the last day where the server says it. */
export function receiptLines({ number, receivedAt, endsAt }: Sent): SaidLine[] {
  const moment = momentText(receivedAt, getLocale())
  const end: SaidLine[] =
    endsAt === null ? [] : [[m.declaration_end(), longDate(endsAt, getLocale())]]
  return [
    [m.declaration_receipt_number(), number],
    [m.declaration_received(), m.declaration_received_at({ moment })],
    ...end,
  ]
}

/** What else there is to know: the end where only the mail says it, the money of a withdrawal. */
export function receiptNote(kind: DeclarationKind, { endsAt }: Sent): string | null {
  if (kind === 'withdrawal') {
    return `${m.declaration_confirm_mailed()} ${m.declaration_money({ days: withdrawalDays })}`
  }
  return endsAt === null ? m.declaration_end_mailed() : null
}

export function receiptHeading(kind: DeclarationKind): string {
  return kind === 'cancellation'
    ? m.declaration_cancelled_heading()
    : m.declaration_withdrawn_heading()
}

/** The receipt as plain text, to be kept. */
export function receiptText(kind: DeclarationKind, sent: Sent): string {
  const linesOf = (lines: SaidLine[]) => lines.map(([asked, said]) => `${asked}: ${said}`)
  const note = receiptNote(kind, sent)
  return [
    m.site_name(),
    '',
    receiptHeading(kind),
    ...linesOf(receiptLines(sent)),
    ...(note === null ? [] : [note]),
    '',
    m.declaration_said(),
    ...linesOf(sent.lines),
    '',
  ].join('\n')
}

/** Name of the file with the receipt, in letters that every system takes. */
export function receiptFileName(kind: DeclarationKind, { number }: Sent): string {
  const name = kind === 'cancellation' ? m.declaration_cancel_file() : m.declaration_withdraw_file()
  return `${m.site_name()}-${name}-${number.replace(/[^\w-]+/g, '-')}.txt`
}
