import type { Logger } from 'pino'
import { deleteExpiredSignIns } from './auth/sessions.ts'
import { deleteExpiredBilling } from './billing/reconciler.ts'
import { deleteExpiredTickets } from './contact/commands.ts'
import type { Database } from './db/client.ts'
import type { Examiner } from './examiner/examiner.ts'
import type { FileStore } from './files/file-store.ts'
import type { Scratch } from './files/scratch.ts'
import { deleteExpiredLimits } from './http/rate-limit.ts'
import { deleteOldRuns } from './newsletter/commands.ts'
import { deleteExpiredLinks } from './platform/one-time-links.ts'
import { deleteDoneEffects } from './platform/outbox.ts'
import { deleteExpiredSentChanges } from './platform/sent-changes.ts'
import { deleteExpiredArchives } from './privacy/due-accounts.ts'
import { deleteExpiredExports } from './privacy/exports.ts'
import { deleteUnverifiedAccounts } from './privacy/unverified.ts'
import { deleteExpiredKeys, deleteExpiredPlaybacks } from './reading/commands.ts'
import { deleteExpiredImports } from './story-import/commands.ts'
import { deleteExpiredTraces } from './trace/commands.ts'
import { deleteExpiredUploads } from './upload/commands.ts'

/** Longer than any work on a copy takes. */
const scratchLifetimeMs = 86_400_000

/** Deletes all expired data, such as sessions, uploads, copies of data and unverified accounts. */
export async function sweep({
  db,
  files,
  scratch,
  examiner,
  now,
  log,
}: {
  db: Database
  files: FileStore
  scratch: Scratch
  examiner: Examiner
  now: Date
  log: Logger
}) {
  await deleteExpiredSignIns(db, now)
  await deleteExpiredLinks(db, now)
  await deleteExpiredLimits(db, now)
  await deleteExpiredKeys(db, now)
  await deleteExpiredSentChanges(db, now)
  await deleteExpiredPlaybacks(db, now)
  await deleteExpiredExports(db, files, now)
  await deleteExpiredArchives(db, now)
  await deleteExpiredBilling(db, now)
  await deleteExpiredTickets(db, now)
  await deleteDoneEffects(db, now)
  await deleteOldRuns(db, now)
  await deleteExpiredTraces(db, now)
  await deleteExpiredUploads(db, files, now)
  await examiner.removeLeftovers()
  await scratch.removeLeftovers(new Date(now.getTime() - scratchLifetimeMs))
  await deleteExpiredImports(db, files, now)
  const accounts = await deleteUnverifiedAccounts(db, { now, files })
  if (accounts > 0) log.info({ event: 'unproven-accounts-expired', accounts }, 'accounts expired')
}
