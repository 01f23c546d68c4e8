import { createServer } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { getRequestListener } from '@hono/node-server'
import type { Duration } from 'date-fns'
import { Hono } from 'hono'
import type { Clock } from '../../server/platform/clock.ts'
import type { Log } from '../../server/platform/log.ts'
import type { StripeSettings } from '../../server/platform/payments.ts'
import { syncCatalogue } from '../../server/platform/stripe-catalogue.ts'
import { addressOf, isEverywhere, listenOn } from '../web/listen.ts'
import { createOwnSite } from '../web/own-site.ts'
import type { Fault } from './api/faults.ts'
import type { RecordedRequest } from './api/server.ts'
import { createApi } from './api/server.ts'
import type { Deliveries } from './deliveries.ts'
import { createDeliveries } from './deliveries.ts'
import { createLedger } from './ledger/ledger.ts'
import { later } from './ledger/periods.ts'
import { settle } from './ledger/renewal.ts'
import type { Store } from './ledger/store.ts'
import { openStore } from './ledger/store.ts'
import { checkoutPages } from './pages/checkout.ts'
import { homePages } from './pages/home.ts'
import { invoicePages } from './pages/invoice.ts'
import { portalPages } from './pages/portal.ts'

/** The running stand-in for Stripe. */
export interface Till {
  /** With these the product's payments speak to it. */
  settings: StripeSettings
  /** Where its pages are, without a slash at the end. */
  url: string
  store: Store
  deliveries: Deliveries
  /** Everything that was asked, oldest first. */
  requests: RecordedRequest[]
  /** Lets the next requests go wrong. */
  failNext(fault: Fault): void
  /** Travels in time; everything that falls due happens in its order. */
  advance(duration: Duration): Promise<void>
  stop(): Promise<void>
}

/** Starts the till; without `port` the last or a free one, without `directory` only in memory. */
export async function startTill({
  host,
  port,
  clock,
  log,
  webhookUrl,
  directory,
  deliver,
  send = fetch,
}: {
  host: string
  port?: number
  clock: Clock
  log: Log
  webhookUrl: string
  directory?: string
  /** hold: events wait for `deliveries`; else as it was when the till was stopped. */
  deliver?: 'auto' | 'hold'
  /** Brings events to the product. */
  send?: (request: Request) => Promise<Response>
}): Promise<Till> {
  const store = await openStore(directory)
  if (deliver) store.state.isHeld = deliver === 'hold'
  const server = createServer()
  const listening = await listenOn(server, host, port ?? store.state.port).catch(() =>
    listenOn(server, host, port ?? 0),
  )
  store.state.port = listening.port
  const { origin } = new URL(webhookUrl)
  const url = addressOf({ host, port: listening.port, baseUrl: origin })
  const deliveries = createDeliveries({ store, webhookUrl, send, log })
  const ledger = createLedger({ store, url, clock, onEvent: deliveries.queue })
  const faults: Fault[] = []
  const requests: RecordedRequest[] = []

  async function advance(duration: Duration): Promise<void> {
    const now = ledger.now()
    store.state.offsetMs += (later(now, duration) - now) * 1000
    settle(ledger)
    await store.save()
  }

  const ownHost = isEverywhere(host) ? '127.0.0.1' : host
  // Browsers use the one address, the product's server the other.
  const ownSite = createOwnSite(
    url,
    addressOf({ host: ownHost, port: listening.port, baseUrl: origin }),
  )
  const app = new Hono<{ Bindings: HttpBindings }>()
    .use(ownSite.middleware)
    .use(async (_, next) => {
      settle(ledger)
      await next()
    })
    .route('/', createApi(ledger, { faults, requests }))
    .route('/', checkoutPages(ledger))
    .route('/', portalPages(ledger))
    .route('/', invoicePages(ledger))
    .route('/', homePages(ledger, { deliveries, advance, productUrl: origin }))
  app.get('/requests.json', (c) => c.json(requests))
  app.onError((error, c) => {
    log.error({ err: error }, 'the demo till failed')
    return c.json({ error: { type: 'api_error', message: 'An unknown error occurred' } }, 500)
  })
  const answer = getRequestListener(app.fetch)
  server.on('request', (request, response) => void answer(request, response))

  const access: StripeSettings = {
    secretKey: store.state.secretKey,
    webhookSecrets: [store.state.webhookSecret],
    host: { host: ownHost, port: listening.port, protocol: 'http' },
  }
  const { portal } = await syncCatalogue(access)
  return {
    settings: { ...access, portal },
    url,
    store,
    deliveries,
    requests,
    failNext: (fault) => faults.push(fault),
    advance,
    async stop() {
      await Promise.all([listening.stop(), deliveries.stop()])
      await store.save()
    },
  }
}
