import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Consent, DataExport } from '../../contract/privacy.ts'
import type { Database } from '../db/client.ts'
import { consent, dataExport } from '../db/privacy-schema.ts'
import { exportPauseMs } from './rules.ts'

interface OwnUser {
  uid: string
  ownerId: string
}

/** The newest copy of an account's data that has not expired; null where there is none. */
export async function findExport(
  db: Pick<Database, 'select'>,
  { uid, ownerId, now }: OwnUser & { now: Date },
): Promise<(Omit<DataExport, 'url'> & { fileKey: string | null }) | null> {
  const [row] = await db
    .select()
    .from(dataExport)
    .where(
      and(
        eq(dataExport.userId, uid),
        eq(dataExport.userId, ownerId),
        or(isNull(dataExport.expiresAt), gt(dataExport.expiresAt, now)),
      ),
    )
    .orderBy(desc(dataExport.requestedAt))
    .limit(1)
  if (!row) return null
  const { state, doneSteps, totalSteps, sizeBytes, requestedAt, readyAt, expiresAt } = row
  const nextRequestAt = new Date(requestedAt.getTime() + exportPauseMs)
  return {
    state,
    doneSteps,
    totalSteps,
    sizeBytes,
    requestedAt: requestedAt.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    nextRequestAt: state === 'failed' || nextRequestAt <= now ? null : nextRequestAt.toISOString(),
    fileKey: state === 'ready' ? row.fileKey : null,
  }
}

/** Consents of an account, newest first. */
export async function listConsents(db: Database, { uid, ownerId }: OwnUser): Promise<Consent[]> {
  const rows = await db
    .select()
    .from(consent)
    .where(and(eq(consent.userId, uid), eq(consent.userId, ownerId)))
    .orderBy(desc(consent.grantedAt))
  return rows.map(({ kind, grantedAt, withdrawnAt }) => ({
    kind,
    grantedAt: grantedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }))
}
