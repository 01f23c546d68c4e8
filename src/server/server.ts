import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { createAuth } from './auth/auth.ts'
import { forgetExpiredLinks } from './auth/mailed-links.ts'
import { forgetExpiredSignIns } from './auth/sessions.ts'
import { forgetUnprovenAccounts } from './auth/unproven.ts'
import { setRole } from './auth/users.ts'
import { billingEffects } from './billing/effects.ts'
import {
  endDueEntitlements,
  forgetPastBilling,
  reconcile,
  remindOfRenewals,
} from './billing/reconciler.ts'
import type { Database } from './db/client.ts'
import { closeDatabase, createDatabase } from './db/client.ts'
import { startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { holdServerLock } from './db/server-lock.ts'
import { findGateOpen } from './device/queries.ts'
import { isFreshSignIn } from './device/rules.ts'
import type { FileStore } from './files/local.ts'
import { createLocalFiles } from './files/local.ts'
import { readPolicy } from './http/client-policy.ts'
import { listen } from './http/listen.ts'
import { forgetPastLimits } from './http/rate-limit.ts'
import { staticRoutes } from './http/static.ts'
import { createWeeklyNewsletter } from './newsletter/weekly.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/env.ts'
import { operatorOf, stripeSettings } from './platform/env.ts'
import { createLastingLinks } from './platform/lasting-links.ts'
import { createLive } from './platform/live.ts'
import { createMailer } from './platform/mailer.ts'
import { createMailing } from './platform/mailing.ts'
import { forgetPastEffects, queueMail } from './platform/outbox.ts'
import { createOutboxLanes } from './platform/outbox-lanes.ts'
import { createPayments } from './platform/payments.ts'
import { generatedSecret } from './platform/secret.ts'
import { atMost, every } from './platform/timer.ts'
import { deleteDueAccounts, forgetKept } from './privacy/due-accounts.ts'
import { privacyEffects } from './privacy/effects.ts'
import { forgetExpiredExports } from './privacy/exports.ts'
import { partFrom } from './privacy/parting.ts'
import { rollDueCounters } from './profile/commands.ts'
import { forgetPastKeys } from './reading/commands.ts'
import { forgetPastPlaybacks } from './reading/playback.ts'
import { seedLibrary } from './seed.ts'

const counterTickMs = 60_000
const deletionTickMs = 60_000
const sweepTickMs = 3_600_000
const reconcileTickMs = 900_000
/** How long a stop waits for a mail in hand, and for running statements. */
const patienceMs = 1_000
/** The built client and the migrations, seen from dist/server as from src/server. */
const distDir = fileURLToPath(new URL('../../dist', import.meta.url))

export interface RunningServer {
  baseUrl: string
  /** Ends streams, drains requests, closes the database; in well under ten seconds. */
  stop(): Promise<void>
}

/** Brings everything up in order: database, lock, migrations, library, stand-ins, HTTP. */
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
    if (config.SEED) await seedLibrary({ db, files, log, libraryDir: config.LIBRARY_DIR })

    const listening = await listen({ host: config.HOST, port: config.PORT })
    const baseUrl = config.BASE_URL ?? `http://localhost:${listening.port}`
    const secret = config.AUTH_SECRET ?? (await generatedSecret(dataDir))
    const demo =
      config.FABELHAIN_MODE === 'demo' ? await startStandIns(config, dataDir, baseUrl, log) : null
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
      queueMail,
      onMailQueued: outbox.wake,
      clock,
      log,
      guard: {
        isGateOpen: (session) => findGateOpen(db, session, clock.now()),
        isFreshSignIn: (session) => isFreshSignIn(session, clock.now()),
      },
      // Nobody is an editor by sign-in but the stand-in's editor (reliability.md, rule 39).
      onSignedIn: async ({ email, emailVerified }) => {
        if (email === demo?.editorEmail && emailVerified) await setRole(db, email, 'editor')
      },
    })
    const app = createApp({
      db,
      files,
      auth,
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
      scriptHashes,
      staticRoutes: await staticRoutes({ clientDir, mode: config.FABELHAIN_MODE, baseUrl }),
      ...(demo && { demoRoutes: demo.routes }),
    })
    const sendNewsletter = createWeeklyNewsletter({
      db,
      mail,
      unsubscribeLinks: createLastingLinks(secret, 'unsubscribe'),
    })
    const ticks = [
      every(reconcileTickMs, log, () => reconcile(billing, log)),
      every(counterTickMs, log, () => endDueEntitlements(billing)),
      every(sweepTickMs, log, () => remindOfRenewals(billing)),
      every(counterTickMs, log, () => sendNewsletter(clock.now())),
      every(counterTickMs, log, () => rollDueCounters(db, { now: clock.now() })),
      every(deletionTickMs, log, () =>
        deleteDueAccounts(db, { now: clock.now(), files, mail, secret, log }),
      ),
      every(sweepTickMs, log, () => sweep({ db, files, now: clock.now(), log })),
    ]
    listening.serve(app)
    reconcile(billing, log).catch((error: unknown) =>
      log.warn({ err: error }, 'payments could not be looked through'),
    )

    return {
      baseUrl,
      async stop() {
        for (const tick of ticks) tick.stop()
        await live.stop()
        await listening.stop()
        await atMost(patienceMs, Promise.all([outbox.stop(), demo?.stop()]))
        await stopDatabase()
      },
    }
  } catch (error) {
    await stopDatabase()
    throw error
  }
}

/** Forgets what has run out: accounts without proof, sign-ins, counters of tries, keys, copies of data. */
async function sweep({
  db,
  files,
  now,
  log,
}: {
  db: Database
  files: FileStore
  now: Date
  log: Logger
}) {
  await forgetExpiredSignIns(db, now)
  await forgetExpiredLinks(db, now)
  await forgetPastLimits(db, now)
  await forgetPastKeys(db, now)
  await forgetPastPlaybacks(db, now)
  await forgetExpiredExports(db, files, now)
  await forgetKept(db, now)
  await forgetPastBilling(db, now)
  await forgetPastEffects(db, now)
  const accounts = await forgetUnprovenAccounts(db, now, (tx, userIds) =>
    partFrom(tx, userIds, files),
  )
  if (accounts > 0) log.info({ event: 'unproven-accounts-expired', accounts }, 'accounts expired')
}

async function openDatabase(config: Config, dataDir: string, log: Logger) {
  if (config.DATABASE_URL) {
    const db = createDatabase(config.DATABASE_URL, log)
    const connection = { connectionString: config.DATABASE_URL }
    return { db, connection, stopDatabase: () => atMost(patienceMs, closeDatabase(db)) }
  }
  if (config.FABELHAIN_MODE === 'production') {
    log.warn('production on the embedded database: set DATABASE_URL to run more than one server')
  }
  const embedded = await startEmbedded({ dataDir, log })
  const lock = await holdServerLock(embedded.connection)
  const db = createDatabase(embedded.connection, log)
  const stopDatabase = async () => {
    await atMost(patienceMs, closeDatabase(db))
    await lock.release()
    await embedded.stop()
  }
  return { db, connection: embedded.connection, stopDatabase }
}

/** The stand-ins are loaded in demo mode only and are no part of a production bundle. */
async function startStandIns(config: Config, dataDir: string, baseUrl: string, log: Logger) {
  const { startDemo } = await import('../demo/demo.ts')
  return startDemo({ dataDir, host: config.HOST, log, baseUrl })
}

function googleSettings(config: Config) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config
  if (!clientId || !clientSecret) return null
  return { clientId, clientSecret, issuer: config.GOOGLE_ISSUER }
}
