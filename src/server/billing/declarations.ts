import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import type { Receipt } from '../../contract/billing.ts'
import type { ItemId } from '../../contract/plan.ts'
import { catalogue } from '../../contract/plan.ts'
import { user } from '../db/auth-schema.ts'
import { legalDeclaration, subscription } from '../db/billing-schema.ts'
import type { Transaction } from '../db/client.ts'
import { inOneDirection } from '../platform/plain-text.ts'
import { referenceNumber } from '../platform/reference-number.ts'
import { berlinTimestamp } from '../profile/rules.ts'
import { holdDocument, writeWish } from './contracts.ts'
import type { Declared, Outcome } from './declaration-mails.ts'
import { receiptMail, withoutLinkedWords } from './declaration-mails.ts'
import { derivePlan } from './derived-plan.ts'
import { findRecipient } from './letters.ts'
import type { DeclarationParts } from './parts.ts'
import { listRunning, madeAt } from './queries.ts'
import { queueRefund } from './queue.ts'
import { creditedSince, declarationKeptUntil, endsWithPeriod, withdrawableUntil } from './rules.ts'

/** A declaration as it came in by a form or a button. */
export interface Declaration {
  kind: 'cancellation' | 'withdrawal'
  /** Whose contracts are meant, where somebody is signed in; else the account of `email`. */
  userId: string | null
  name: string
  email: string
  receiptEmail?: string | undefined
  contract: 'all' | 'plan' | 'audio' | 'video'
  orderNumber?: string | undefined
  /** The one that is meant, where a button beside it was used. */
  subscriptionId?: string | undefined
  isExtraordinary?: boolean
  reason?: string | undefined
  /** Day of the wished end, YYYY-MM-DD. */
  endsOn?: string | undefined
  language: Language
}

/**
 * Receives a cancellation or withdrawal: it is kept, carried out on the contracts that are found, and
 * confirmed by mail, all in one transaction; the provider is told by the outbox. The receipt says
 * nothing about a contract to somebody who is not signed in. A withdrawal by somebody who names nothing but an
 * address waits for the link in the account's own mail (`confirm-withdrawal.ts`).
 */
export async function declare(parts: DeclarationParts, declared: Declaration): Promise<Receipt> {
  const { db, clock, mail } = parts
  const given = withPlainText(declared)
  const now = clock.now()
  const number = referenceNumber(now, randomInt)
  const outcome = await db.transaction(async (tx) => {
    const { kind, name, email, language } = given
    const content = contentOf(given)
    const userId = given.userId ?? (await findAccount(tx, email))
    const needsProof = kind === 'withdrawal' && given.userId === null && !given.orderNumber
    const wish = { ...given, userId, number, declaredAt: now, needsProof }
    const result = await carryOut(tx, wish, now)
    await tx.insert(legalDeclaration).values({
      number,
      kind,
      name,
      email,
      content,
      language,
      state: stateOf(result),
      receivedAt: now,
      keepUntil: declarationKeptUntil(now),
    })
    await confirm(
      parts,
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

/** What is kept of a declaration's fate. */
export function stateOf({ kind }: Outcome): 'received' | 'for-staff' | 'carried-out' {
  if (kind === 'unconfirmed') return 'received'
  return kind === 'for-staff' ? 'for-staff' : 'carried-out'
}

interface Meant extends Declaration {
  number: string
  declaredAt: Date
  /** Whether anybody could have written it. */
  needsProof: boolean
}

/** Carries out a declaration on the contracts that it means. */
export async function carryOut(tx: Transaction, given: Meant, now: Date): Promise<Outcome> {
  const { userId } = given
  if (userId === null) return { kind: 'for-staff' }
  await holdDocument(tx, userId)
  const running = await listRunning(tx, userId)
  const meant = running.filter((one) => isMeant(given, one))
  const outcome =
    given.kind === 'cancellation'
      ? await cancelAll(tx, given, meant, now)
      : await withdrawAll(tx, given, meant, now)
  await derivePlan(tx, userId, now)
  return outcome
}

type Running = Awaited<ReturnType<typeof listRunning>>

function isMeant(given: Declaration, { contract, order }: Running[number]): boolean {
  if (given.subscriptionId) return contract.subscriptionId === given.subscriptionId
  if (given.orderNumber) return order?.orderNumber === given.orderNumber.toUpperCase()
  return given.contract === 'all' || groupOf(contract.item) === given.contract
}

/** Which contract of the forms an item is. */
export const groupOf = (item: ItemId): Declaration['contract'] => {
  if (catalogue[item].kind === 'plan') return 'plan'
  return catalogue[item].audioMinutes > 0 ? 'audio' : 'video'
}

/** Each ends with its paid period; what asks for another day is looked at by people as well. */
async function cancelAll(
  tx: Transaction,
  { isExtraordinary, endsOn }: Declaration,
  meant: Running,
  now: Date,
): Promise<Outcome> {
  const lastDay = Math.max(...meant.map(({ contract }) => contract.expiry.getTime()))
  const isLater = endsOn !== undefined && !endsWithPeriod(endsOn, new Date(lastDay))
  if (meant.length === 0 || isLater) return { kind: 'for-staff' }
  for (const { contract } of meant) {
    if (contract.cancelAtPeriodEnd) continue
    await writeWish(tx, contract, { cancelAtPeriodEnd: true, pausedUntil: null }, now)
  }
  return isExtraordinary ? { kind: 'for-staff' } : { kind: 'cancelled', lastDay: new Date(lastDay) }
}

/** A contract that was withdrawn from within fourteen days ends at once and is paid back. */
async function withdrawAll(
  tx: Transaction,
  { number, declaredAt, needsProof }: Meant,
  meant: Running,
  now: Date,
): Promise<Outcome> {
  const inTime = meant.filter(
    ({ contract, order }) => withdrawableUntil(madeAt(contract, order)) >= declaredAt,
  )
  if (needsProof && inTime.length > 0) return { kind: 'unconfirmed' }
  for (const { contract, order } of inTime) {
    const { subscriptionId, startedAt } = contract
    await tx
      .update(subscription)
      .set({ withdrawnAt: now, expiry: now, endedAt: now, wish: null, updatedAt: now })
      .where(eq(subscription.subscriptionId, subscriptionId))
    const since = order?.changes ? creditedSince(order.orderedAt) : startedAt
    await queueRefund(tx, { subscriptionId, since, key: `${number}:${subscriptionId}` })
  }
  const isWhole = inTime.length > 0 && inTime.length === meant.length
  return { kind: isWhole ? 'withdrawn' : 'for-staff' }
}

/** To the account's own address with what follows from it; to others only that it came in. */
export async function confirm(
  { mail, withdrawalLinks }: DeclarationParts,
  tx: Transaction,
  declared: Declared,
  given: Declaration,
  outcome: Outcome,
): Promise<void> {
  const { userId, name, language } = given
  const link = mail.linkTo('/abo', {})
  const token = withdrawalLinks.make(`${declared.number} ${userId}`)
  const ownLink =
    outcome.kind === 'unconfirmed' ? mail.linkTo('/widerruf', { bestaetigen: token }) : link
  const owner = userId ? await findRecipient(tx, userId, language) : null
  const own = owner?.to ?? given.email
  const addresses = [given.email, given.receiptEmail ?? given.email]
  const others = new Map(addresses.map((one) => [one.toLowerCase(), one]))
  others.delete(own.toLowerCase())
  // Whoever writes to a stranger by our mail does not choose what can be clicked there.
  const harmless = { ...declared, content: withoutLinkedWords(declared.content) }
  const letters = [
    owner
      ? receiptMail(owner, declared, outcome, ownLink)
      : receiptMail({ to: own, name, language }, harmless, outcome, link),
    ...[...others.values()].map((to) => receiptMail({ to, name, language }, harmless, null, link)),
  ]
  for (const [index, letter] of letters.entries()) {
    await mail.queue(tx, {
      ...letter,
      idempotencyKey: `declaration:${declared.number}:${outcome.kind}:${index}`,
    })
  }
}
