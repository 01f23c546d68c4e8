import { Agent, createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const checkMs = 100

/**
 * A proxy like HAProxy's simplest: it asks `/readyz` of each server every 100 ms, sends requests in turn
 * to the ready ones over kept connections, and repeats nothing.
 */
export async function startRoundRobin(addresses: string[]) {
  const servers = addresses.map((address) => ({
    address,
    isReady: true,
    agent: new Agent({ keepAlive: true }),
  }))
  let turn = 0
  let isStopped = false

  async function check(server: (typeof servers)[number]) {
    while (!isStopped) {
      const answer = await fetch(`${server.address}/readyz`).catch(() => null)
      server.isReady = answer?.status === 200
      await answer?.arrayBuffer().catch(() => {})
      await delay(checkMs)
    }
  }
  const checks = servers.map(check)

  const proxy = createServer((incoming, outgoing) => {
    const ready = servers.filter(({ isReady }) => isReady)
    const server = ready[turn++ % ready.length]
    if (!server) return void outgoing.writeHead(503).end()
    const { address, agent } = server
    const { method, headers } = incoming
    const forwarded = httpRequest(`${address}${incoming.url}`, { method, headers, agent })
    forwarded.on('response', (answer) => {
      const { connection, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, kept)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
    })
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))

  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async stop() {
      isStopped = true
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
      await Promise.all(checks)
      for (const { agent } of servers) agent.destroy()
    },
  }
}
