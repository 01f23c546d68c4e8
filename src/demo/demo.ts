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
import { startDemoStripe } from './stripe/demo-stripe.ts'

/** The running stand-ins for Google, Stripe and the mail server. */
export interface Demo {
  google: GoogleClient
  smtpUrl: string
  stripe: StripeSettings
  /** The account with this verified address becomes an editor. */
  editorEmail: string
  /** Routes to be mounted at /demo. */
  routes: Hono
  /**
   * Adds families, likes, ideas and polls, as a running product has them; existing ones stay. To be
   * called regularly, as each month needs a poll.
   */
  seed(db: Database): Promise<void>
  stop(): Promise<void>
}

/** Starts all stand-ins, which listen on this machine. */
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
  const [smtp, oidc, demoStripe] = await Promise.all([
    startSmtp(store, log),
    startOidc({ host, baseUrl, log }),
    startDemoStripe({
      host,
      clock: systemClock,
      log,
      webhookUrl: new URL('/api/stripe/webhook', baseUrl).href,
      // Earlier releases gave the folder this name; it contains their data.
      directory: path.join(dataDir, 'demo-till'),
    }),
  ])
  const { issuer, clientId, clientSecret } = oidc
  return {
    google: { issuer, clientId, clientSecret },
    smtpUrl: smtp.smtpUrl,
    stripe: demoStripe.settings,
    editorEmail,
    routes: mailboxRoutes(store, { baseUrl, stripeUrl: demoStripe.url }),
    async seed(db) {
      await seedPolls(db, systemClock.now())
      await seedFamilies(db, systemClock.now())
      await seedIdeas(db, systemClock.now())
    },
    async stop() {
      await Promise.all([smtp.stop(), oidc.stop(), demoStripe.stop()])
    },
  }
}
