import type { Database } from '../db/client.ts'
import type { Examiner } from '../examiner/examiner.ts'
import type { FileStore } from '../files/local.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'

/** What carrying imports out needs. */
export interface IntakeParts {
  db: Database
  clock: Clock
  log: Log
  files: FileStore
  examiner: Examiner
  /** Folder with one folder for each import that is not over. */
  workDir: string
}
