import { randomInt } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import { findMailedLink, makeMailedLink } from '../auth/mailed-links.ts'
import { endWithPeriod } from '../billing/commands.ts'
import { session, user, verification } from '../db/auth-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { accountDeletion, mailedLink } from '../db/privacy-schema.ts'
import type { FileStore } from '../files/local.ts'
import type { Mailing } from '../platform/context.ts'
import { referenceNumber } from '../platform/reference-number.ts'
import { deletionRequestedMail } from './mails.ts'
import { deletionDueAt } from './rules.ts'
import { deleteIfUnproven } from './unproven.ts'

const purpose = 'deletion-cancel'

interface RequestDeletion {
  uid: string
  ownerId: string
  /** Counts only where a subscription runs. */
  subscriptionEnd: 'now' | 'period-end'
  language: Language
  mail: Mailing
  files: Pick<FileStore, 'keyOf'>
  now: Date
}

type Wanted = Pick<Row, 'dueAt'> & { requestNumber: string | null }
type Row = typeof accountDeletion.$inferSelect

/**
 * Locks an account until it is deleted: all sessions and mailed links end, and a mail tells how to
 * take it back. Everything or nothing; a second call at the same time gets the first one's answer.
 * An account whose mailbox is not proven goes at once, without a number and a mail: its address may be
 * a stranger's. Null where `ownerId` does not own it.
 */
export async function requestDeletion(
  db: Database,
  { uid, ownerId, subscriptionEnd, language, mail, files, now }: RequestDeletion,
): Promise<Wanted | null> {
  const wanted = await db.transaction(async (tx) => {
    // Held until the commit: who writes a session for this account meanwhile waits, and sees the lock.
    const [owner] = await tx
      .select({ email: user.email, name: user.name })
      .from(user)
      .where(and(eq(user.id, uid), eq(user.id, ownerId)))
      .for('update')
    if (!owner) return null
    if (await deleteIfUnproven(tx, uid, files)) return { requestNumber: null, dueAt: now }
    // Nothing is renewed from now on, whatever becomes of the account.
    const paidUntil = await endWithPeriod(tx, uid, now)
    const [made] = await tx
      .insert(accountDeletion)
      .values({
        userId: uid,
        requestNumber: referenceNumber(now, randomInt),
        requestedAt: now,
        dueAt: deletionDueAt(now, subscriptionEnd === 'period-end' ? paidUntil : null),
        subscriptionEnd,
      })
      .onConflictDoNothing()
      .returning()
    if (!made) return findDeletion(tx, uid)
    await endAccess(tx, uid)
    const expiresAt = made.dueAt
    const token = await makeMailedLink(tx, { userId: uid, purpose, expiresAt, now })
    const letter = deletionRequestedMail(
      { to: owner.email, name: owner.name, language },
      mail.linkTo('/account-delete', { abbrechen: token }),
      { dueAt: made.dueAt, number: made.requestNumber },
    )
    await mail.queue(tx, { ...letter, idempotencyKey: `deletion:${made.requestNumber}` })
    return made
  })
  if (wanted?.requestNumber) mail.wake()
  return wanted
}

async function findDeletion(tx: Transaction, uid: string): Promise<Row | null> {
  const [found] = await tx.select().from(accountDeletion).where(eq(accountDeletion.userId, uid))
  return found ?? null
}

async function endAccess(tx: Transaction, uid: string): Promise<void> {
  await tx.delete(session).where(eq(session.userId, uid))
  await tx.delete(verification).where(sql`position(${uid} in ${verification.value}) > 0`)
  await tx.delete(mailedLink).where(eq(mailedLink.userId, uid))
}

/**
 * Takes a deletion back by its mailed link. The link holds until the day itself, so opening it twice
 * is fine; false where it does not hold (any more).
 */
export async function cancelDeletion(
  db: Database,
  { token, now }: { token: string; now: Date },
): Promise<boolean> {
  const uid = await findMailedLink(db, { token, purpose, now })
  if (uid === null) return false
  const cancelled = await db
    .delete(accountDeletion)
    .where(and(eq(accountDeletion.userId, uid), gt(accountDeletion.dueAt, now)))
    .returning({ uid: accountDeletion.userId })
  if (cancelled.length > 0) return true
  // Taken back before; or else the account has just come to its end.
  const isThere = (await db.$count(user, eq(user.id, uid))) > 0
  const isLocked = (await db.$count(accountDeletion, eq(accountDeletion.userId, uid))) > 0
  return isThere && !isLocked
}
