import { once } from 'node:events'
import type { Server } from 'node:http'
import { isIPv6 } from 'node:net'

/** Listens on `host` and `port` (0: a free one); `stop` also closes open connections. */
export async function listenOn(
  server: Server,
  host: string,
  port: number,
): Promise<{ port: number; stop(): Promise<void> }> {
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no TCP address')
  return {
    port: address.port,
    async stop() {
      server.close()
      server.closeAllConnections()
      if (server.listening) await once(server, 'close')
    },
  }
}

export const isAnyAddress = (host: string) => ['0.0.0.0', '::'].includes(host)

/** The address of a stand-in for browsers; one that listens on all interfaces has the product's host name. */
export function addressOf({
  host,
  port,
  baseUrl,
}: {
  host: string
  port: number
  baseUrl: string
}) {
  const name = isAnyAddress(host) ? new URL(baseUrl).hostname : host
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`
}
