import type { Logger } from 'pino'
import type { BillingDependencies } from './billing/dependencies.ts'
import {
  expireEntitlements,
  queueRenewalReminders,
  reconcile,
  refreshPlans,
} from './billing/reconciler.ts'
import type { Database } from './db/client.ts'
import { publishScheduled, publishTickMs } from './draft/schedule.ts'
import type { Examiner } from './examiner/examiner.ts'
import type { FileStore } from './files/file-store.ts'
import type { Scratch } from './files/scratch.ts'
import { createWeeklyNewsletter, newsletterTickMs } from './newsletter/weekly.ts'
import type { Clock } from './platform/clock.ts'
import type { Mailing } from './platform/context.ts'
import type { Maintenance } from './platform/maintenance.ts'
import { createSignedLinks } from './platform/signed-links.ts'
import { every } from './platform/timer.ts'
import { deleteDueAccounts } from './privacy/due-accounts.ts'
import { rollDueCounters, rollDueVotings } from './profile/commands.ts'
import { refreshRankings } from './story/refresh-rankings.ts'
import type { StoryImportRunner } from './story-import/run.ts'
import { sweep } from './sweep.ts'
import { deleteUnnamedFiles, unnamedTickMs } from './upload/unnamed-files.ts'

const minuteMs = 60_000
const hourMs = 3_600_000
const reconcileTickMs = 900_000

interface TickDependencies {
  db: Database
  files: FileStore
  scratch: Scratch
  examiner: Examiner
  storyImports: Pick<StoryImportRunner, 'resume'>
  billing: BillingDependencies
  mail: Mailing
  secret: string
  /** Rate of mails to many accounts. */
  mailsPerMinute: number
  maintenance: Maintenance
  clock: Clock
  log: Logger
  seedDemo: () => Promise<void>
  storeAssets: () => Promise<void>
}

/** Starts all timed work. It rests during a maintenance, as the operator may be changing the data. */
export function startTicks(dependencies: TickDependencies): { stop(): void } {
  const { db, files, billing, mail, secret, maintenance, clock, log } = dependencies
  const { scratch, examiner } = dependencies
  const queueNewsletter = createWeeklyNewsletter({
    db,
    mail,
    unsubscribeLinks: createSignedLinks(secret, 'unsubscribe'),
    mailsPerMinute: dependencies.mailsPerMinute,
  })
  let isStopped = false
  const tick = (intervalMs: number, work: () => Promise<unknown>) =>
    every(intervalMs, log, async () => {
      if (maintenance.isOn()) return
      await work().catch((error: unknown) => {
        // Work in portions may find the database closed.
        if (!isStopped) throw error
      })
    })
  const ticks = [
    tick(reconcileTickMs, () => reconcile(billing, log)),
    tick(minuteMs, () => expireEntitlements(billing)),
    tick(hourMs, () => refreshPlans(billing)),
    tick(hourMs, () => queueRenewalReminders(billing)),
    tick(newsletterTickMs, () => queueNewsletter(clock.now())),
    tick(minuteMs, () => rollDueCounters(db, { now: clock.now() })),
    tick(minuteMs, () => rollDueVotings(db, { now: clock.now() })),
    tick(minuteMs, () => refreshRankings(db, clock.now())),
    tick(minuteMs, () => deleteDueAccounts(db, { now: clock.now(), files, mail, secret, log })),
    tick(hourMs, dependencies.seedDemo),
    tick(hourMs, dependencies.storeAssets),
    tick(minuteMs, () => dependencies.storyImports.resume()),
    tick(publishTickMs, () => publishScheduled(db, { now: clock.now(), log })),
    tick(unnamedTickMs, async () => {
      const removed = await deleteUnnamedFiles(db, files, clock.now())
      if (removed > 0) log.info({ event: 'unnamed-files-removed', removed }, 'files removed')
    }),
    tick(hourMs, () => sweep({ db, files, scratch, examiner, now: clock.now(), log })),
  ]
  // Rankings of a new release or a restored database do not wait for a minute.
  refreshRankings(db, clock.now()).catch((error: unknown) =>
    log.warn({ err: error }, 'the rankings could not be refreshed'),
  )
  refreshPlans(billing).catch((error: unknown) =>
    log.warn({ err: error }, 'the plans could not be refreshed'),
  )
  return {
    stop() {
      isStopped = true
      for (const each of ticks) each.stop()
    },
  }
}
