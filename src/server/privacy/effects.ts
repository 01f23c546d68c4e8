import { z } from 'zod'
import type { Database } from '../db/client.ts'
import type { FileStore } from '../files/file-store.ts'
import { zipOf } from '../files/zip.ts'
import type { Clock } from '../platform/clock.ts'
import type { Mailing } from '../platform/context.ts'
import type { OutboxEffect } from '../platform/outbox.ts'
import { buildCopy, copySteps } from './copy.ts'
import {
  ExportPayload,
  exportFileKey,
  finishExport,
  hasExport,
  startExport,
  updateExport,
} from './exports.ts'
import { exportReadyMail } from './mails.ts'
import { exportRetryMs } from './rules.ts'

interface EffectDependencies {
  db: Database
  files: FileStore
  clock: Clock
  mail: Mailing
}

/** Effects of the outbox; each may run again after an interruption at any point. */
export function privacyEffects(dependencies: EffectDependencies): Record<string, OutboxEffect> {
  return {
    'data-export': (payload) => runExport(dependencies, ExportPayload.parse(payload)),
    'file-removal': async (payload) => {
      const { key } = z.object({ key: z.string() }).parse(payload)
      await dependencies.files.remove(key)
    },
  }
}

async function runExport(
  dependencies: EffectDependencies,
  payload: z.infer<typeof ExportPayload>,
): Promise<void> {
  const { db, files, clock } = dependencies
  const { exportId } = payload
  const started = await startExport(db, exportId, copySteps)
  if (!started) {
    // Interrupted between file and row, and the account was deleted since: the file must not stay.
    if (!(await hasExport(db, exportId))) await files.remove(exportFileKey(files, exportId))
    return
  }
  try {
    await storeCopy(dependencies, payload, started.uid)
  } catch (error) {
    const isOver = clock.now().getTime() - started.requestedAt.getTime() > exportRetryMs
    await updateExport(db, exportId, { state: isOver ? 'failed' : 'waiting' })
    throw error
  }
}

/** Stores the file, then its row. */
async function storeCopy(
  { db, files, clock, mail }: EffectDependencies,
  { exportId, language }: z.infer<typeof ExportPayload>,
  uid: string,
): Promise<void> {
  const now = clock.now()
  const onStep = (doneSteps: number) => updateExport(db, exportId, { doneSteps })
  const entries = await buildCopy(db, { uid, now, onStep })
  if (!entries) return
  const zip = zipOf(entries, now)
  const { key: fileKey, sizeBytes } = await files.putAs(`export:${exportId}`, zip, 'zip')
  const isFinished = await finishExport(
    db,
    { exportId, now, fileKey, sizeBytes },
    async (tx, { email, name }, expiresAt) => {
      const link = mail.linkTo('/account-settings', {})
      const content = exportReadyMail({ to: email, name, language }, link, expiresAt)
      await mail.queue(tx, { ...content, idempotencyKey: `export-ready:${exportId}` })
    },
  )
  if (isFinished) mail.wake()
  else await files.remove(fileKey)
}
