import { createServer } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Duration } from 'date-fns'
import { Hono } from 'hono'
import type { Clock } from '../../server/platform/clock.ts'
import type { Log } from '../../server/platform/log.ts'
import type { StripeSettings } from '../../server/platform/payments.ts'
import { syncCatalogue } from '../../server/platform/stripe-catalogue.ts'
import { addressOf, isAnyAddress, listenOn } from '../web/listen.ts'
import { createOwnSite } from '../web/own-site.ts'
import type { Fault } from './api/faults.ts'
import { createApi, type RecordedRequest } from './api/server.ts'
import { createDeliveries, type Deliveries } from './ledger/deliveries.ts'
import { createLedger } from './ledger/ledger.ts'
import { addDuration } from './ledger/periods.ts'
import { runDueWork } from './ledger/renewal.ts'
import { openStore, type Store } from './ledger/store.ts'
import { checkoutPages } from './pages/checkout.ts'
import { homePages } from './pages/home.ts'
import { invoicePages } from './pages/invoice.ts'
import { portalPages } from './pages/portal.ts'

/** A running stand-in for Stripe. */
export interface DemoStripe {
  /** Settings by which the product's payments connect to it. */
  settings: StripeSettings
  /** The address of its pages, without a trailing slash. */
  url: string
  store: Store
  deliveries: Deliveries
  /** All API requests, oldest first. */
  requests: RecordedRequest[]
  /** Makes the next requests fail. */
  failNext(fault: Fault): void
  /** Moves its clock forward; everything that becomes due happens in order. */
  advance(duration: Duration): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the stand-in. Without `port` it uses the last port or a free one; without `directory` it stores
 * nothing on disk.
 */
export async function startDemoStripe({
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
  /** hold: only `deliveries` sends events; undefined: as in the last run. */
  deliver?: 'auto' | 'hold'
  /** Sends events to the product. */
  send?: (request: Request) => Promise<Response>
}): Promise<DemoStripe> {
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
    store.state.offsetMs += (addDuration(now, duration) - now) * 1000
    runDueWork(ledger)
    await store.save()
  }

  const ownHost = isAnyAddress(host) ? '127.0.0.1' : host
  // Browsers use the first address, the product's server the second.
  const ownSite = createOwnSite(
    url,
    addressOf({ host: ownHost, port: listening.port, baseUrl: origin }),
  )
  const app = new Hono<{ Bindings: HttpBindings }>()
    .use(ownSite.middleware)
    .use(async (_, next) => {
      runDueWork(ledger)
      await next()
    })
    .route('/', createApi(ledger, { faults, requests }))
    .route('/', checkoutPages(ledger))
    .route('/', portalPages(ledger))
    .route('/', invoicePages(ledger))
    .route('/', homePages(ledger, { deliveries, advance, productUrl: origin }))
  app.get('/requests.json', (c) => c.json(requests))
  app.onError((error, c) => {
    log.error({ err: error }, 'the demo Stripe failed')
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
