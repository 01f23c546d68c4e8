import { randomInt } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import { cancelAllContracts } from '../billing/commands.ts'
import { session, user, verification } from '../db/auth-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { accountDeletion, mailedLink } from '../db/privacy-schema.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Mailing } from '../platform/context.ts'
import { createMailedLink, findMailedLink } from '../platform/one-time-links.ts'
import { referenceNumber } from '../platform/reference-number.ts'
import { deletionRequestedMail } from './mails.ts'
import { deletionDueAt } from './rules.ts'
import { deleteIfUnverified } from './unverified.ts'

const purpose = 'deletion-cancel'

interface RequestDeletion {
  uid: string
  ownerId: string
  /** Only counts where a subscription is running. */
  subscriptionEnd: 'now' | 'period-end'
  language: Language
  mail: Mailing
  files: Pick<FileStore, 'keyOf'>
  now: Date
}

type RequestedDeletion = Pick<Row, 'dueAt'> & { requestNumber: string | null }
type Row = typeof accountDeletion.$inferSelect

/**
 * Locks an account until it is deleted: revokes all sessions and mailed links, and mails a link that
 * cancels the deletion. A concurrent second call gets the first one's answer. An account whose mailbox
 * is unverified is deleted immediately, without a number and a mail, as its address may be a stranger's.
 * Null where `ownerId` does not own it.
 */
export async function requestDeletion(
  db: Database,
  { uid, ownerId, subscriptionEnd, language, mail, files, now }: RequestDeletion,
): Promise<RequestedDeletion | null> {
  const requested = await db.transaction(async (tx) => {
    // Writers of a session for this account wait for the commit, and then see its deletion.
    const [owner] = await tx
      .select({ email: user.email, name: user.name })
      .from(user)
      .where(and(eq(user.id, uid), eq(user.id, ownerId)))
      .for('update')
    if (!owner) return null
    if (await deleteIfUnverified(tx, uid, files)) return { requestNumber: null, dueAt: now }
    // Contracts are not renewed, even if the deletion is cancelled.
    const paidUntil = await cancelAllContracts(tx, uid, now)
    const [created] = await tx
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
    if (!created) return findDeletion(tx, uid)
    await revokeAccess(tx, uid)
    const expiresAt = created.dueAt
    const token = await createMailedLink(tx, { userId: uid, purpose, expiresAt, now })
    const content = deletionRequestedMail(
      { to: owner.email, name: owner.name, language },
      mail.linkTo('/account-delete', { abbrechen: token }),
      { dueAt: created.dueAt, number: created.requestNumber },
    )
    await mail.queue(tx, { ...content, idempotencyKey: `deletion:${created.requestNumber}` })
    return created
  })
  if (requested?.requestNumber) mail.wake()
  return requested
}

async function findDeletion(tx: Transaction, uid: string): Promise<Row | null> {
  const [found] = await tx.select().from(accountDeletion).where(eq(accountDeletion.userId, uid))
  return found ?? null
}

async function revokeAccess(tx: Transaction, uid: string): Promise<void> {
  await tx.delete(session).where(eq(session.userId, uid))
  await tx.delete(verification).where(sql`position(${uid} in ${verification.value}) > 0`)
  await tx.delete(mailedLink).where(eq(mailedLink.userId, uid))
}

/**
 * Cancels a deletion by its mailed link. The link is valid until the deletion is due, even when it is
 * opened again; false for an invalid link.
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
  // Cancelled before, unless the account has just been deleted or is due.
  const isThere = (await db.$count(user, eq(user.id, uid))) > 0
  const isLocked = (await db.$count(accountDeletion, eq(accountDeletion.userId, uid))) > 0
  return isThere && !isLocked
}
