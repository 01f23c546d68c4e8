import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { startMailSink } from '../support/mail-sink.ts'
import {
  type DatabaseBalancer,
  type HttpBalancer,
  startDatabaseBalancer,
  startHttpBalancer,
} from './balancers.ts'
import { type DatabaseCluster, startDatabase } from './database.ts'
import { fetchPackages } from './packages.ts'
import { type Pooler, startPooler } from './pooler.ts'
import { createWorkplace, statusOf, waitUntil } from './processes.ts'
import { findPrograms } from './programs.ts'
import { createServers, type Server, startServers } from './servers.ts'
import { type Store, startStore } from './store.ts'

/** The whole reference deployment on this machine. */
export interface Cluster {
  database: DatabaseCluster
  databaseBalancer: DatabaseBalancer
  poolers: [Pooler, Pooler]
  store: Store
  servers: [Server, Server]
  balancer: HttpBalancer
  /** The superuser's way to the primary. */
  databaseUrl: string
  /** Waits until everything runs and is ready. */
  whole(): Promise<void>
  stop(): Promise<void>
}

/** Starts everything below `dir`, whose folder `logs` has the programs' output. */
export async function startCluster(
  { cacheDir, dir }: { cacheDir: string; dir: string },
  onWork: (text: string) => void,
): Promise<Cluster> {
  const programs = findPrograms(await fetchPackages(cacheDir, onWork))
  const workplace = createWorkplace(dir)
  const mails = await startMailSink()
  const stop = async () => {
    await workplace.stop()
    await mails.stop()
  }
  try {
    const password = randomBytes(24).toString('hex')
    onWork('starting PostgreSQL under Patroni, and the S3 store')
    const [database, store] = await Promise.all([
      startDatabase(workplace, programs, password),
      startStore(workplace, programs, randomBytes(24).toString('hex')),
    ])
    const databaseBalancer = await startDatabaseBalancer(workplace, programs, database)
    const { writerPort, readerPort } = databaseBalancer
    const poolerAt = (name: string) =>
      startPooler(workplace, programs, { name, writerPort, password })
    const poolers: [Pooler, Pooler] = [await poolerAt('pgbouncer-1'), await poolerAt('pgbouncer-2')]
    const databaseUrl = `postgresql://postgres:${password}@127.0.0.1:${writerPort}/fabelhain`
    await waitUntil('the way to PostgreSQL', () => answers(databaseUrl))
    onWork('starting two servers')
    const servers = await createServers(workplace, {
      poolerPorts: [poolers[0].port, poolers[1].port],
      writerPort,
      readerPort,
      password,
      smtpUrl: mails.url,
      store: store.settings,
    })
    await startServers(servers)
    const ports: [number, number] = [servers[0].port, servers[1].port]
    const balancer = await startHttpBalancer(workplace, programs, ports)
    return {
      ...{ database, databaseBalancer, poolers, store, servers, balancer, databaseUrl },
      async whole() {
        await database.whole()
        await waitUntil('the store', store.isReady)
        for (const server of servers) await waitUntil(server.name, server.isReady)
        await waitUntil(
          'the balancer',
          async () => (await statusOf(`${balancer.address}/readyz`)) === 200,
        )
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function answers(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
