import type { Logger } from 'pino'
import { forgetExpiredLinks } from './auth/mailed-links.ts'
import { forgetExpiredSignIns } from './auth/sessions.ts'
import { forgetPastBilling } from './billing/reconciler.ts'
import { forgetPastTickets } from './contact/commands.ts'
import type { Database } from './db/client.ts'
import type { Examiner } from './examiner/examiner.ts'
import type { FileStore } from './files/local.ts'
import type { UploadFolder } from './files/upload-folder.ts'
import { forgetPastLimits } from './http/rate-limit.ts'
import { forgetPastIntakes } from './intake/commands.ts'
import { forgetPastEffects } from './platform/outbox.ts'
import { forgetSentChanges } from './platform/sent-changes.ts'
import { forgetKept } from './privacy/due-accounts.ts'
import { forgetExpiredExports } from './privacy/exports.ts'
import { forgetUnprovenAccounts } from './privacy/unproven.ts'
import { forgetPastKeys } from './reading/commands.ts'
import { forgetPastPlaybacks } from './reading/playback.ts'
import { forgetPastTraces } from './trace/commands.ts'
import { forgetPastUploads } from './upload/commands.ts'

/** Forgets what has run out: accounts without proof, sign-ins, counters of tries, keys, copies of data. */
export async function sweep({
  db,
  files,
  uploadFolder,
  examiner,
  intakeDir,
  now,
  log,
}: {
  db: Database
  files: FileStore
  uploadFolder: UploadFolder
  examiner: Examiner
  intakeDir: string
  now: Date
  log: Logger
}) {
  await forgetExpiredSignIns(db, now)
  await forgetExpiredLinks(db, now)
  await forgetPastLimits(db, now)
  await forgetPastKeys(db, now)
  await forgetSentChanges(db, now)
  await forgetPastPlaybacks(db, now)
  await forgetExpiredExports(db, files, now)
  await forgetKept(db, now)
  await forgetPastBilling(db, now)
  await forgetPastTickets(db, now)
  await forgetPastEffects(db, now)
  await forgetPastTraces(db, now)
  await forgetPastUploads(db, uploadFolder, now)
  await examiner.forgetLeftovers()
  await forgetPastIntakes(db, { workDir: intakeDir, now })
  const accounts = await forgetUnprovenAccounts(db, { now, files })
  if (accounts > 0) log.info({ event: 'unproven-accounts-expired', accounts }, 'accounts expired')
}
