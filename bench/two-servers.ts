import path from 'node:path'
import autocannon from 'autocannon'
import { databaseName } from '../src/server/db/embedded-cluster.ts'
import { findPostmaster } from '../src/server/db/postmaster.ts'
import { type Account, fillDatabase, registerAccounts } from './accounts.ts'
import { withEmbedded } from './embedded.ts'
import { cpuSeconds, type StartedProgram, start } from './processes.ts'
import { heapArguments, serverFile } from './server-under-test.ts'

/**
 * Measures what a second server adds: CPU time of the servers per request, alone and together on one database.
 * Where each server has a processor of its own and the database is elsewhere, requests per second follow from it.
 */
const accountCount = 16
const stories = 100
const connections = 16
const seconds = 6
const rounds = 3
let turn = 0

await withEmbedded(async ({ connection }, dir) => {
  const { host, user, database } = connection
  const startServer = (name: string) =>
    start(
      serverFile,
      {
        DATABASE_URL: `postgresql:///${database}?${new URLSearchParams({ host, user })}`,
        STORAGE_URL: path.join(dir, 'files'),
        DATA_DIR: path.join(dir, name),
        PORT: '0',
        LOG_LEVEL: 'error',
        FILMS: 'off',
        AUTH_SECRET: 'of both servers, as the cookies are signed',
      },
      heapArguments,
    )
  const postmaster = findPostmaster(path.join(dir, 'pg'))?.pid ?? 0
  const servers: StartedProgram[] = []
  try {
    const first = await startServer('first')
    servers.push(first)
    const second = await startServer('second')
    servers.push(second)
    const owner = { ...connection, user: databaseName }
    const accounts = await registerAccounts(first.baseUrl, owner, accountCount)
    await fillDatabase(owner, stories)
    await compare([first, second], { accounts, postmaster })
  } finally {
    for (const server of servers) await server.stop()
  }
})

/** Who sends requests, and the process whose children are PostgreSQL. */
interface Surroundings {
  accounts: Account[]
  postmaster: number
}

async function compare(both: [StartedProgram, StartedProgram], surroundings: Surroundings) {
  const alone: Cost[] = []
  const together: Cost[] = []
  await measure(both, surroundings)
  for (let round = 0; round < rounds; round++) {
    for (const server of both) alone.push(await measure([server], surroundings))
    together.push(await measure(both, surroundings))
  }
  const [one, two] = [mean(alone), mean(together)]
  print('one server', one)
  print('two servers', two)
  const ratio = (2 * one.serverMicroseconds) / two.serverMicroseconds
  process.stdout.write(`two / one, by CPU of the servers  ${ratio.toFixed(2)}\n`)
}

interface Cost {
  requestsPerSecond: number
  /** CPU time per request, of all servers and of PostgreSQL. */
  serverMicroseconds: number
  databaseMicroseconds: number
}

/** Loads all servers at the same time with what families do. */
async function measure(
  targets: StartedProgram[],
  { accounts, postmaster }: Surroundings,
): Promise<Cost> {
  const cpuOf = () => {
    const database = cpuSeconds([], postmaster)
    const all = cpuSeconds(
      targets.map(({ pid }) => pid),
      postmaster,
    )
    return { database, server: all - database }
  }
  const before = cpuOf()
  const results = await Promise.all(targets.map((target) => load(target, accounts)))
  const after = cpuOf()
  if (results.some(({ non2xx, errors }) => non2xx + errors > 0)) throw new Error('calls failed')
  const done = results.reduce((sum, result) => sum + result['2xx'], 0)
  return {
    requestsPerSecond: done / seconds,
    serverMicroseconds: ((after.server - before.server) / done) * 1e6,
    databaseMicroseconds: ((after.database - before.database) / done) * 1e6,
  }
}

function load({ baseUrl }: StartedProgram, accounts: Account[]) {
  const request = (
    method: 'GET' | 'PUT' | 'PATCH',
    pathOf: (uid: string) => string,
    body?: object,
  ) => ({
    method,
    path: '/',
    setupRequest(given: autocannon.Request) {
      const { uid, cookie } = accounts[turn++ % accounts.length] as Account
      return {
        ...given,
        path: pathOf(uid),
        headers: { origin: baseUrl, cookie, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }
    },
  })
  return autocannon({
    url: baseUrl,
    connections,
    duration: seconds,
    requests: [
      request('GET', (uid) => `/api/users/${uid}`),
      request('GET', (uid) => `/api/users/${uid}/children`),
      request('GET', () => '/api/stories?limit=12'),
      request('PATCH', (uid) => `/api/users/${uid}`, { displayName: 'Familie Sommer' }),
      request('PUT', () => '/api/stories/fuchs-laterne/like', { liked: true }),
    ],
  })
}

function mean(costs: Cost[]): Cost {
  const of = (part: keyof Cost) => costs.reduce((sum, cost) => sum + cost[part], 0) / costs.length
  return {
    requestsPerSecond: of('requestsPerSecond'),
    serverMicroseconds: of('serverMicroseconds'),
    databaseMicroseconds: of('databaseMicroseconds'),
  }
}

function print(name: string, cost: Cost) {
  process.stdout.write(
    `${name.padEnd(12)} ${cost.requestsPerSecond.toFixed(0).padStart(6)} requests/s, ` +
      `CPU per request ${cost.serverMicroseconds.toFixed(0)} µs servers, ` +
      `${cost.databaseMicroseconds.toFixed(0)} µs PostgreSQL\n`,
  )
}
