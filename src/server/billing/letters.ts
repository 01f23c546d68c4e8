import { eq } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import type { ItemId } from '../../contract/plan.ts'
import type { Recipient } from '../auth/mails.ts'
import { user } from '../db/auth-schema.ts'
import type { billingOrder } from '../db/billing-schema.ts'
import type { Transaction } from '../db/client.ts'
import { profile } from '../db/schema.ts'
import { orderConfirmedMail } from './contract-mail.ts'
import { paymentFailedMail, renewalMail } from './mails.ts'
import type { BillingParts } from './parts.ts'
import { withdrawableUntil } from './rules.ts'

type Parts = Pick<BillingParts, 'mail' | 'operator'>

/** Whom mails about an account's contracts go to, in the language of its settings. */
export async function findRecipient(
  tx: Pick<Transaction, 'select'>,
  userId: string,
  language?: Language,
): Promise<Recipient | null> {
  const [owner] = await tx
    .select({ to: user.email, name: user.name, preferences: profile.preferences })
    .from(user)
    .innerJoin(profile, eq(profile.userId, user.id))
    .where(eq(user.id, userId))
  if (!owner) return null
  const { preferences, ...to } = owner
  return { ...to, language: language ?? (preferences.prefLanguage === 'en' ? 'en' : 'de') }
}

/** The confirmation of a contract with its terms (§ 312f BGB), once for each order. */
export async function queueConfirmation(
  { mail, operator }: Parts,
  tx: Transaction,
  order: typeof billingOrder.$inferSelect & { paidAt: Date },
): Promise<void> {
  const recipient = await findRecipient(tx, order.userId, order.language)
  if (!recipient) return
  const { orderNumber, item, amountCents, orderedAt, paidAt } = order
  const letter = orderConfirmedMail(
    recipient,
    { orderNumber, item, amountCents, orderedAt, withdrawableUntil: withdrawableUntil(paidAt) },
    operator,
    mail.linkTo('/abo', {}),
  )
  await mail.queue(tx, { ...letter, idempotencyKey: `order-confirmed:${orderNumber}` })
}

/** Tells that a debit failed and until when access is kept, once for each period. */
export async function queuePaymentFailed(
  { mail }: Parts,
  tx: Transaction,
  failed: { userId: string; subscriptionId: string; item: ItemId; expiry: Date; periodEnd: Date },
): Promise<void> {
  const recipient = await findRecipient(tx, failed.userId)
  if (!recipient) return
  const letter = paymentFailedMail(recipient, failed, mail.linkTo('/abo', {}))
  const idempotencyKey = `payment-failed:${failed.subscriptionId}:${failed.periodEnd.toISOString()}`
  await mail.queue(tx, { ...letter, idempotencyKey })
}

/** Announces the renewal of a yearly contract a week before it. */
export async function queueRenewal(
  { mail }: Parts,
  tx: Transaction,
  due: {
    userId: string
    subscriptionId: string
    item: ItemId
    amountCents: number
    periodEnd: Date
  },
): Promise<void> {
  const recipient = await findRecipient(tx, due.userId)
  if (!recipient) return
  const letter = renewalMail(recipient, due, mail.linkTo('/abo', {}))
  const idempotencyKey = `renewal:${due.subscriptionId}:${due.periodEnd.toISOString()}`
  await mail.queue(tx, { ...letter, idempotencyKey })
}
