import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'

type App = Pick<Hono<{ Bindings: HttpBindings }>, 'fetch'>

/**
 * How long running requests may take at a stop. The rest of its ten seconds is for PostgreSQL, on a busy
 * machine, too.
 */
const drainMs = 4_000
const sweepMs = 50

/** The server cannot listen on the address; the message says what to do. */
class ListenError extends Error {
  override name = 'ListenError'
}

const reasons: Record<string, string> = {
  EADDRINUSE: 'ist schon vergeben. Beende das andere Programm oder wähle mit PORT einen anderen.',
  EACCES: 'darf dieser Benutzer nicht öffnen. Wähle mit PORT einen anderen, etwa 3000.',
  EADDRNOTAVAIL: 'gibt es auf dieser Adresse nicht. Prüfe HOST.',
}

export interface Listening {
  port: number
  /** Passes requests to the app from now on; before that they are answered with 503. */
  serve(app: App): void
  /** Ends every connection with its next answer, so that proxies open no more requests on it. */
  endConnections(): void
  /** Refuses new requests, waits a few seconds for running ones, then closes their connections. */
  stop(): Promise<void>
}

/** Binds host and port before the app exists, so that the port is known (PORT=0 picks a free one). */
export async function listen({ host, port }: { host: string; port: number }): Promise<Listening> {
  let app: App | null = null
  let isEnding = false
  const server = createAdaptorServer({
    // HTTP/1.0 has no Host header, as in the plain checks of load balancers.
    hostname: 'localhost',
    fetch: (request, env) =>
      app?.fetch(request, env) ??
      new Response('Fabelhain startet gerade.', { status: 503, headers: { 'retry-after': '2' } }),
    serverOptions: { connectionsCheckingInterval: 5_000 },
  }) as Server
  // Slow clients must not occupy connections forever.
  server.headersTimeout = 20_000
  server.requestTimeout = 60_000
  server.keepAliveTimeout = 65_000
  // A client that reads nothing for this long is gone; live streams send a heartbeat every 5 s.
  server.timeout = 120_000
  server.prependListener('request', (_, response) => {
    if (isEnding) response.setHeader('Connection', 'close')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? '']
      reject(reason ? new ListenError(`Der Port ${port} auf ${host} ${reason}`) : error)
    })
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    serve(next) {
      app = next
    },
    endConnections() {
      isEnding = true
    },
    stop() {
      return new Promise((resolve) => {
        const forceClose = setTimeout(() => server.closeAllConnections(), drainMs)
        // Idle keep-alive connections would keep the server open.
        const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
        server.close(() => {
          clearTimeout(forceClose)
          clearInterval(sweep)
          resolve()
        })
      })
    },
  }
}
