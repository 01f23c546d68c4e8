import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import type { Receipt } from '../../contract/billing.ts'
import { catalogue, type ItemId } from '../../contract/plan.ts'
import { user } from '../db/auth-schema.ts'
import { legalDeclaration, subscription } from '../db/billing-schema.ts'
import type { Transaction } from '../db/client.ts'
import { berlinTimestamp } from '../platform/berlin-time.ts'
import { inOneDirection } from '../platform/plain-text.ts'
import { referenceNumber } from '../platform/reference-number.ts'
import { lockDocument, writeContractChange } from './contracts.ts'
import {
  type Outcome,
  type ReceivedDeclaration,
  receiptMail,
  withoutLinkedText,
} from './declaration-mails.ts'
import type { DeclarationDependencies } from './dependencies.ts'
import { derivePlan } from './derived-plan.ts'
import { concludedAt, listRunning } from './queries.ts'
import { queueRefund } from './queue-effects.ts'
import { findRecipient } from './queue-mails.ts'
import {
  creditedSince,
  declarationRetainedUntil,
  endsWithPeriod,
  withdrawableUntil,
} from './rules.ts'

/** A declaration by a form or a button. */
export interface Declaration {
  kind: 'cancellation' | 'withdrawal'
  /** The signed-in account; null for a guest, whose account is found by `email`. */
  userId: string | null
  name: string
  email: string
  receiptEmail?: string | undefined
  contract: 'all' | 'plan' | 'audio' | 'video'
  orderNumber?: string | undefined
  /** The contract beside whose button the owner clicked. */
  subscriptionId?: string | undefined
  isExtraordinary?: boolean
  reason?: string | undefined
  /** Requested last day, YYYY-MM-DD in Berlin. */
  endsOn?: string | undefined
  language: Language
}

/**
 * Receives a cancellation or withdrawal: stores it, applies it to the matching contracts and queues
 * receipts, all in one transaction; the outbox informs the provider. The receipt reveals nothing
 * about contracts to a guest. A withdrawal by a guest who names only an address waits for the link in the
 * account's own mail (`confirm-withdrawal.ts`).
 */
export async function declare(
  dependencies: DeclarationDependencies,
  declared: Declaration,
): Promise<Receipt> {
  const { db, clock, mail } = dependencies
  const given = withPlainText(declared)
  const now = clock.now()
  const number = referenceNumber(now, randomInt)
  const outcome = await db.transaction(async (tx) => {
    const { kind, name, email, language } = given
    const content = contentOf(given)
    const userId = given.userId ?? (await findAccount(tx, email))
    const needsVerification = kind === 'withdrawal' && given.userId === null && !given.orderNumber
    const numbered = { ...given, userId, number, declaredAt: now, needsVerification }
    const result = await applyDeclaration(tx, numbered, now)
    await tx.insert(legalDeclaration).values({
      number,
      kind,
      name,
      email,
      content,
      language,
      state: declarationState(result),
      receivedAt: now,
      keepUntil: declarationRetainedUntil(now),
    })
    await queueReceipts(
      dependencies,
      tx,
      { kind, number, receivedAt: now, content },
      { ...given, userId },
      result,
    )
    return result
  })
  mail.wake()
  const isShown = given.userId !== null && outcome.kind === 'cancelled'
  return {
    number,
    receivedAt: berlinTimestamp(now),
    endsAt: isShown ? berlinTimestamp(outcome.lastDay) : null,
  }
}

function withPlainText(given: Declaration): Declaration {
  const { name, reason, orderNumber } = given
  return {
    ...given,
    name: inOneDirection(name),
    reason: reason && inOneDirection(reason),
    orderNumber: orderNumber && inOneDirection(orderNumber),
  }
}

function contentOf(given: Declaration): Record<string, string> {
  const { kind, contract, orderNumber, name, email, reason, isExtraordinary, endsOn } = given
  return {
    ...(kind === 'cancellation' && { kind: isExtraordinary ? 'extraordinary' : 'ordinary' }),
    ...(reason && { reason }),
    contract,
    ...(orderNumber && { orderNumber }),
    ...(kind === 'cancellation' && { endsOn: endsOn ?? 'next-possible' }),
    name,
    email,
  }
}

async function findAccount(tx: Transaction, email: string): Promise<string | null> {
  const [found] = await tx
    .select({ uid: user.id })
    .from(user)
    .where(eq(user.email, email.toLowerCase()))
  return found?.uid ?? null
}

/** The stored state of a declaration. */
export function declarationState({ kind }: Outcome): 'received' | 'for-staff' | 'carried-out' {
  if (kind === 'unconfirmed') return 'received'
  return kind === 'for-staff' ? 'for-staff' : 'carried-out'
}

interface NumberedDeclaration extends Declaration {
  number: string
  declaredAt: Date
  /** Whether a stranger could have sent it. */
  needsVerification: boolean
}

/** Applies a declaration to the contracts that it names. */
export async function applyDeclaration(
  tx: Transaction,
  given: NumberedDeclaration,
  now: Date,
): Promise<Outcome> {
  const { userId } = given
  if (userId === null) return { kind: 'for-staff' }
  await lockDocument(tx, userId)
  const running = await listRunning(tx, userId)
  const matching = running.filter((one) => isMatching(given, one))
  const outcome =
    given.kind === 'cancellation'
      ? await cancelAll(tx, given, matching, now)
      : await withdrawAll(tx, given, matching, now)
  await derivePlan(tx, userId, now)
  return outcome
}

type RunningContracts = Awaited<ReturnType<typeof listRunning>>

function isMatching(given: Declaration, { contract, order }: RunningContracts[number]): boolean {
  if (given.subscriptionId) return contract.subscriptionId === given.subscriptionId
  if (given.orderNumber) return order?.orderNumber === given.orderNumber.toUpperCase()
  return given.contract === 'all' || contractGroup(contract.item) === given.contract
}

/** The option of the forms that an item belongs to. */
export const contractGroup = (item: ItemId): Declaration['contract'] => {
  if (catalogue[item].kind === 'plan') return 'plan'
  return catalogue[item].audioMinutes > 0 ? 'audio' : 'video'
}

/** Cancels each at the end of its paid period; editors check a request for a later day. */
async function cancelAll(
  tx: Transaction,
  { isExtraordinary, endsOn }: Declaration,
  matching: RunningContracts,
  now: Date,
): Promise<Outcome> {
  const lastDay = Math.max(...matching.map(({ contract }) => contract.expiry.getTime()))
  const isLater = endsOn !== undefined && !endsWithPeriod(endsOn, new Date(lastDay))
  if (matching.length === 0 || isLater) return { kind: 'for-staff' }
  for (const { contract } of matching) {
    if (contract.cancelAtPeriodEnd) continue
    await writeContractChange(tx, contract, { cancelAtPeriodEnd: true, pausedUntil: null }, now)
  }
  return isExtraordinary ? { kind: 'for-staff' } : { kind: 'cancelled', lastDay: new Date(lastDay) }
}

/** Ends and refunds each contract that is withdrawn from within fourteen days. */
async function withdrawAll(
  tx: Transaction,
  { number, declaredAt, needsVerification }: NumberedDeclaration,
  matching: RunningContracts,
  now: Date,
): Promise<Outcome> {
  const inTime = matching.filter(
    ({ contract, order }) => withdrawableUntil(concludedAt(contract, order)) >= declaredAt,
  )
  if (needsVerification && inTime.length > 0) return { kind: 'unconfirmed' }
  for (const { contract, order } of inTime) {
    const { subscriptionId, startedAt } = contract
    await tx
      .update(subscription)
      .set({ withdrawnAt: now, expiry: now, endedAt: now, pendingChange: null, updatedAt: now })
      .where(eq(subscription.subscriptionId, subscriptionId))
    const since = order?.changes ? creditedSince(order.orderedAt) : startedAt
    await queueRefund(tx, { subscriptionId, since, key: `${number}:${subscriptionId}` })
  }
  const isComplete = inTime.length > 0 && inTime.length === matching.length
  return { kind: isComplete ? 'withdrawn' : 'for-staff' }
}

/** Mails the outcome to the account's own address; other addresses only learn that it was received. */
export async function queueReceipts(
  { mail, withdrawalLinks }: DeclarationDependencies,
  tx: Transaction,
  declared: ReceivedDeclaration,
  given: Declaration,
  outcome: Outcome,
): Promise<void> {
  const { userId, name, language } = given
  const link = mail.linkTo('/abo', {})
  const token = withdrawalLinks.make(`${declared.number} ${userId}`)
  const ownLink =
    outcome.kind === 'unconfirmed' ? mail.linkTo('/widerruf', { bestaetigen: token }) : link
  const owner = userId ? await findRecipient(tx, userId, language) : null
  const ownAddress = owner?.to ?? given.email
  const addresses = [given.email, given.receiptEmail ?? given.email]
  const others = new Map(addresses.map((one) => [one.toLowerCase(), one]))
  others.delete(ownAddress.toLowerCase())
  // A form can send our mail to strangers: it must not choose what they can click.
  const unlinked = { ...declared, content: withoutLinkedText(declared.content) }
  const mails = [
    owner
      ? receiptMail(owner, declared, outcome, ownLink)
      : receiptMail({ to: ownAddress, name, language }, unlinked, outcome, link),
    ...[...others.values()].map((to) => receiptMail({ to, name, language }, unlinked, null, link)),
  ]
  for (const [index, content] of mails.entries()) {
    await mail.queue(tx, {
      ...content,
      idempotencyKey: `declaration:${declared.number}:${outcome.kind}:${index}`,
    })
  }
}
