import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createApp } from '../../src/server/app.ts'
import { createAuth } from '../../src/server/auth/auth.ts'
import { type AuthLimits, authLimits } from '../../src/server/auth/endpoints.ts'
import { createSessionCache } from '../../src/server/auth/session-cache.ts'
import { checkDatabase } from '../../src/server/db/check.ts'
import { isFreshSignIn, isGateOpen } from '../../src/server/device/rules.ts'
import { createExaminer } from '../../src/server/examiner/examiner.ts'
import { createFileStore, type FileStore } from '../../src/server/files/file-store.ts'
import { createLocalStorage } from '../../src/server/files/local.ts'
import { createScratch } from '../../src/server/files/scratch.ts'
import type { Clock } from '../../src/server/platform/clock.ts'
import { operatorOf, readConfig } from '../../src/server/platform/env.ts'
import { createLive } from '../../src/server/platform/live.ts'
import type { Log } from '../../src/server/platform/log.ts'
import { createMailing } from '../../src/server/platform/mailing.ts'
import type { Maintenance } from '../../src/server/platform/maintenance.ts'
import { createMetrics, type MetricsAccess } from '../../src/server/platform/metrics.ts'
import { queueMail } from '../../src/server/platform/outbox.ts'
import { createPayments, type StripeSettings } from '../../src/server/platform/payments.ts'
import { type PublicReads, readFromWriter } from '../../src/server/platform/public-reads.ts'
import { createReadiness, type Readiness } from '../../src/server/platform/readiness.ts'
import { createServerChannels } from '../../src/server/platform/server-channels.ts'
import { createSignedLinks } from '../../src/server/platform/signed-links.ts'
import { createStoryImportRunner } from '../../src/server/story-import/run.ts'
import { createTraceCollector } from '../../src/server/trace/collector.ts'
import type { DatabaseServer } from './cluster.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { silentLog } from './log.ts'
import { quickHashing } from './quick-hashing.ts'
import { baseUrl, createTestUsers } from './test-user.ts'

/** Tests sign up more often than the limits allow. */
const unlimited = Object.fromEntries(
  Object.keys(authLimits).map((name) => [name, { max: 100_000, windowSeconds: 60 }]),
) as AuthLimits
/** Signs the addresses of files. */
export const secret = 'a secret of at least thirty-two characters'

/** No server listens at this address. */
const unreachableStripe: StripeSettings = {
  secretKey: 'sk_test_nowhere',
  webhookSecrets: ['whsec_nowhere'],
  host: { host: '127.0.0.1', port: 9, protocol: 'http' },
}
const operator = {
  ...operatorOf(readConfig({})),
  name: 'Fabelhain',
  address: 'Waldweg 7, 12345 Musterstadt',
  email: 'post@fabelhain.test',
}

/** A clock that only moves when a test sets it. */
export interface TestClock extends Clock {
  set(instant: string): void
}

function createTestClock(start: string): TestClock {
  let now = new Date(start)
  return {
    now: () => now,
    set(instant) {
      now = new Date(instant)
    },
  }
}

/** The whole app on its own database; requests go through `app.fetch`, without a port. */
export async function createTestApp(
  start = '2026-11-21T10:00:00Z',
  {
    stripe = unreachableStripe,
    metricsAccess = 'closed',
    losesConnections = false,
    databaseServer,
    log = silentLog as Log,
    isDemo = false,
    maintenance = { isOn: () => false, stop() {} },
    maintenancePage = '',
    readiness,
    publicReads,
    files: given,
    beside,
    ...options
  }: {
    maxStreams?: number
    stripe?: StripeSettings
    metricsAccess?: MetricsAccess
    losesConnections?: boolean
    databaseServer?: DatabaseServer | undefined
    log?: Log
    isDemo?: boolean
    readiness?: Readiness
    publicReads?: PublicReads
    maintenance?: Maintenance
    maintenancePage?: string
    files?: FileStore
    /** A running app, whose database, time and accounts this second server shares. */
    beside?: { database: TestDatabase; clock: TestClock }
  } = {},
) {
  const database =
    beside?.database ?? (await createTestDatabase({ losesConnections, server: databaseServer }))
  const { db } = database
  const clock = beside?.clock ?? createTestClock(start)
  const directory = await mkdtemp(path.join(tmpdir(), 'fabelhain-files-'))
  const filesDir = path.join(directory, 'files')
  const files = given ?? createFileStore(await createLocalStorage(filesDir))
  const scratchDir = path.join(directory, 'scratch')
  const scratch = await createScratch(scratchDir)
  const examiner = await createExaminer(path.join(directory, 'examined'))
  const storyImports = createStoryImportRunner({ db, clock, log, files, scratch, examiner })
  const channels = await createServerChannels(db, database.directAddress, log)
  const live = createLive(db, channels, { maxStreams: 1000, ...options })
  const auth = createAuth({
    db,
    secret,
    baseUrl,
    google: null,
    passwords: quickHashing,
    queueMail,
    onMailQueued: () => {},
    clock,
    log,
    limits: unlimited,
    sessionCache: createSessionCache(db, channels),
    guard: {
      isGateOpen: (session) => isGateOpen(session, clock.now()),
      isFreshSignIn: (session) => isFreshSignIn(session, clock.now()),
    },
  })
  const payments = createPayments(stripe)
  const traceCollector = createTraceCollector({ db, clock, log })
  const app = createApp({
    db,
    publicReads: publicReads ?? readFromWriter(db),
    files,
    scratch,
    examiner,
    storyImports,
    readiness: readiness ?? createReadiness({ database: () => checkDatabase(db) }, log),
    maintenance,
    maintenancePage,
    checksAnswers: true,
    isDemo,
    auth,
    passwords: quickHashing,
    channels,
    live,
    clock,
    log,
    baseUrl,
    trustedProxies: [],
    secret,
    payments,
    operator,
    queueMail,
    onMailQueued: () => {},
    metrics: createMetrics({ openStreams: live.openStreams }),
    metricsAccess,
    traceCollector,
    scriptHashes: [],
  })
  const mail = createMailing({ queueMail, onMailQueued: () => {}, baseUrl })
  const users = createTestUsers(db, app)

  return {
    ...users,
    database,
    db,
    mail,
    billing: { db, clock, mail, payments, operator },
    unsubscribeLinks: createSignedLinks(secret, 'unsubscribe'),
    files,
    filesDir,
    scratch,
    scratchDir,
    examiner,
    storyImports,
    clock,
    live,
    traceCollector,
    app,
    async close() {
      const importsStopped = storyImports.stop()
      examiner.stop()
      await importsStopped
      live.stop()
      await channels.stop()
      await traceCollector.stop()
      if (!beside) await database.drop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>
