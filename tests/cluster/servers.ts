import path from 'node:path'
import { productionSettings } from '../support/production.ts'
import { createSixStoryLibrary } from '../support/six-stories.ts'
import { findPorts, type Program, statusOf, type Workplace, waitUntil } from './processes.ts'

const root = path.join(import.meta.dirname, '../..')
const loopbackOnly = path.join(root, 'tests/support/loopback-only.ts')

/** The origin that browsers would use; the test speaks to the balancer behind it. */
export const publicOrigin = 'https://fabelhain.test'

/** One Fabelhain server in production mode. */
export interface Server {
  name: string
  program: Program
  port: number
  address: string
  isReady(): Promise<boolean>
}

/** Where a server finds what it needs. */
export interface Surroundings {
  /** Ports of the PgBouncer beside each server. */
  poolerPorts: [number, number]
  writerPort: number
  readerPort: number
  password: string
  smtpUrl: string
  /** Settings of the file store. */
  store: Record<string, string>
}

/** Prepares two servers that share everything but their own folder. */
export async function createServers(
  workplace: Workplace,
  surroundings: Surroundings,
): Promise<[Server, Server]> {
  const ports = await findPorts(['first', 'second'])
  const shared = sharedSettings(surroundings)
  const create = (name: string, port: number, poolerPort: number): Server => {
    const address = `http://127.0.0.1:${port}`
    const settings = {
      ...shared,
      PORT: String(port),
      DATA_DIR: workplace.folder(name),
      DATABASE_URL: databaseUrl(surroundings.password, poolerPort),
    }
    return {
      name,
      port,
      address,
      program: workplace.program(name, () => ({
        program: process.execPath,
        args: [
          '--enable-source-maps',
          '--import',
          loopbackOnly,
          path.join(root, 'dist/server/main.js'),
        ],
        env: settings,
        isCallers: true,
      })),
      isReady: async () => (await statusOf(`${address}/readyz`)) === 200,
    }
  }
  const [first, second] = surroundings.poolerPorts
  return [create('server-1', ports.first, first), create('server-2', ports.second, second)]
}

/** Starts the servers together, as after an outage of everything. */
export async function startServers(servers: Server[]): Promise<void> {
  for (const { program } of servers) program.start()
  for (const server of servers)
    await waitUntil(`${server.name} (${server.program.lastLines()})`, async () => {
      if (!server.program.isRunning())
        throw new Error(`${server.name}:\n${server.program.lastLines()}`)
      return server.isReady()
    })
}

const databaseUrl = (password: string, port: number) =>
  `postgresql://fabelhain_app:${password}@127.0.0.1:${port}/fabelhain`

/** Everything that production requires, for servers behind poolers. */
const sharedSettings = ({ password, writerPort, readerPort, smtpUrl, store }: Surroundings) => ({
  ...productionSettings({ BASE_URL: publicOrigin, SMTP_URL: smtpUrl }),
  ...store,
  LIBRARY_DIR: createSixStoryLibrary(),
  DATABASE_DIRECT_URL: databaseUrl(password, writerPort),
  DATABASE_READ_URL: databaseUrl(password, readerPort),
  STOP_DELAY: '3',
  LOG_LEVEL: 'warn',
})
