import { setTimeout as delay } from 'node:timers/promises'
import { type Account, fillDatabase, openBook, registerAccounts } from './accounts.ts'
import { type Figure, figure, median } from './figures/figures.ts'
import { measureListeners } from './listeners.ts'
import { type LoadResult, measure } from './load.ts'
import { memoryMb, type StartedProgram, start } from './processes.ts'
import type { ServerUnderTest } from './server-under-test.ts'
import { type FamilyWorkload, listWorkloads, storyCount } from './workloads.ts'

const accountCount = 16
const repeats = 3
/** After about 75 s without work, V8 returns the pages of its heap that the load had filled. */
const restMs = 90_000

/** What one kind of request costs: medians of the repeats. */
export interface Cost {
  name: string
  floorMicroseconds: number
  microseconds: number
  requestsPerSecond: number
  p99Ms: number
  /** Of all repeats. */
  failed: number
}

export const prepareAccounts = ({ connection }: ServerUnderTest, { baseUrl }: StartedProgram) =>
  registerAccounts(baseUrl, connection, accountCount)

/** Fills the library and lists the workloads. */
export async function prepareWorkloads(
  { connection }: ServerUnderTest,
  { baseUrl }: StartedProgram,
  accounts: [Account, ...Account[]],
) {
  const [account] = accounts
  const storyIds = await fillDatabase(connection, storyCount)
  const book = await openBook(baseUrl, account)
  return {
    account,
    book,
    workloads: listWorkloads({ baseUrl, accounts, bookUrl: book.url, storyIds }),
  }
}

/** Measures CPU time per request against the floor, in turn, and the memory after all requests and a rest. */
export async function measureCosts(
  server: ServerUnderTest,
  running: StartedProgram,
  { account, book, workloads }: Awaited<ReturnType<typeof prepareWorkloads>>,
): Promise<{ costs: Cost[]; figures: Figure[] }> {
  const { host, port, user, database } = server.connection
  const floor = await start('bench/floor.ts', {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGDATABASE: database,
    FLOOR_USER: account.uid,
    FLOOR_FILE: server.storedFile(book.key),
  })
  const postmaster = await server.postmasterPid()
  const costs: Cost[] = []
  const figures: Figure[] = []
  try {
    for (const workload of workloads) {
      const pairs: Pair[] = []
      for (let repeat = 0; repeat < repeats; repeat++)
        pairs.push(await measurePair({ floor, running, postmaster }, workload))
      const ratios = pairs.map((pair) => pair.ours.cpuMicroseconds / pair.floor.cpuMicroseconds)
      figures.push(figure(workload.name, 'x floor', ratios, workload.budget))
      costs.push(costOf(workload.name, pairs))
      process.stderr.write(`${workload.name} `)
    }
  } finally {
    await floor.stop()
  }
  figures.push(...(await measureListeners(running.baseUrl + book.url, account.cookie)))
  figures.push(figure('memory-busy', 'MB', [memoryMb(running.pid)], 400))
  await delay(restMs)
  figures.push(figure('memory', 'MB', [memoryMb(running.pid)], 200))
  return { costs, figures }
}

interface Pair {
  floor: LoadResult
  ours: LoadResult
}

async function measurePair(
  programs: { floor: StartedProgram; running: StartedProgram; postmaster: number },
  { floorPath, ...workload }: FamilyWorkload,
): Promise<Pair> {
  const { floor, running, postmaster } = programs
  const floorWorkload = { name: workload.name, path: floorPath }
  return {
    floor: await measure(floor.baseUrl, { server: floor.pid, postmaster }, floorWorkload),
    ours: await measure(running.baseUrl, { server: running.pid, postmaster }, workload),
  }
}

function costOf(name: string, pairs: Pair[]): Cost {
  const middle = (property: (pair: Pair) => number) => median(pairs.map(property))
  return {
    name,
    floorMicroseconds: middle(({ floor }) => floor.cpuMicroseconds),
    microseconds: middle(({ ours }) => ours.cpuMicroseconds),
    requestsPerSecond: middle(({ ours }) => ours.requestsPerSecond),
    p99Ms: middle(({ ours }) => ours.p99Ms),
    failed: pairs.reduce((sum, { floor, ours }) => sum + floor.failed + ours.failed, 0),
  }
}
