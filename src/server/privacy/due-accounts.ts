import { createHmac } from 'node:crypto'
import { and, asc, eq, lt, lte, notInArray } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import { detachCustomer } from '../billing/commands.ts'
import { user } from '../db/auth-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { accountDeletion, billingArchive, deletedAccount } from '../db/privacy-schema.ts'
import { profile } from '../db/schema.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Mailing } from '../platform/context.ts'
import type { Log } from '../platform/log.ts'
import { detachAccounts } from './detach-accounts.ts'
import { accountTables, type Owner } from './inventory.ts'
import { deletionDoneMail } from './mails.ts'
import { archiveRetainedUntil, tombstoneLifetimeMs } from './rules.ts'

interface DeletionDependencies {
  now: Date
  files: Pick<FileStore, 'keyOf'>
  mail: Pick<Mailing, 'queue' | 'wake'>
  /** The server's secret, without which the database does not tell whose tombstone is whose. */
  secret: string
  log: Log
}

/** A keyed hash by which a deleted id is recognized. */
export function tombstoneOf(kind: 'account' | 'customer', id: string, secret: string): string {
  return createHmac('sha256', secret).update(`tombstone\n${kind}\n${id}`).digest('base64url')
}

/**
 * Deletes every account that is due, each with all its data in one transaction; returns their number.
 * Several servers may do so at the same time; a failed deletion is repeated by the next run.
 */
export async function deleteDueAccounts(
  db: Database,
  dependencies: DeletionDependencies,
): Promise<number> {
  const failed: string[] = []
  for (let deleted = 0; ; ) {
    const next = await findDue(db, dependencies.now, failed)
    if (next === null) return deleted
    try {
      if (await deleteAccount(db, next, dependencies)) deleted += 1
      else failed.push(next)
    } catch (error) {
      dependencies.log.error({ err: error }, 'an account could not be deleted')
      failed.push(next)
    }
  }
}

async function findDue(db: Database, now: Date, skipped: string[]): Promise<string | null> {
  const [next] = await db
    .select({ uid: accountDeletion.userId })
    .from(accountDeletion)
    .where(and(lte(accountDeletion.dueAt, now), notInArray(accountDeletion.userId, skipped)))
    .orderBy(asc(accountDeletion.dueAt))
    .limit(1)
  return next?.uid ?? null
}

/** False where another server has locked the account, or its deletion was cancelled. */
async function deleteAccount(
  db: Database,
  uid: string,
  dependencies: DeletionDependencies,
): Promise<boolean> {
  const { now, files, mail, log } = dependencies
  const requestNumber = await db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ uid: user.id, email: user.email, name: user.name, isVerified: user.emailVerified })
      .from(user)
      .where(eq(user.id, uid))
      .for('update', { skipLocked: true })
    if (!owner) return null
    const [request] = await tx
      .delete(accountDeletion)
      .where(and(eq(accountDeletion.userId, uid), lte(accountDeletion.dueAt, now)))
      .returning()
    if (!request) return null
    // The lock waits for changes of the account, so that they are committed before they are counted.
    const [document] = await tx.select().from(profile).where(eq(profile.userId, uid)).for('update')
    await detachAccounts(tx, [uid], files)
    const orders = await detachCustomer(tx, uid)
    if (document) await archivePayments(tx, { document, owner, orders }, now)
    await storeTombstones(
      tx,
      { ...request, customerId: document?.stripeCustomerId ?? '' },
      dependencies,
    )
    await deleteUnlinkedRows(tx, owner)
    await tx.delete(user).where(eq(user.id, uid))
    await queueReceipt(tx, { owner, document, requestNumber: request.requestNumber }, mail)
    return request.requestNumber
  })
  if (requestNumber === null) return false
  mail.wake()
  log.info({ event: 'account-deleted', requestNumber }, 'account deleted')
  return true
}

/** Deletes rows that no foreign key connects with the account. */
async function deleteUnlinkedRows(tx: Transaction, owner: Owner): Promise<void> {
  for (const { table, rowsOf, isUnlinked, isRetained } of accountTables) {
    if (isUnlinked && !isRetained) await tx.delete(table).where(rowsOf(owner))
  }
}

async function queueReceipt(
  tx: Transaction,
  gone: {
    owner: { email: string; name: string }
    document: typeof profile.$inferSelect | undefined
    requestNumber: string
  },
  mail: DeletionDependencies['mail'],
): Promise<void> {
  const { owner, document, requestNumber } = gone
  const language = languageOf(document?.preferences.prefLanguage)
  const content = deletionDoneMail({ to: owner.email, name: owner.name, language }, requestNumber)
  await mail.queue(tx, { ...content, idempotencyKey: `deletion-done:${requestNumber}` })
}

/** Archives the payments of an account, which the law requires (§ 147 AO). */
async function archivePayments(
  tx: Transaction,
  {
    document,
    owner: { email, name },
    orders,
  }: {
    document: typeof profile.$inferSelect
    owner: { email: string; name: string }
    orders: Record<string, unknown>[]
  },
  now: Date,
): Promise<void> {
  const { stripeCustomerId, basePlan, lastPaymentDate } = document
  if (stripeCustomerId === '' && lastPaymentDate === null) return
  await tx.insert(billingArchive).values({
    email,
    name,
    stripeCustomerId,
    basePlan,
    lastPaymentDate,
    orders,
    archivedAt: now,
    keepUntil: archiveRetainedUntil(lastPaymentDate ?? now),
  })
}

async function storeTombstones(
  tx: Transaction,
  request: { userId: string; requestNumber: string; requestedAt: Date; customerId: string },
  { secret, now }: DeletionDependencies,
): Promise<void> {
  const { userId, requestNumber, requestedAt, customerId } = request
  const tombstones = [tombstoneOf('account', userId, secret)]
  if (customerId) tombstones.push(tombstoneOf('customer', customerId, secret))
  await tx
    .insert(deletedAccount)
    .values(
      tombstones.map((tombstone) => ({ tombstone, requestNumber, requestedAt, deletedAt: now })),
    )
    .onConflictDoNothing()
}

/** Deletes archived payments and tombstones after their retention periods. */
export async function deleteExpiredArchives(db: Database, now: Date): Promise<void> {
  await db.delete(billingArchive).where(lt(billingArchive.keepUntil, now))
  const oldest = new Date(now.getTime() - tombstoneLifetimeMs)
  await db.delete(deletedAccount).where(lt(deletedAccount.deletedAt, oldest))
}

const languageOf = (preferred: unknown): Language => (preferred === 'en' ? 'en' : 'de')
