import { and, eq, isNull, sql } from 'drizzle-orm'
import { findAuthUser } from '../auth/users.ts'
import type { Database, Transaction } from '../db/client.ts'
import { consent, mailedLink } from '../db/privacy-schema.ts'
import { profile } from '../db/schema.ts'
import { preferredLanguage } from '../http/language.ts'
import type { CallContext } from '../platform/context.ts'
import { createMailedLink, redeemMailedLink } from '../platform/one-time-links.ts'
import { newsletterConfirmMail } from './mails.ts'

const kind = 'newsletter'
const weekMs = 7 * 24 * 3_600_000

const prefEmail = (isOn: boolean) =>
  sql`${profile.preferences} || ${JSON.stringify({ prefEmail: isOn })}::jsonb`

/** Queues the mail whose link confirms the subscription (double opt-in). */
export async function queueConfirmation(
  { db, clock, headers, mail }: CallContext,
  tx: Transaction,
  userId: string,
): Promise<void> {
  const owner = await findAuthUser(db, userId)
  if (!owner) return
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + weekMs)
  const token = await createMailedLink(tx, { userId, purpose: kind, expiresAt, now })
  const to = { to: owner.email, name: owner.displayName, language: preferredLanguage(headers) }
  const content = newsletterConfirmMail(to, mail.linkTo('/news', { newsletter: token }))
  await mail.queue(tx, { ...content, idempotencyKey: `newsletter-confirm:${token.slice(0, 20)}` })
}

/** Uses the mailed link and stores the consent with its date; false for an invalid link. */
export async function confirmSubscription(
  db: Database,
  { token, now }: { token: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const userId = await redeemMailedLink(tx, { token, purpose: kind, now })
    if (userId === null) return false
    const changed = await tx
      .update(profile)
      .set({ preferences: prefEmail(true), updatedAt: now })
      .where(eq(profile.userId, userId))
      .returning({ userId: profile.userId })
    if (changed.length === 0) return false
    await withdrawConsent(tx, userId, now)
    await tx.insert(consent).values({ userId, kind, grantedAt: now })
    return true
  })
}

/** Ends the subscription immediately, stores the date and invalidates mailed links. */
export async function unsubscribe(
  tx: Database | Transaction,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await tx
    .delete(mailedLink)
    .where(and(eq(mailedLink.userId, userId), eq(mailedLink.purpose, kind)))
  await withdrawConsent(tx, userId, now)
  await tx
    .update(profile)
    .set({ preferences: prefEmail(false), updatedAt: now })
    .where(and(eq(profile.userId, userId), sql`${profile.preferences} ->> 'prefEmail' = 'true'`))
}

async function withdrawConsent(tx: Database | Transaction, userId: string, now: Date) {
  await tx
    .update(consent)
    .set({ withdrawnAt: now })
    .where(and(eq(consent.userId, userId), eq(consent.kind, kind), isNull(consent.withdrawnAt)))
}
