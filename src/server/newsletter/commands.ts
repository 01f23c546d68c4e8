import { and, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import { findAuthUser } from '../auth/users.ts'
import type { Database, Transaction } from '../db/client.ts'
import { newsletterRun } from '../db/community-schema.ts'
import { consent, mailedLink } from '../db/privacy-schema.ts'
import { profile } from '../db/schema.ts'
import { preferredLanguage } from '../http/language.ts'
import type { CallContext } from '../platform/context.ts'
import { createMailedLink, redeemMailedLink } from '../platform/one-time-links.ts'
import { newsletterConfirmMail } from './mails.ts'
import type { NewsletterWeek } from './rules.ts'

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

const dayMs = 24 * 3_600_000
/** A mail that is not queued by then is outdated by the next one. */
const longestRunMs = 6 * dayMs
const runRetentionMs = 90 * dayMs

/** Opens a week's mail once. */
export async function openRun(db: Database, week: NewsletterWeek, now: Date): Promise<void> {
  await db
    .insert(newsletterRun)
    .values({ ...week, nextAt: now })
    .onConflictDoNothing()
}

/** Locks the newest unfinished mail whose next portion is due; null where another server has it. */
export async function claimRun(tx: Transaction, now: Date) {
  const [run] = await tx
    .select()
    .from(newsletterRun)
    .where(
      and(
        isNull(newsletterRun.doneAt),
        lte(newsletterRun.nextAt, now),
        gt(newsletterRun.until, new Date(now.getTime() - longestRunMs)),
      ),
    )
    .orderBy(desc(newsletterRun.week))
    .limit(1)
    .for('update', { skipLocked: true })
  return run ?? null
}

/** Stores how far a mail is queued; `afterId` is null when it is done. */
export async function advanceRun(
  tx: Transaction,
  { week, afterId, now, nextAt }: { week: string; afterId: string | null; now: Date; nextAt: Date },
): Promise<void> {
  await tx
    .update(newsletterRun)
    .set({ afterId: afterId ?? '', nextAt, doneAt: afterId === null ? now : null })
    .where(eq(newsletterRun.week, week))
}

/** Deletes the positions of old mails; unfinished ones name an account. */
export async function deleteOldRuns(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - runRetentionMs)
  await db.delete(newsletterRun).where(lt(newsletterRun.until, before))
}
