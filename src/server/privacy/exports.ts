import { and, eq, inArray, lt, notExists, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Language, Language as LanguageSchema } from '../../contract/base.ts'
import { user } from '../db/auth-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { accountDeletion, dataExport } from '../db/privacy-schema.ts'
import { profile } from '../db/schema.ts'
import type { FileStore } from '../files/file-store.ts'
import { queueEffect } from '../platform/outbox.ts'
import { findExport } from './queries.ts'
import { exportLifetimeMs } from './rules.ts'

/** The outbox entry of a copy; nothing in it names the account. */
export const ExportPayload = z.object({ exportId: z.uuid(), language: LanguageSchema })

/** The key of a copy in the file store. */
export const exportFileKey = (files: Pick<FileStore, 'keyOf'>, exportId: string) =>
  files.keyOf(`export:${exportId}`, 'zip')

const isOpen = inArray(dataExport.state, ['waiting', 'running'])

/**
 * Queues a copy of an account's data. A copy in progress is not queued again; a second one within a day
 * is refused, unless the last one failed.
 */
export async function requestExport(
  db: Database,
  { uid, ownerId, now, language }: { uid: string; ownerId: string; now: Date; language: Language },
): Promise<'requested' | 'not-found' | { nextRequestAt: string }> {
  return db.transaction(async (tx) => {
    // The lock makes concurrent calls queue one copy.
    const [owner] = await tx
      .select({ userId: profile.userId })
      .from(profile)
      .where(and(eq(profile.userId, uid), eq(profile.userId, ownerId)))
      .for('update')
    if (!owner) return 'not-found'
    const latest = await findExport(tx, { uid, ownerId, now })
    if (latest?.state === 'waiting' || latest?.state === 'running') return 'requested'
    if (latest?.nextRequestAt) return { nextRequestAt: latest.nextRequestAt }
    const [created] = await tx
      .insert(dataExport)
      .values({ userId: uid, requestedAt: now })
      .returning({ exportId: dataExport.exportId })
    if (!created) throw new Error('the insert returned no row')
    const { exportId } = created
    await queueEffect(tx, {
      kind: 'data-export',
      payload: { exportId, language },
      idempotencyKey: `data-export:${exportId}`,
    })
    return 'requested'
  })
}

/** Starts or restarts a copy; null where it is done, has failed or its account is gone. */
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

/** Whether a copy exists, in any state. */
export async function hasExport(db: Database, exportId: string): Promise<boolean> {
  return (await db.$count(dataExport, eq(dataExport.exportId, exportId))) > 0
}

/** Stores the progress of a copy, or that it waits for a retry or has failed. */
export async function updateExport(
  db: Database,
  exportId: string,
  change: { doneSteps?: number; state?: 'waiting' | 'failed' },
): Promise<void> {
  await db
    .update(dataExport)
    .set(change)
    .where(and(eq(dataExport.exportId, exportId), isOpen))
}

/** Marks a copy as ready; `onReady` runs in the same transaction. False where its account is gone. */
export async function finishExport(
  db: Database,
  { exportId, now, ...file }: { exportId: string; now: Date; fileKey: string; sizeBytes: number },
  onReady: (tx: Transaction, to: { email: string; name: string }, expiresAt: Date) => Promise<void>,
): Promise<boolean> {
  const expiresAt = new Date(now.getTime() + exportLifetimeMs)
  return db.transaction(async (tx) => {
    const [ready] = await tx
      .update(dataExport)
      .set({ ...file, state: 'ready', readyAt: now, expiresAt })
      .where(and(eq(dataExport.exportId, exportId), isOpen))
      .returning({ uid: dataExport.userId })
    if (!ready) return false
    // An account that is to be deleted cannot download it any more.
    const deletion = tx
      .select({ one: sql`1` })
      .from(accountDeletion)
      .where(eq(accountDeletion.userId, user.id))
    const [to] = await tx
      .select({ email: user.email, name: user.name })
      .from(user)
      // Mail to an unverified mailbox may reach a stranger.
      .where(and(eq(user.id, ready.uid), user.emailVerified, notExists(deletion)))
    if (to) await onReady(tx, to, expiresAt)
    return true
  })
}

/** Deletes the rows of expired copies; the outbox deletes their files. */
export async function deleteExpiredExports(
  db: Database,
  files: Pick<FileStore, 'keyOf'>,
  now: Date,
): Promise<void> {
  const isOldFailure = and(
    eq(dataExport.state, 'failed'),
    lt(dataExport.requestedAt, new Date(now.getTime() - exportLifetimeMs)),
  )
  await db.transaction(async (tx) => {
    const ended = await tx
      .delete(dataExport)
      .where(or(lt(dataExport.expiresAt, now), isOldFailure))
      .returning({ exportId: dataExport.exportId })
    await queueFileRemovals(tx, files, ended)
  })
}

/** Queues the removal of the files of copies. */
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
