import { eq } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import type { ItemId } from '../../contract/plan.ts'
import { user } from '../db/auth-schema.ts'
import type { billingOrder } from '../db/billing-schema.ts'
import type { Transaction } from '../db/client.ts'
import { profile } from '../db/schema.ts'
import type { Recipient } from '../platform/mail-layout.ts'
import { orderConfirmedMail } from './contract-mail.ts'
import type { BillingDependencies } from './dependencies.ts'
import { paymentFailedMail, renewalMail } from './mails.ts'
import { withdrawableUntil } from './rules.ts'

type MailDependencies = Pick<BillingDependencies, 'mail' | 'operator'>

/** The owner of an account as a recipient; `language` replaces the account's own. */
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

/** Queues the confirmation of a contract with its terms (§ 312f BGB), once for each order. */
export async function queueOrderConfirmation(
  { mail, operator }: MailDependencies,
  tx: Transaction,
  order: typeof billingOrder.$inferSelect & { paidAt: Date },
): Promise<void> {
  const recipient = await findRecipient(tx, order.userId, order.language)
  if (!recipient) return
  const { orderNumber, item, amountCents, orderedAt, paidAt } = order
  const content = orderConfirmedMail(
    recipient,
    { orderNumber, item, amountCents, orderedAt, withdrawableUntil: withdrawableUntil(paidAt) },
    operator,
    mail.linkTo('/abo', {}),
  )
  await mail.queue(tx, { ...content, idempotencyKey: `order-confirmed:${orderNumber}` })
}

/** Queues the mail about a failed debit and the end of access, once for each period. */
export async function queuePaymentFailed(
  { mail }: MailDependencies,
  tx: Transaction,
  failed: { userId: string; subscriptionId: string; item: ItemId; expiry: Date; periodEnd: Date },
): Promise<void> {
  const recipient = await findRecipient(tx, failed.userId)
  if (!recipient) return
  const content = paymentFailedMail(recipient, failed, mail.linkTo('/abo', {}))
  const idempotencyKey = `payment-failed:${failed.subscriptionId}:${failed.periodEnd.toISOString()}`
  await mail.queue(tx, { ...content, idempotencyKey })
}

/** Queues the reminder of a yearly renewal, once for each renewal. */
export async function queueRenewalReminder(
  { mail }: MailDependencies,
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
  const content = renewalMail(recipient, due, mail.linkTo('/abo', {}))
  const idempotencyKey = `renewal:${due.subscriptionId}:${due.periodEnd.toISOString()}`
  await mail.queue(tx, { ...content, idempotencyKey })
}
