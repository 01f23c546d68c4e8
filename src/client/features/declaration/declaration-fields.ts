import type { api } from '../../data/core/api.ts'
import { formatLongDate } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { emailError } from '../session/form/credentials.ts'

export type Cancellation = Parameters<typeof api.billing.declareCancellation>[0]
export type Withdrawal = Parameters<typeof api.billing.declareWithdrawal>[0]

/** One line of a receipt: a label and the declared value. */
export type ReceiptLine = [label: string, value: string]

/** Contracts that a declaration can be about, in the order of the options. */
export const contractNames = {
  all: m.declaration_contract_all,
  plan: m.declaration_contract_plan,
  audio: m.declaration_contract_audio,
  video: m.declaration_contract_video,
} satisfies Record<Withdrawal['contract'], () => string>

/** The trimmed value of a single-line field; control characters become spaces. */
const singleLine = (fields: FormData, name: string) =>
  String(fields.get(name) ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()

const isContractName = (name: string): name is Withdrawal['contract'] => name in contractNames

/** Reads the withdrawal form (§ 356a BGB). */
export function readWithdrawal(fields: FormData): Withdrawal {
  const email = singleLine(fields, 'email')
  const contract = singleLine(fields, 'contract')
  const orderNumber = singleLine(fields, 'orderNumber').toUpperCase()
  const receiptEmail = singleLine(fields, 'receiptEmail')
  return {
    name: singleLine(fields, 'name'),
    email,
    contract: isContractName(contract) ? contract : 'all',
    ...(orderNumber && { orderNumber }),
    ...(receiptEmail && receiptEmail !== email && { receiptEmail }),
  }
}

/** Reads the cancellation form (§ 312k BGB). */
export function readCancellation(fields: FormData): Cancellation {
  const isOrdinary = fields.get('kind') !== 'extraordinary'
  const reason = isOrdinary ? '' : String(fields.get('reason') ?? '').trim()
  const endsOn = hasChosenDay(fields) ? singleLine(fields, 'endsOn') : ''
  return {
    ...readWithdrawal(fields),
    kind: isOrdinary ? 'ordinary' : 'extraordinary',
    ...(reason && { reason: reason.replace(/[^\P{Cc}\n\t]/gu, '') }),
    ...(endsOn && { endsOn }),
  }
}

const hasChosenDay = (fields: FormData) => fields.get('when') === 'day'

/** The problem of each field of either form by its name, null for a valid one; `today` is YYYY-MM-DD. */
export function validateDeclaration(
  fields: FormData,
  today: string,
): Record<string, string | null> {
  const { name, email, receiptEmail } = readWithdrawal(fields)
  return {
    name: name === '' ? m.declaration_name_missing() : null,
    email: emailError(email),
    endsOn: hasChosenDay(fields) ? dayError(singleLine(fields, 'endsOn'), today) : null,
    receiptEmail: receiptEmail === undefined ? null : emailError(receiptEmail),
  }
}

function dayError(day: string, today: string): string | null {
  if (day === '') return m.declaration_day_missing()
  return day < today ? m.declaration_day_past() : null
}

/** The contents of a declaration, as lines of the receipt. */
export function declarationLines(declaration: Withdrawal | Cancellation): ReceiptLine[] {
  const { name, email, contract, orderNumber, receiptEmail } = declaration
  const isCancellation = 'kind' in declaration
  const reason = isCancellation ? declaration.reason : undefined
  const lines: [string, string | undefined][] = [
    [m.declaration_said_kind(), isCancellation ? cancellationName(declaration) : withdrawalName()],
    [m.declaration_said_reason(), reason],
    [m.declaration_said_contract(), contractNames[contract]()],
    [m.declaration_said_number(), orderNumber],
    [m.declaration_said_when(), isCancellation ? endText(declaration) : undefined],
    [m.declaration_said_name(), name],
    [m.declaration_said_email(), email],
    [m.declaration_said_receipt(), receiptEmail],
  ]
  return lines.flatMap(([label, value]) => (value === undefined ? [] : [[label, value]]))
}

const withdrawalName = () => m.declaration_said_withdraw()

function cancellationName({ kind }: Cancellation): string {
  const kindName = kind === 'ordinary' ? m.declaration_ordinary() : m.declaration_extraordinary()
  return `${m.declaration_said_cancel()} (${kindName})`
}

function endText({ endsOn }: Cancellation): string {
  return endsOn === undefined ? m.declaration_soonest() : formatLongDate(endsOn)
}
