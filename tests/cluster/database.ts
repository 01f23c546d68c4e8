import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findPorts, type Program, statusOf, type Workplace, waitUntil } from './processes.ts'
import type { Programs } from './programs.ts'

const deployDir = path.join(import.meta.dirname, '../../deploy')
const appRoleFile = path.join(import.meta.dirname, '../../src/server/db/app-role.sql')

/** One server of PostgreSQL under its Patroni. */
export interface DatabaseNode {
  name: string
  patroni: Program
  port: number
  restPort: number
  /** The process of PostgreSQL itself; null while it does not run. */
  postgresPid(): number | null
  /** Whether Patroni's REST port answers 200 for `/primary`, `/replica`, `/synchronous`. */
  is(role: 'primary' | 'replica' | 'synchronous'): Promise<boolean>
  switchover(): Promise<void>
}

export interface DatabaseCluster {
  nodes: [DatabaseNode, DatabaseNode]
  password: string
  primary(): Promise<DatabaseNode>
  standby(): Promise<DatabaseNode>
  /** Waits for one primary and one synchronous standby. */
  whole(withinMs?: number): Promise<number>
}

/** Starts etcd, and two PostgreSQL under Patroni, the second as the synchronous standby of the first. */
export async function startDatabase(
  workplace: Workplace,
  programs: Programs,
  password: string,
): Promise<DatabaseCluster> {
  const ports = await findPorts(['client', 'peer', 'port1', 'rest1', 'port2', 'rest2'])
  const etcd = workplace.program('etcd', () => {
    const [client, peer] = [`http://127.0.0.1:${ports.client}`, `http://127.0.0.1:${ports.peer}`]
    return programs.of('usr/bin/etcd', [
      ...['--name', 'etcd', '--data-dir', workplace.folder('etcd'), '--log-level', 'warn'],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
      ...['--initial-cluster', `etcd=${peer}`],
    ])
  })
  etcd.start()
  await waitUntil(
    'etcd',
    async () => (await statusOf(`http://127.0.0.1:${ports.client}/health`)) === 200,
  )

  const node = (name: string, port: number, restPort: number) =>
    createNode(workplace, programs, { name, port, restPort, etcdPort: ports.client, password })
  const first = node('database-1', ports.port1, ports.rest1)
  const second = node('database-2', ports.port2, ports.rest2)
  const nodes: [DatabaseNode, DatabaseNode] = [first, second]
  first.patroni.start()
  await waitUntil('the first PostgreSQL', () => first.is('primary'))
  second.patroni.start()

  const find = async (role: 'primary' | 'replica') => {
    for (const candidate of nodes) if (await candidate.is(role)) return candidate
    return null
  }
  const required = async (role: 'primary' | 'replica') => {
    const found = await find(role)
    if (!found) throw new Error(`the cluster has no ${role}`)
    return found
  }
  const whole = (withinMs = 120_000) =>
    waitUntil(
      'a primary and a synchronous standby',
      async () => {
        const [primary, standby] = [await find('primary'), await find('replica')]
        return primary !== null && standby !== null && (await standby.is('synchronous'))
      },
      withinMs,
    )
  await whole()
  return {
    nodes,
    password,
    primary: () => required('primary'),
    standby: () => required('replica'),
    whole,
  }
}

function createNode(
  workplace: Workplace,
  programs: Programs,
  settings: { name: string; port: number; restPort: number; etcdPort: number; password: string },
): DatabaseNode {
  const { name, port, restPort, etcdPort, password } = settings
  const base = workplace.folder(name)
  const dataDir = path.join(base, 'data')
  const rest = `http://127.0.0.1:${restPort}`
  const postgresPid = () => {
    try {
      return Number(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])
    } catch {
      return null
    }
  }
  workplace.alsoKill(postgresPid)
  const patroni = workplace.program(name, () => {
    const settings = path.join(deployDir, 'patroni/patroni.yml')
    return programs.patroni([settings], {
      PATH: `${programs.postgresDir}:${path.join(deployDir, 'patroni')}:/usr/bin:/bin`,
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcdPort}`,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_DATA_DIR: dataDir,
      PATRONI_POSTGRESQL_BIN_DIR: programs.postgresDir,
      PATRONI_POSTGRESQL_PGPASS: path.join(base, 'pgpass'),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: password,
      APP_ROLE_SQL: appRoleFile,
      APP_PASSWORD: password,
    })
  })
  return {
    name,
    patroni,
    port,
    restPort,
    postgresPid,
    is: async (role) => (await statusOf(`${rest}/${role}`)) === 200,
    async switchover() {
      const body = JSON.stringify({ leader: name })
      const answer = await fetch(`${rest}/switchover`, { method: 'POST', body })
      if (answer.status !== 200) throw new Error(`no switchover: ${await answer.text()}`)
    },
  }
}
