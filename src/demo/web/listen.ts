import { once } from 'node:events'
import type { Server } from 'node:http'

/** Listens on `host` and `port` (0 = a free one); `stop` also ends open connections. */
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
