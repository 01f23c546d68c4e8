import path from 'node:path'
import type { Hono } from 'hono'
import type { GoogleClient } from '../server/auth/google.ts'
import type { Database } from '../server/db/client.ts'
import { systemClock } from '../server/platform/clock.ts'
import type { Log } from '../server/platform/log.ts'
import type { StripeSettings } from '../server/platform/payments.ts'
import { seedFamilies } from './community/families.ts'
import { seedIdeas } from './community/ideas.ts'
import { seedPolls } from './community/polls.ts'
import { createMailStore } from './mail-store.ts'
import { mailboxRoutes, startSmtp } from './mailbox.ts'
import { startOidc } from './oidc.ts'
import { editorEmail } from './oidc-accounts.ts'
import { startTill } from './till/till.ts'

/** The running stand-ins for Google, Stripe and the mail server. */
export interface Demo {
  google: GoogleClient
  smtpUrl: string
  stripe: StripeSettings
  /** Whoever signs in with this proven address is to become an editor. */
  editorEmail: string
  /** To be mounted at /demo. */
  routes: Hono
  /**
   * Adds what families and editors of a running product would have made; what is there stays. To be
   * called now and then, for a new month wants a new poll.
   */
  seed(db: Database): Promise<void>
  stop(): Promise<void>
}

/** Starts everything a demo needs in place of the outside world, on this machine only. */
export async function startDemo({
  dataDir,
  host,
  log,
  baseUrl,
}: {
  dataDir: string
  host: string
  log: Log
  baseUrl: string
}): Promise<Demo> {
  const store = await createMailStore(path.join(dataDir, 'demo-mail'), systemClock)
  const [smtp, oidc, till] = await Promise.all([
    startSmtp(store, log),
    startOidc({ host, baseUrl, log }),
    startTill({
      host,
      clock: systemClock,
      log,
      webhookUrl: new URL('/api/stripe/webhook', baseUrl).href,
      directory: path.join(dataDir, 'demo-till'),
    }),
  ])
  const { issuer, clientId, clientSecret } = oidc
  return {
    google: { issuer, clientId, clientSecret },
    smtpUrl: smtp.smtpUrl,
    stripe: till.settings,
    editorEmail,
    routes: mailboxRoutes(store, { baseUrl, tillUrl: till.url }),
    async seed(db) {
      await seedPolls(db, systemClock.now())
      await seedFamilies(db, systemClock.now())
      await seedIdeas(db, systemClock.now())
    },
    async stop() {
      await Promise.all([smtp.stop(), oidc.stop(), till.stop()])
    },
  }
}
