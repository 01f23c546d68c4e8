import path from 'node:path'
import type { DatabaseCluster } from './database.ts'
import { findPorts, type Program, statusOf, type Workplace, waitUntil } from './processes.ts'
import type { Programs } from './programs.ts'

const haproxyDir = path.join(import.meta.dirname, '../../deploy/haproxy')

/** HAProxy before PostgreSQL. */
export interface DatabaseBalancer {
  program: Program
  writerPort: number
  readerPort: number
}

/** Leads to the primary and to the standby, as deploy/haproxy/postgres.cfg says. */
export async function startDatabaseBalancer(
  workplace: Workplace,
  programs: Programs,
  { nodes: [first, second] }: DatabaseCluster,
): Promise<DatabaseBalancer> {
  const ports = await findPorts(['writer', 'reader'])
  const program = workplace.program('haproxy-postgres', () =>
    haproxy(programs, 'postgres.cfg', {
      WRITER_BIND: `127.0.0.1:${ports.writer}`,
      READER_BIND: `127.0.0.1:${ports.reader}`,
      DATABASE_1: `127.0.0.1:${first.port}`,
      DATABASE_1_HOST: '127.0.0.1',
      DATABASE_1_REST_PORT: String(first.restPort),
      DATABASE_2: `127.0.0.1:${second.port}`,
      DATABASE_2_HOST: '127.0.0.1',
      DATABASE_2_REST_PORT: String(second.restPort),
    }),
  )
  program.start()
  return { program, writerPort: ports.writer, readerPort: ports.reader }
}

/** HAProxy before the servers. */
export interface HttpBalancer {
  program: Program
  address: string
}

/** Leads to the servers that are ready, as deploy/haproxy/http.cfg says. */
export async function startHttpBalancer(
  workplace: Workplace,
  programs: Programs,
  servers: [number, number],
): Promise<HttpBalancer> {
  const ports = await findPorts(['public'])
  const program = workplace.program('haproxy-http', () =>
    haproxy(programs, 'http.cfg', {
      MAXCONN: '2000',
      HTTP_BIND: `127.0.0.1:${ports.public}`,
      SERVER_1: `127.0.0.1:${servers[0]}`,
      SERVER_2: `127.0.0.1:${servers[1]}`,
    }),
  )
  program.start()
  const address = `http://127.0.0.1:${ports.public}`
  await waitUntil('the balancer', async () => (await statusOf(`${address}/readyz`)) === 200)
  return { program, address }
}

const haproxy = (programs: Programs, file: string, env: Record<string, string>) =>
  programs.haproxy(['-db', '-f', path.join(haproxyDir, file)], env)
