import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { createAuth } from './auth/auth.ts'
import { scryptHashing } from './auth/passwords.ts'
import { createSessionCache } from './auth/session-cache.ts'
import { changeRole } from './auth/users.ts'
import { billingEffects } from './billing/effects.ts'
import { reconcile } from './billing/reconciler.ts'
import { checkDatabase } from './db/check.ts'
import type { Database } from './db/client.ts'
import { isFreshSignIn, isGateOpen } from './device/rules.ts'
import { createExaminer } from './examiner/examiner.ts'
import { checkStore } from './files/check-store.ts'
import type { FileStore } from './files/file-store.ts'
import { createScratch } from './files/scratch.ts'
import { createFilmMaker } from './film/maker.ts'
import { makeFilms } from './film/making.ts'
import { createAssetHistory } from './http/asset-history.ts'
import { readPolicy } from './http/client-policy.ts'
import { listen } from './http/listen.ts'
import { maintenancePage } from './http/maintenance-page.ts'
import { createSharedReleases } from './http/shared-releases.ts'
import { staticRoutes } from './http/static.ts'
import { loadLibrary } from './load-library.ts'
import type { OpenedDatabase } from './open-database.ts'
import { openServerFiles } from './open-files.ts'
import { systemClock } from './platform/clock.ts'
import {
  type Config,
  googleSettings,
  metricsAccess,
  operatorOf,
  siteMode,
  storageSettings,
  stripeSettings,
} from './platform/env.ts'
import { createLive } from './platform/live.ts'
import { createMailLanes } from './platform/mail-lanes.ts'
import { createMailing } from './platform/mailing.ts'
import { createMaintenance } from './platform/maintenance.ts'
import { createMetrics } from './platform/metrics.ts'
import { queueMail } from './platform/outbox.ts'
import { createOutboxLanes } from './platform/outbox-lanes.ts'
import { createPayments } from './platform/payments.ts'
import { createPublicReads, readFromWriter } from './platform/public-reads.ts'
import { createReadiness } from './platform/readiness.ts'
import { generatedSecret } from './platform/secret.ts'
import { createServerChannels } from './platform/server-channels.ts'
import { atMost } from './platform/timer.ts'
import { privacyEffects } from './privacy/effects.ts'
import { type SeedDependencies, seedStory } from './seed.ts'
import { refreshRankings } from './story/refresh-rankings.ts'
import { createStoryImportRunner } from './story-import/run.ts'
import { startTicks } from './ticks.ts'
import { createTraceCollector } from './trace/collector.ts'
import { findSomeKeys } from './upload/queries.ts'

/** The build replaces this name. */
declare const IS_BUILT: true
const isBuilt = typeof IS_BUILT !== 'undefined'
/** How long a stop waits for running background work, such as a mail that is being sent. */
const stopTimeoutMs = 1_000
/** Folder of the built client and the migrations, from dist/server and from src/server. */
const distDir = fileURLToPath(new URL('../../dist', import.meta.url))

export interface RunningServer {
  baseUrl: string
  /** Waits STOP_DELAY, then ends streams, drains requests, closes the database; in well under ten seconds. */
  stop(): Promise<void>
}

/**
 * Starts the parts in order: library, stand-ins, HTTP. Aborted before the library loads, it closes the database
 * and throws the reason of `stopping`; later the start is short.
 */
export async function startServer(
  config: Config,
  log: Logger,
  { opened, stopping }: { opened: OpenedDatabase; stopping: AbortSignal },
): Promise<RunningServer> {
  const { db, directAddress, stopDatabase } = opened
  try {
    stopping.throwIfAborted()
    const clock = systemClock
    const clientDir = path.join(distDir, 'client')
    const { scripts: scriptHashes } = await readPolicy(clientDir)
    const dataDir = path.resolve(config.DATA_DIR)
    const files = await openServerFiles(storageSettings(config), log)
    const scratch = await createScratch(path.join(dataDir, 'scratch'))
    const examiner = await createExaminer(path.join(dataDir, 'examined'))
    const store = { db, files, clock, log, libraryDir: path.resolve(config.LIBRARY_DIR) }
    const storyImports = createStoryImportRunner({ db, clock, log, files, scratch, examiner })

    const listening = await listen({ host: config.HOST, port: config.PORT })
    const baseUrl = config.BASE_URL ?? `http://localhost:${listening.port}`
    const secret = config.AUTH_SECRET ?? (await generatedSecret(dataDir))
    const demo =
      config.FABELHAIN_MODE === 'demo' ? await startStandIns(config, dataDir, baseUrl, log) : null
    const seedDemo = async () => {
      if (!demo || !config.SEED) return
      await demo.seed(db)
      await refreshRankings(db, clock.now())
    }
    stopping.throwIfAborted()
    const library = config.SEED ? await loadLibrary(store, { distDir, seedDemo }) : null
    const mails = createMailLanes({
      smtpUrl: demo?.smtpUrl ?? config.SMTP_URL ?? '',
      from: config.MAIL_FROM,
    })
    const operator = operatorOf(config)
    const payments = createPayments(demo?.stripe ?? stripeSettings(config))
    const mail = createMailing({ baseUrl, queueMail, onMailQueued: () => outbox.wake() })
    const billing = { db, clock, mail, payments, operator }
    const maintenance = await createMaintenance({
      isForced: config.MAINTENANCE,
      file: path.join(dataDir, 'maintenance'),
    })
    const readiness = createReadiness(
      {
        database: () => checkDatabase(db),
        // Without the database the store itself is still checked.
        store: async () => checkStore(files, await findSomeKeys(db).catch(() => [])),
        library: async () => (library?.isLoaded() === false ? 'loading' : 'ok'),
      },
      log,
    )
    const outbox = createOutboxLanes({
      db,
      lanes: [...mails.lanes, privacyEffects({ db, files, clock, mail }), billingEffects(billing)],
      isPaused: maintenance.isOn,
      clock,
      log,
    })
    outbox.start()
    const publicReads = config.DATABASE_READ_URL
      ? createPublicReads(db, config.DATABASE_READ_URL, log)
      : readFromWriter(db)
    const channels = await createServerChannels(db, directAddress, log)
    const live = createLive(db, channels)
    const auth = createAuth({
      db,
      secret,
      baseUrl,
      google: demo?.google ?? googleSettings(config),
      passwords: scryptHashing,
      queueMail,
      onMailQueued: outbox.wake,
      clock,
      log,
      sessionCache: createSessionCache(db, channels),
      guard: {
        isGateOpen: (session) => isGateOpen(session, clock.now()),
        isFreshSignIn: (session) => isFreshSignIn(session, clock.now()),
      },
      // Only the demo's editor gets a role by signing in.
      onSignedIn: async (user) => {
        if (user.email === demo?.editorEmail)
          await changeRole(db, log, { email: user.email, role: 'publisher' })
      },
    })
    const traceCollector = createTraceCollector({ db, clock, log })
    const shared = sharedReleases(config, db, files)
    const assetHistory = createAssetHistory({ clientDir, dataDir, shared, clock, log })
    const app = createApp({
      db,
      publicReads,
      files,
      scratch,
      examiner,
      storyImports,
      readiness,
      maintenance,
      maintenancePage: await maintenancePage(clientDir),
      checksAnswers: !isBuilt,
      isDemo: demo !== null,
      auth,
      passwords: scryptHashing,
      channels,
      live,
      clock,
      log,
      baseUrl,
      trustedProxies: config.TRUSTED_PROXY,
      secret,
      payments,
      operator,
      queueMail,
      onMailQueued: outbox.wake,
      metrics: createMetrics({ openStreams: live.openStreams }),
      metricsAccess: metricsAccess(config),
      traceCollector,
      scriptHashes,
      staticRoutes: await staticRoutes({
        clientDir,
        mode: siteMode(config),
        baseUrl,
        operator,
        findEarlierFolder: assetHistory.find,
      }),
      ...(demo && { demoRoutes: demo.routes }),
    })
    const ticks = startTicks({
      db,
      files,
      scratch,
      examiner,
      storyImports,
      billing,
      mail,
      secret,
      mailsPerMinute: config.MAIL_RATE,
      maintenance,
      clock,
      log,
      seedDemo,
      storeAssets: assetHistory.store,
    })
    listening.serve(app)
    const films = library && config.FILMS === 'make' ? startFilms(store, library.done) : null
    void assetHistory.store()
    reconcile(billing, log).catch((error: unknown) =>
      log.warn({ err: error }, 'payments could not be reconciled'),
    )

    return {
      baseUrl,
      async stop() {
        // Load balancers notice this before the port closes; until then requests are answered.
        readiness.stop()
        listening.endConnections()
        await delay(config.STOP_DELAY * 1_000)
        ticks.stop()
        maintenance.stop()
        const importsStopped = storyImports.stop()
        const seedingStopped = library?.stop()
        examiner.stop()
        films?.stop()
        live.stop()
        await channels.stop()
        await listening.stop()
        await atMost(
          stopTimeoutMs,
          Promise.all([
            outbox.stop(),
            importsStopped,
            seedingStopped,
            demo?.stop(),
            traceCollector.stop(),
            publicReads.stop(),
          ]),
        )
        mails.close()
        await stopDatabase()
      },
    }
  } catch (error) {
    await stopDatabase()
    throw error
  }
}

/** Files in `DATA_DIR` belong to one server, which has its releases there, too. */
const sharedReleases = (config: Config, db: Database, files: FileStore) =>
  config.STORAGE_URL ? createSharedReleases(db, files) : null

/** Makes films from sources beside `dist`, which a clone has and a container image lacks. */
function startFilms(store: SeedDependencies, seeded: Promise<void>) {
  const rootDir = path.join(distDir, '..')
  const { libraryDir, clock, log } = store
  return makeFilms({
    clock,
    libraryDir,
    lockFile: path.join(rootDir, 'content/films/making'),
    maker: createFilmMaker({
      program: path.join(rootDir, 'library/build/make-film.ts'),
      libraryDir,
    }),
    log,
    seeded,
    load: (storyId) => seedStory(store, storyId),
  })
}

/** Loads the stand-ins in demo mode only, so that a production bundle does not contain them. */
async function startStandIns(config: Config, dataDir: string, baseUrl: string, log: Logger) {
  const { startDemo } = await import('../demo/demo.ts')
  return startDemo({ dataDir, host: config.HOST, log, baseUrl })
}
