import { setTimeout as delay } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import type { DatabaseNode } from './database.ts'
import { type Program, waitUntil } from './processes.ts'
import type { Server } from './servers.ts'

/** Breaks one part; returns when the part, or another in its place, does its work again. */
type Fault = (cluster: Cluster) => Promise<void>

/** How long a cut lasts. */
const cutMs = 8_000
/** A supervisor starts a program again after this time. */
const restartMs = 1_000

export const faults = {
  /** kill -9 of one server. */
  server: async ({ servers: [first] }) => {
    await first.program.end('SIGKILL')
    await startAgain(first)
  },
  /** kill -9 of the primary's PostgreSQL; its Patroni lives. */
  primary: async ({ database }) => {
    const primary = await database.primary()
    killPostgres(primary)
    await anotherPrimary(database.nodes, primary)
  },
  /** kill -9 of the primary's Patroni and PostgreSQL together, as when a machine is lost. */
  'primary-host': async ({ database }) => {
    const primary = await database.primary()
    const ended = primary.patroni.end('SIGKILL')
    killPostgres(primary)
    await ended
    await anotherPrimary(database.nodes, primary)
    primary.patroni.start()
  },
  /** kill -9 of the standby's PostgreSQL; commits wait for it until Patroni lets the primary go on alone. */
  standby: async ({ database }) => {
    killPostgres(await database.standby())
    await delay(restartMs)
    await database.whole()
  },
  pgbouncer: async ({ poolers: [first] }) => {
    await first.program.end('SIGKILL')
    await delay(restartMs)
    first.program.start()
  },
  store: async ({ store }) => {
    await store.gateway.end('SIGKILL')
    await delay(restartMs)
    store.gateway.start()
    await waitUntil('the store', store.isReady)
  },
  /** The store refuses writes for want of room. */
  'store-full': async ({ store }) => {
    await store.setFull(true)
    await delay(cutMs / 2)
    await store.setFull(false)
  },
  switchover: async ({ database }) => {
    await (await database.primary()).switchover()
    await database.whole()
  },
  /** Both servers are told to stop and started again, one after the other. */
  rolling: async ({ servers }) => {
    for (const server of servers) {
      await server.program.end('SIGTERM')
      await startAgain(server)
    }
  },
  /** One server's way to the database falls silent, then works again. */
  cut: ({ poolers: [first] }) => cut(first.program),
  /** The way of both servers falls silent, with that of the news. */
  'cut-all': ({ databaseBalancer }) => cut(databaseBalancer.program),
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

async function startAgain(server: Server): Promise<void> {
  await delay(restartMs)
  server.program.start()
  await waitUntil(server.name, server.isReady)
}

function killPostgres(node: DatabaseNode): void {
  const pid = node.postgresPid()
  if (!pid) throw new Error(`${node.name} runs no PostgreSQL`)
  process.kill(pid, 'SIGKILL')
}

async function anotherPrimary(nodes: DatabaseNode[], old: DatabaseNode): Promise<void> {
  const others = nodes.filter((node) => node !== old)
  await waitUntil('another primary', async () => {
    for (const node of others) if (await node.is('primary')) return true
    return false
  })
}

async function cut(program: Program): Promise<void> {
  program.freeze(true)
  await delay(cutMs)
  program.freeze(false)
}
