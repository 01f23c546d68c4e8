import { and, eq, inArray, lt, notExists, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Language } from '../../contract/base.ts'
import { Language as LanguageSchema } from '../../contract/base.ts'
import { user } from '../db/auth-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { accountDeletion, dataExport } from '../db/privacy-schema.ts'
import { profile } from '../db/schema.ts'
import type { FileStore } from '../files/local.ts'
import { queueEffect } from '../platform/outbox.ts'
import { findExport } from './queries.ts'
import { exportLifetimeMs } from './rules.ts'

/** What the outbox keeps of a copy to be made: nothing that names the account. */
export const ExportPayload = z.object({ exportId: z.uuid(), language: LanguageSchema })

/** The file of a copy in the file store. */
export const exportFileKey = (files: Pick<FileStore, 'keyOf'>, exportId: string) =>
  files.keyOf(`export:${exportId}`, 'zip')

const isOpen = inArray(dataExport.state, ['waiting', 'running'])

/**
 * Has a copy made, with its outbox entry in one transaction. One in the making stays the one; another
 * one the same day is refused, unless the last one failed.
 */
export async function requestExport(
  db: Database,
  { uid, ownerId, now, language }: { uid: string; ownerId: string; now: Date; language: Language },
): Promise<'asked' | 'not-found' | { nextRequestAt: string }> {
  return db.transaction(async (tx) => {
    // Held, so that parallel calls make one copy.
    const [owner] = await tx
      .select({ userId: profile.userId })
      .from(profile)
      .where(and(eq(profile.userId, uid), eq(profile.userId, ownerId)))
      .for('update')
    if (!owner) return 'not-found'
    const latest = await findExport(tx, { uid, ownerId, now })
    if (latest?.state === 'waiting' || latest?.state === 'running') return 'asked'
    if (latest?.nextRequestAt) return { nextRequestAt: latest.nextRequestAt }
    const [made] = await tx
      .insert(dataExport)
      .values({ userId: uid, requestedAt: now })
      .returning({ exportId: dataExport.exportId })
    if (!made) throw new Error('the insert returned no row')
    const { exportId } = made
    await queueEffect(tx, {
      kind: 'data-export',
      payload: { exportId, language },
      idempotencyKey: `data-export:${exportId}`,
    })
    return 'asked'
  })
}

/** Begins the work or begins it anew; null where it is done, given up or its account is gone. */
export async function startExport(
  db: Database,
  exportId: string,
  totalSteps: number,
): Promise<{ uid: string; requestedAt: Date } | null> {
  const [started] = await db
    .update(dataExport)
    .set({ state: 'running', doneSteps: 0, totalSteps })
    .where(and(eq(dataExport.exportId, exportId), isOpen))
    .returning({ uid: dataExport.userId, requestedAt: dataExport.requestedAt })
  return started ?? null
}

/** Whether there is such a copy, in whatever state. */
export async function hasExport(db: Database, exportId: string): Promise<boolean> {
  return (await db.$count(dataExport, eq(dataExport.exportId, exportId))) > 0
}

/** Notes how far the work is, or that it is given up. */
export async function noteExport(
  db: Database,
  exportId: string,
  change: { doneSteps?: number; state?: 'waiting' | 'failed' },
): Promise<void> {
  await db
    .update(dataExport)
    .set(change)
    .where(and(eq(dataExport.exportId, exportId), isOpen))
}

/** Marks the copy as ready; `then` runs in the same transaction. False where its account is gone. */
export async function finishExport(
  db: Database,
  { exportId, now, ...file }: { exportId: string; now: Date; fileKey: string; sizeBytes: number },
  then: (tx: Transaction, to: { email: string; name: string }, expiresAt: Date) => Promise<void>,
): Promise<boolean> {
  const expiresAt = new Date(now.getTime() + exportLifetimeMs)
  return db.transaction(async (tx) => {
    const [ready] = await tx
      .update(dataExport)
      .set({ ...file, state: 'ready', readyAt: now, expiresAt })
      .where(and(eq(dataExport.exportId, exportId), isOpen))
      .returning({ uid: dataExport.userId })
    if (!ready) return false
    // Who has locked the account in the meantime cannot get at it any more.
    const lock = tx
      .select({ one: sql`1` })
      .from(accountDeletion)
      .where(eq(accountDeletion.userId, user.id))
    const [to] = await tx
      .select({ email: user.email, name: user.name })
      .from(user)
      // Where the mailbox is not proven, a stranger would get the mail.
      .where(and(eq(user.id, ready.uid), user.emailVerified, notExists(lock)))
    if (to) await then(tx, to, expiresAt)
    return true
  })
}

/** Ends copies whose week is over: the rows now, the files by the outbox. */
export async function forgetExpiredExports(
  db: Database,
  files: Pick<FileStore, 'keyOf'>,
  now: Date,
): Promise<void> {
  const isForgotten = and(
    eq(dataExport.state, 'failed'),
    lt(dataExport.requestedAt, new Date(now.getTime() - exportLifetimeMs)),
  )
  await db.transaction(async (tx) => {
    const ended = await tx
      .delete(dataExport)
      .where(or(lt(dataExport.expiresAt, now), isForgotten))
      .returning({ exportId: dataExport.exportId })
    await queueFileRemovals(tx, files, ended)
  })
}

/** Has the files of copies removed when the transaction is committed. */
export async function queueFileRemovals(
  tx: Transaction,
  files: Pick<FileStore, 'keyOf'>,
  copies: { exportId: string }[],
): Promise<void> {
  for (const { exportId } of copies) {
    const key = exportFileKey(files, exportId)
    const idempotencyKey = `file-removal:${key}`
    await queueEffect(tx, { kind: 'file-removal', payload: { key }, idempotencyKey })
  }
}
