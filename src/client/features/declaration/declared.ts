import type { api } from '../../data/api.ts'
import { longDate } from '../../lib/long-date.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { emailError } from '../session/credentials.ts'

export type Cancellation = Parameters<typeof api.billing.declareCancellation>[0]
export type Withdrawal = Parameters<typeof api.billing.declareWithdrawal>[0]

/** What a receipt repeats: what was asked and what was answered. */
export type SaidLine = [asked: string, said: string]

/** Contracts that a declaration can be about, in the order of the choice. */
export const contractNames = {
  all: m.declaration_contract_all,
  plan: m.declaration_contract_plan,
  audio: m.declaration_contract_audio,
  video: m.declaration_contract_video,
} satisfies Record<Withdrawal['contract'], () => string>

/** One line; what cannot be read is a blank. */
const lineOf = (fields: FormData, name: string) =>
  String(fields.get(name) ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()

const hasContract = (name: string): name is Withdrawal['contract'] => name in contractNames

/** What the form of § 356a BGB says. */
export function readWithdrawal(fields: FormData): Withdrawal {
  const email = lineOf(fields, 'email')
  const contract = lineOf(fields, 'contract')
  const orderNumber = lineOf(fields, 'orderNumber').toUpperCase()
  const receiptEmail = lineOf(fields, 'receiptEmail')
  return {
    name: lineOf(fields, 'name'),
    email,
    contract: hasContract(contract) ? contract : 'all',
    ...(orderNumber && { orderNumber }),
    ...(receiptEmail && receiptEmail !== email && { receiptEmail }),
  }
}

/** What the form of § 312k BGB says. */
export function readCancellation(fields: FormData): Cancellation {
  const isOrdinary = fields.get('kind') !== 'extraordinary'
  const reason = isOrdinary ? '' : String(fields.get('reason') ?? '').trim()
  const endsOn = isOnDay(fields) ? lineOf(fields, 'endsOn') : ''
  return {
    ...readWithdrawal(fields),
    kind: isOrdinary ? 'ordinary' : 'extraordinary',
    ...(reason && { reason: reason.replace(/[^\P{Cc}\n\t]/gu, '') }),
    ...(endsOn && { endsOn }),
  }
}

const isOnDay = (fields: FormData) => fields.get('when') === 'day'

/** What is wrong with each field of either form, by its name; `today` as YYYY-MM-DD. */
export function checkDeclaration(fields: FormData, today: string): Record<string, string | null> {
  const { name, email, receiptEmail } = readWithdrawal(fields)
  return {
    name: name === '' ? m.declaration_name_missing() : null,
    email: emailError(email),
    endsOn: isOnDay(fields) ? dayError(lineOf(fields, 'endsOn'), today) : null,
    receiptEmail: receiptEmail === undefined ? null : emailError(receiptEmail),
  }
}

function dayError(day: string, today: string): string | null {
  if (day === '') return m.declaration_day_missing()
  return day < today ? m.declaration_day_past() : null
}

/** Everything that was declared, as the receipt repeats it. */
export function saidLines(declared: Withdrawal | Cancellation): SaidLine[] {
  const { name, email, contract, orderNumber, receiptEmail } = declared
  const isCancellation = 'kind' in declared
  const reason = isCancellation ? declared.reason : undefined
  const lines: [string, string | undefined][] = [
    [m.declaration_said_kind(), isCancellation ? cancellationName(declared) : withdrawalName()],
    [m.declaration_said_reason(), reason],
    [m.declaration_said_contract(), contractNames[contract]()],
    [m.declaration_said_number(), orderNumber],
    [m.declaration_said_when(), isCancellation ? dayOf(declared) : undefined],
    [m.declaration_said_name(), name],
    [m.declaration_said_email(), email],
    [m.declaration_said_receipt(), receiptEmail],
  ]
  return lines.flatMap(([asked, said]) => (said === undefined ? [] : [[asked, said]]))
}

const withdrawalName = () => m.declaration_said_withdraw()

function cancellationName({ kind }: Cancellation): string {
  const kindName = kind === 'ordinary' ? m.declaration_ordinary() : m.declaration_extraordinary()
  return `${m.declaration_said_cancel()} (${kindName})`
}

function dayOf({ endsOn }: Cancellation): string {
  return endsOn === undefined ? m.declaration_soonest() : longDate(endsOn, getLocale())
}
