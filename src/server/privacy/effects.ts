import { z } from 'zod'
import type { Database } from '../db/client.ts'
import type { FileStore } from '../files/local.ts'
import { zipOf } from '../files/zip.ts'
import type { Clock } from '../platform/clock.ts'
import type { Mailing } from '../platform/context.ts'
import type { OutboxEffect } from '../platform/outbox.ts'
import { copyOf, copySteps } from './copy.ts'
import {
  ExportPayload,
  exportFileKey,
  finishExport,
  hasExport,
  noteExport,
  startExport,
} from './exports.ts'
import { exportReadyMail } from './mails.ts'
import { exportPatienceMs } from './rules.ts'

interface EffectParts {
  db: Database
  files: FileStore
  clock: Clock
  mail: Mailing
}

/** What the outbox does for this noun; each may run again after it was cut off anywhere. */
export function privacyEffects(parts: EffectParts): Record<string, OutboxEffect> {
  return {
    'data-export': (payload) => makeExport(parts, ExportPayload.parse(payload)),
    'file-removal': async (payload) => {
      const { key } = z.object({ key: z.string() }).parse(payload)
      await parts.files.remove(key)
    },
  }
}

async function makeExport(
  parts: EffectParts,
  payload: z.infer<typeof ExportPayload>,
): Promise<void> {
  const { db, files, clock } = parts
  const { exportId } = payload
  const started = await startExport(db, exportId, copySteps)
  if (!started) {
    // Cut off between file and row, and the account deleted since: the file must not stay.
    if (!(await hasExport(db, exportId))) await files.remove(exportFileKey(files, exportId))
    return
  }
  try {
    await storeCopy(parts, payload, started.uid)
  } catch (error) {
    const isOver = clock.now().getTime() - started.requestedAt.getTime() > exportPatienceMs
    await noteExport(db, exportId, { state: isOver ? 'failed' : 'waiting' })
    throw error
  }
}

/** The file first, then its row. */
async function storeCopy(
  { db, files, clock, mail }: EffectParts,
  { exportId, language }: z.infer<typeof ExportPayload>,
  uid: string,
): Promise<void> {
  const now = clock.now()
  const onStep = (doneSteps: number) => noteExport(db, exportId, { doneSteps })
  const entries = await copyOf(db, { uid, now, onStep })
  if (!entries) return
  const zip = zipOf(entries, now)
  const { key: fileKey, sizeBytes } = await files.putAs(`export:${exportId}`, zip, 'zip')
  const isKept = await finishExport(
    db,
    { exportId, now, fileKey, sizeBytes },
    async (tx, { email, name }, expiresAt) => {
      const link = mail.linkTo('/account-settings', {})
      const letter = exportReadyMail({ to: email, name, language }, link, expiresAt)
      await mail.queue(tx, { ...letter, idempotencyKey: `export-ready:${exportId}` })
    },
  )
  if (isKept) mail.wake()
  else await files.remove(fileKey)
}
