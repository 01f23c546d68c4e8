import { withdrawalDays } from '../../../contract/plan.ts'
import { formatDateTime, formatLongDate } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import type { ReceiptLine } from './declaration-fields.ts'
import type { SentDeclaration } from './sent-declaration.ts'

export type DeclarationKind = 'cancellation' | 'withdrawal'

/** Number, time of receipt, and the last day if the server knows it. */
export function receiptLines({ number, receivedAt, endsAt }: SentDeclaration): ReceiptLine[] {
  const moment = formatDateTime(receivedAt)
  const end: ReceiptLine[] = endsAt === null ? [] : [[m.declaration_end(), formatLongDate(endsAt)]]
  return [
    [m.declaration_receipt_number(), number],
    [m.declaration_received(), m.declaration_received_at({ moment })],
    ...end,
  ]
}

/** The mail that will name the last day, or the refund of a withdrawal; null if the last day is known. */
export function receiptHint(kind: DeclarationKind, sent: SentDeclaration): string | null {
  const { endsAt, isConfirmed } = sent
  if (kind === 'withdrawal') {
    const money = m.declaration_money({ days: withdrawalDays })
    return isConfirmed ? money : `${m.declaration_confirm_mailed()} ${money}`
  }
  return endsAt === null ? m.declaration_end_mailed() : null
}

export function receiptHeading(kind: DeclarationKind): string {
  return kind === 'cancellation'
    ? m.declaration_cancelled_heading()
    : m.declaration_withdrawn_heading()
}

/** The receipt as plain text. */
export function receiptText(kind: DeclarationKind, sent: SentDeclaration): string {
  const textLines = (lines: ReceiptLine[]) => lines.map(([label, value]) => `${label}: ${value}`)
  const hint = receiptHint(kind, sent)
  return [
    m.site_name(),
    '',
    receiptHeading(kind),
    ...textLines(receiptLines(sent)),
    ...(hint === null ? [] : [hint]),
    '',
    m.declaration_said(),
    ...textLines(sent.lines),
    '',
  ].join('\n')
}

/** File name of the receipt, in characters that every file system accepts. */
export function receiptFileName(kind: DeclarationKind, { number }: SentDeclaration): string {
  const name = kind === 'cancellation' ? m.declaration_cancel_file() : m.declaration_withdraw_file()
  return `${m.site_name()}-${name}-${number.replace(/[^\w-]+/g, '-')}.txt`
}
