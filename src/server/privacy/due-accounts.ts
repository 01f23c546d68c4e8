import { createHmac } from 'node:crypto'
import { and, asc, eq, lt, lte, notInArray } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import { partFromCustomer } from '../billing/commands.ts'
import { user } from '../db/auth-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { accountDeletion, billingArchive, deletedAccount } from '../db/privacy-schema.ts'
import { profile } from '../db/schema.ts'
import type { FileStore } from '../files/local.ts'
import type { Mailing } from '../platform/context.ts'
import type { Log } from '../platform/log.ts'
import type { Owner } from './inventory.ts'
import { accountTables } from './inventory.ts'
import { deletionDoneMail } from './mails.ts'
import { partFrom } from './parting.ts'
import { archiveKeptUntil, tombstoneLifetimeMs } from './rules.ts'

interface DueAccounts {
  now: Date
  files: Pick<FileStore, 'keyOf'>
  mail: Pick<Mailing, 'queue' | 'wake'>
  /** Of the server; whoever has only the database cannot tell whose tombstone is whose. */
  secret: string
  log: Log
}

/** What is kept of an id to know it again, and nothing else. */
export function tombstoneOf(kind: 'account' | 'customer', id: string, secret: string): string {
  return createHmac('sha256', secret).update(`tombstone\n${kind}\n${id}`).digest('base64url')
}

/**
 * Deletes every account whose day has come, each with all it has in one transaction; returns how
 * many. Any number of servers may do so at once; one that fails is left for the next time.
 */
export async function deleteDueAccounts(db: Database, parts: DueAccounts): Promise<number> {
  const failed: string[] = []
  for (let deleted = 0; ; ) {
    const next = await findDue(db, parts.now, failed)
    if (next === null) return deleted
    try {
      if (await deleteAccount(db, next, parts)) deleted += 1
      else failed.push(next)
    } catch (error) {
      parts.log.error({ err: error }, 'an account could not be deleted')
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

/** False where somebody else has the account in hand, or it is not due any more. */
async function deleteAccount(db: Database, uid: string, parts: DueAccounts): Promise<boolean> {
  const { now, files, mail, log } = parts
  const requestNumber = await db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ uid: user.id, email: user.email, name: user.name, isProven: user.emailVerified })
      .from(user)
      .where(eq(user.id, uid))
      .for('update', { skipLocked: true })
    if (!owner) return null
    const [wanted] = await tx
      .delete(accountDeletion)
      .where(and(eq(accountDeletion.userId, uid), lte(accountDeletion.dueAt, now)))
      .returning()
    if (!wanted) return null
    // Held, so that what is being written for the account is there before it is counted.
    const [document] = await tx.select().from(profile).where(eq(profile.userId, uid)).for('update')
    await partFrom(tx, [uid], files)
    const orders = await partFromCustomer(tx, uid)
    if (document) await archivePayments(tx, { document, owner, orders }, now)
    await layTombstones(tx, { ...wanted, customerId: document?.stripeCustomerId ?? '' }, parts)
    await deleteLoose(tx, owner)
    await tx.delete(user).where(eq(user.id, uid))
    await queueReceipt(tx, { owner, document, requestNumber: wanted.requestNumber }, mail)
    return wanted.requestNumber
  })
  if (requestNumber === null) return false
  mail.wake()
  log.info({ event: 'account-deleted', requestNumber }, 'account deleted')
  return true
}

/** What no foreign key leads to. */
async function deleteLoose(tx: Transaction, owner: Owner): Promise<void> {
  for (const { table, rowsOf, isLoose, isKept } of accountTables) {
    if (isLoose && !isKept) await tx.delete(table).where(rowsOf(owner))
  }
}

async function queueReceipt(
  tx: Transaction,
  gone: {
    owner: { email: string; name: string }
    document: typeof profile.$inferSelect | undefined
    requestNumber: string
  },
  mail: DueAccounts['mail'],
): Promise<void> {
  const { owner, document, requestNumber } = gone
  const language = languageOf(document?.preferences.prefLanguage)
  const letter = deletionDoneMail({ to: owner.email, name: owner.name, language }, requestNumber)
  await mail.queue(tx, { ...letter, idempotencyKey: `deletion-done:${requestNumber}` })
}

/** Keeps what the law wants of somebody who ever paid. */
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
    keepUntil: archiveKeptUntil(lastPaymentDate ?? now),
  })
}

async function layTombstones(
  tx: Transaction,
  wanted: { userId: string; requestNumber: string; requestedAt: Date; customerId: string },
  { secret, now }: DueAccounts,
): Promise<void> {
  const { userId, requestNumber, requestedAt, customerId } = wanted
  const tombstones = [tombstoneOf('account', userId, secret)]
  if (customerId) tombstones.push(tombstoneOf('customer', customerId, secret))
  await tx
    .insert(deletedAccount)
    .values(
      tombstones.map((tombstone) => ({ tombstone, requestNumber, requestedAt, deletedAt: now })),
    )
    .onConflictDoNothing()
}

/** Ends what was kept of deleted accounts when its time is over. */
export async function forgetKept(db: Database, now: Date): Promise<void> {
  await db.delete(billingArchive).where(lt(billingArchive.keepUntil, now))
  const oldest = new Date(now.getTime() - tombstoneLifetimeMs)
  await db.delete(deletedAccount).where(lt(deletedAccount.deletedAt, oldest))
}

const languageOf = (preferred: unknown): Language => (preferred === 'en' ? 'en' : 'de')
