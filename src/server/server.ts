import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { createAuth } from './auth/auth.ts'
import { scryptHashing } from './auth/passwords.ts'
import { makeEditor } from './auth/users.ts'
import { billingEffects } from './billing/effects.ts'
import { expireEntitlements, queueRenewalReminders, reconcile } from './billing/reconciler.ts'
import { migrate } from './db/migrate.ts'
import { findGateOpen } from './device/queries.ts'
import { isFreshSignIn } from './device/rules.ts'
import { publishScheduled, publishTickMs } from './draft/schedule.ts'
import { createExaminer } from './examiner/examiner.ts'
import { createLocalFiles } from './files/local.ts'
import { createUploadFolder } from './files/upload-folder.ts'
import { createFilmMaker } from './film/maker.ts'
import { makeFilms } from './film/making.ts'
import { createAssetHistory } from './http/asset-history.ts'
import { readPolicy } from './http/client-policy.ts'
import { listen } from './http/listen.ts'
import { staticRoutes } from './http/static.ts'
import { loadNews } from './news/load.ts'
import { createWeeklyNewsletter } from './newsletter/weekly.ts'
import { openDatabase } from './open-database.ts'
import { systemClock } from './platform/clock.ts'
import {
  type Config,
  googleSettings,
  metricsAccess,
  operatorOf,
  siteMode,
  stripeSettings,
} from './platform/env.ts'
import { createLive } from './platform/live.ts'
import { createMailer } from './platform/mailer.ts'
import { createMailing } from './platform/mailing.ts'
import { createMetrics } from './platform/metrics.ts'
import { queueMail } from './platform/outbox.ts'
import { createOutboxLanes } from './platform/outbox-lanes.ts'
import { createPayments } from './platform/payments.ts'
import { generatedSecret } from './platform/secret.ts'
import { createSignedLinks } from './platform/signed-links.ts'
import { atMost, every } from './platform/timer.ts'
import { deleteDueAccounts } from './privacy/due-accounts.ts'
import { privacyEffects } from './privacy/effects.ts'
import { rollDueCounters, rollDueVotings } from './profile/commands.ts'
import { loadRoadmap } from './roadmap/load.ts'
import { type SeedDependencies, seedStory, startSeeding } from './seed.ts'
import { createStoryImportRunner } from './story-import/run.ts'
import { sweep } from './sweep.ts'
import { createTraceCollector } from './trace/collector.ts'
import { deleteUnnamedFiles, unnamedTickMs } from './upload/unnamed-files.ts'

const counterTickMs = 60_000
const deletionTickMs = 60_000
const importTickMs = 60_000
const sweepTickMs = 3_600_000
const reconcileTickMs = 900_000
/** How long a stop waits for running background work, such as a mail that is being sent. */
const stopTimeoutMs = 1_000
/** Folder of the built client and the migrations, from dist/server and from src/server. */
const distDir = fileURLToPath(new URL('../../dist', import.meta.url))

export interface RunningServer {
  baseUrl: string
  /** Ends streams, drains requests, closes the database; in well under ten seconds. */
  stop(): Promise<void>
}

/** Starts the parts in order: database, lock, migrations, library, stand-ins, HTTP. */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const clock = systemClock
  const clientDir = path.join(distDir, 'client')
  const { scripts: scriptHashes } = await readPolicy(clientDir)
  const dataDir = path.resolve(config.DATA_DIR)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const { db, connection, stopDatabase } = await openDatabase(config, dataDir, log)
  try {
    await migrate(db, { migrationsDir: path.join(distDir, 'migrations'), log })
    const files = await createLocalFiles(path.join(dataDir, 'files'))
    const uploadFolder = await createUploadFolder(path.join(dataDir, 'uploads'))
    const examiner = await createExaminer(path.join(dataDir, 'examined'))
    const store = { db, files, clock, log, libraryDir: path.resolve(config.LIBRARY_DIR) }
    const importDir = path.join(dataDir, 'imports')
    const storyImports = createStoryImportRunner({
      db,
      clock,
      log,
      files,
      examiner,
      workDir: importDir,
    })

    const listening = await listen({ host: config.HOST, port: config.PORT })
    const baseUrl = config.BASE_URL ?? `http://localhost:${listening.port}`
    const secret = config.AUTH_SECRET ?? (await generatedSecret(dataDir))
    const demo =
      config.FABELHAIN_MODE === 'demo' ? await startStandIns(config, dataDir, baseUrl, log) : null
    const seedDemo = async () => {
      if (demo && config.SEED) await demo.seed(db)
    }
    const library = config.SEED ? await loadLibrary(store, seedDemo) : null
    const mailer = createMailer({
      smtpUrl: demo?.smtpUrl ?? config.SMTP_URL ?? '',
      from: config.MAIL_FROM,
    })
    const operator = operatorOf(config)
    const payments = createPayments(demo?.stripe ?? stripeSettings(config))
    const mail = createMailing({ baseUrl, queueMail, onMailQueued: () => outbox.wake() })
    const billing = { db, clock, mail, payments, operator }
    const outbox = createOutboxLanes({
      db,
      lanes: [
        { mail: mailer.send },
        privacyEffects({ db, files, clock, mail }),
        billingEffects(billing),
      ],
      clock,
      log,
    })
    outbox.start()
    const live = await createLive(connection, log)
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
      guard: {
        isGateOpen: (session) => findGateOpen(db, session, clock.now()),
        isFreshSignIn: (session) => isFreshSignIn(session, clock.now()),
      },
      // Only the demo's editor becomes one by signing in.
      onSignedIn: async (user) => {
        if (user.email === demo?.editorEmail) await makeEditor(db, log, user)
      },
    })
    const traceCollector = createTraceCollector({ db, clock, log })
    const assetHistory = createAssetHistory({ clientDir, dataDir, clock, log })
    const app = createApp({
      db,
      files,
      uploadFolder,
      examiner,
      storyImports,
      isLibraryLoaded: library?.isLoaded ?? (() => true),
      isDemo: demo !== null,
      auth,
      passwords: scryptHashing,
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
    const sendNewsletter = createWeeklyNewsletter({
      db,
      mail,
      unsubscribeLinks: createSignedLinks(secret, 'unsubscribe'),
    })
    const ticks = [
      every(reconcileTickMs, log, () => reconcile(billing, log)),
      every(counterTickMs, log, () => expireEntitlements(billing)),
      every(sweepTickMs, log, () => queueRenewalReminders(billing)),
      every(counterTickMs, log, () => sendNewsletter(clock.now())),
      every(counterTickMs, log, () => rollDueCounters(db, { now: clock.now() })),
      every(counterTickMs, log, () => rollDueVotings(db, { now: clock.now() })),
      every(deletionTickMs, log, () =>
        deleteDueAccounts(db, { now: clock.now(), files, mail, secret, log }),
      ),
      every(sweepTickMs, log, seedDemo),
      every(sweepTickMs, log, assetHistory.store),
      every(importTickMs, log, () => storyImports.resume()),
      every(publishTickMs, log, () => publishScheduled(db, { now: clock.now(), log })),
      every(unnamedTickMs, log, async () => {
        const removed = await deleteUnnamedFiles(db, files, clock.now())
        if (removed > 0) log.info({ event: 'unnamed-files-removed', removed }, 'files removed')
      }),
      every(sweepTickMs, log, () =>
        sweep({ db, files, uploadFolder, examiner, importDir, now: clock.now(), log }),
      ),
    ]
    listening.serve(app)
    const films = library && config.FILMS === 'make' ? startFilms(store, library.done) : null
    void assetHistory.store()
    reconcile(billing, log).catch((error: unknown) =>
      log.warn({ err: error }, 'payments could not be reconciled'),
    )

    return {
      baseUrl,
      async stop() {
        for (const tick of ticks) tick.stop()
        const importsStopped = storyImports.stop()
        const seedingStopped = library?.stop()
        examiner.stop()
        films?.stop()
        await live.stop()
        await listening.stop()
        await atMost(
          stopTimeoutMs,
          Promise.all([
            outbox.stop(),
            importsStopped,
            seedingStopped,
            demo?.stop(),
            traceCollector.stop(),
          ]),
        )
        await stopDatabase()
      },
    }
  } catch (error) {
    await stopDatabase()
    throw error
  }
}

/**
 * Loads the first story, news and roadmap. The other stories, and then the demo's families, load in the
 * background.
 */
async function loadLibrary(store: SeedDependencies, seedDemo: () => Promise<void>) {
  const { db, log } = store
  const seeding = startSeeding(store)
  await seeding.first
  await loadNews({ db, log, newsDir: path.join(distDir, 'news') })
  await loadRoadmap({ db, log, roadmapDir: path.join(distDir, 'roadmap') })
  let isLoaded = false
  const finish = async () => {
    await seeding.done
    if (seeding.isDone()) await seedDemo()
  }
  const done = finish()
    .catch((error: unknown) => log.warn({ err: error }, 'the demo families were not loaded'))
    .finally(() => {
      isLoaded = true
    })
  return {
    done,
    isLoaded: () => isLoaded,
    async stop() {
      await seeding.stop()
      await done
    },
  }
}

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
