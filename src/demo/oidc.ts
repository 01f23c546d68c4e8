import { randomBytes } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { Log } from '../server/platform/log.ts'
import { addressOf, listenOn } from './web/listen.ts'
import { createOwnSite, foreignMessage } from './web/own-site.ts'

/** A running OIDC provider and its client. */
export interface DemoOidc {
  issuer: string
  clientId: string
  clientSecret: string
  stop(): Promise<void>
}

/** Starts an OIDC provider on `host` (port 0: a free one) that replaces Google. */
export async function startOidc({
  host,
  port = 0,
  baseUrl,
  log,
}: {
  host: string
  port?: number
  baseUrl: string
  log: Log
}): Promise<DemoOidc> {
  const server = createServer()
  const listening = await listenOn(server, host, port)
  const issuer = addressOf({ host, port: listening.port, baseUrl })
  const ownSite = createOwnSite(issuer)
  const client = { clientId: 'fabelhain-demo', clientSecret: randomBytes(24).toString('base64url') }
  let protocol: Promise<RequestListener> | undefined
  const answer: RequestListener = async (request, response) => {
    // Its code takes 65 ms of a start and 15 MB, and few sign in with Google.
    protocol ??= import('./oidc-protocol.ts').then(({ createProtocol }) =>
      createProtocol({ issuer, client, baseUrl, log }),
    )
    const answerProtocol = await protocol
    answerProtocol(request, response)
  }
  server.on('request', (request, response) => {
    const { host, origin } = request.headers
    if (!ownSite.allows({ host, origin })) {
      response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' })
      response.end(foreignMessage(baseUrl))
    } else void answer(request, response)
  })
  return { issuer, ...client, stop: listening.stop }
}
