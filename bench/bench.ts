import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { type Account, fillDatabase, registerAccounts } from './accounts.ts'
import { measureLanding } from './landing.ts'
import { type LoadResult, measure, type Workload } from './load.ts'
import { memoryMb, type StartedProgram, start } from './processes.ts'
import { measureReader, type ReaderResults } from './reader.ts'
import { measureStreams, type StreamResults } from './streams.ts'

/** Measures speed and size against a floor of the same run, and prints them. It is not a test. */
const stories = 2000
const accountCount = 16

interface Row {
  name: string
  floor: LoadResult
  ours: LoadResult
  /** CPU of ours divided by CPU of the floor. */
  ratio: number
  budget: number
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'fabelhain-bench-'))
const environment = {
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'error',
  FILMS: 'off',
  // As in `npm start` and the image.
  NODE_OPTIONS: '--max-semi-space-size=4',
  AUTH_SECRET: 'known here, to sign in without a limit',
}
const connection = {
  host: path.join(dataDir, 'sock'),
  port: 5432,
  user: 'fabelhain',
  database: 'fabelhain',
}
const serverFile = 'dist/server/main.js'

const first = await start(serverFile, environment)
// Simulates a power failure.
process.kill(await postmasterPid(), 'SIGKILL')
await first.stop('SIGKILL')
const recovered = await start(serverFile, environment)
await recovered.stop()
try {
  const server = await start(serverFile, environment)
  const startMs = {
    fresh: Math.round(first.startMs),
    recovered: Math.round(recovered.startMs),
    warm: Math.round(server.startMs),
  }
  const { cookie, ...results } = await runAll(server, startMs).finally(server.stop)
  print(results)
  const streams = await measureStreams({ serverFile, environment, connection, cookie })
  printStreams(streams)
  await writeFile('bench/results.json', `${JSON.stringify({ ...results, streams }, null, 2)}\n`)
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

async function postmasterPid(): Promise<number> {
  const file = await readFile(path.join(dataDir, 'pg/postmaster.pid'), 'utf8')
  return Number(file.split('\n')[0])
}

/**
 * Milliseconds from a start to the first response: with a new database, after a crash, and after a clean
 * stop.
 */
interface StartMs {
  fresh: number
  recovered: number
  warm: number
}

async function runAll(ours: StartedProgram, startMs: StartMs) {
  const accounts = await registerAccounts(ours.baseUrl, accountCount)
  await fillDatabase(connection, stories)
  const postmaster = await postmasterPid()
  const book = await openBook(ours.baseUrl, accounts[0])
  const floor = await start('bench/floor.ts', {
    PGHOST: connection.host,
    PGPORT: String(connection.port),
    PGUSER: connection.user,
    PGDATABASE: connection.database,
    FLOOR_USER: accounts[0]?.uid ?? '',
    FLOOR_FILE: book.file,
  })
  const rows: Row[] = []
  try {
    for (const { floorPath, budget, ...workload } of listWorkloads(
      ours.baseUrl,
      accounts,
      book.url,
    )) {
      const floorLoad = await measure(
        floor.baseUrl,
        { server: floor.pid, postmaster },
        {
          name: workload.name,
          path: floorPath,
        },
      )
      const load = await measure(ours.baseUrl, { server: ours.pid, postmaster }, workload)
      const ratio = load.cpuMicroseconds / floorLoad.cpuMicroseconds
      rows.push({ name: workload.name, floor: floorLoad, ours: load, ratio, budget })
    }
  } finally {
    await floor.stop()
  }
  return {
    cookie: accounts[0]?.cookie ?? '',
    machine: { cores: cpus().length, node: process.version },
    rows,
    memoryMb: { floor: 0, server: Math.round(memoryMb(ours.pid)) },
    startMs,
    landing: await measureLanding(ours.baseUrl),
    reader: await measureReader(ours.baseUrl, accounts[0]),
  }
}

async function openBook(baseUrl: string, account: Account | undefined) {
  const answer = await fetch(`${baseUrl}/api/reading/open`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      origin: baseUrl,
      cookie: account?.cookie ?? '',
    },
    body: JSON.stringify({ storyId: 'fuchs-laterne' }),
  })
  const { texts }: { texts: { de: { pdfUrl: string } } } = await answer.json()
  const key = texts.de.pdfUrl.replace(/^\/files\/|\?.*$/g, '')
  return { url: texts.de.pdfUrl, file: path.join(dataDir, 'files', key) }
}

function listWorkloads(
  baseUrl: string,
  accounts: Account[],
  bookUrl: string,
): (Workload & { floorPath: string; budget: number })[] {
  const account = (turn: number) => accounts[turn % accounts.length] as Account
  const signed = { origin: baseUrl, cookie: account(0).cookie }
  return [
    { name: 'top 10 stories', floorPath: '/top', path: '/api/stories/top', budget: 1 },
    {
      name: 'own document',
      floorPath: '/profile',
      path: `/api/users/${account(0).uid}`,
      headers: signed,
      budget: 3,
    },
    {
      name: 'change nickname',
      floorPath: '/nickname',
      path: '/',
      method: 'PATCH',
      headers: signed,
      vary: (turn) => ({
        path: `/api/users/${account(turn).uid}`,
        headers: { cookie: account(turn).cookie },
        body: { displayName: `Name ${turn % 100}` },
      }),
      budget: 3.5,
    },
    {
      name: 'like',
      floorPath: '/like',
      path: '/',
      method: 'PUT',
      headers: signed,
      vary: (turn) => ({
        path: `/api/stories/bench-${Math.floor(turn / accounts.length) % 200}/like`,
        headers: { cookie: account(turn).cookie },
        body: { liked: Math.floor(turn / (accounts.length * 200)) % 2 === 0 },
      }),
      budget: 3.5,
    },
    {
      name: 'open a story',
      floorPath: '/like',
      path: '/api/reading/open',
      method: 'POST',
      headers: signed,
      vary: (turn) => ({
        headers: { cookie: account(turn).cookie, 'idempotency-key': crypto.randomUUID() },
        body: { storyId: `bench-${Math.floor(turn / accounts.length) % stories}` },
      }),
      budget: 5,
    },
    { name: 'a book (PDF)', floorPath: '/file', path: bookUrl, headers: signed, budget: 1.2 },
    {
      name: '64 KB Range of it',
      floorPath: '/range',
      path: bookUrl,
      headers: { ...signed, range: 'bytes=0-65535' },
      budget: 1.5,
    },
  ]
}

function print({
  rows,
  memoryMb: memory,
  startMs,
  landing,
  reader,
  machine,
}: Omit<Awaited<ReturnType<typeof runAll>>, 'cookie'>) {
  console.log(
    `\n${machine.cores} cores, Node ${machine.node}; 32 connections, ${stories} stories\n`,
  )
  const table = rows.map(({ name, floor, ours, ratio, budget }) => ({
    work: name,
    'floor req/s': floor.requestsPerSecond,
    'floor µs': floor.cpuMicroseconds,
    'ours req/s': ours.requestsPerSecond,
    'ours µs': ours.cpuMicroseconds,
    'p99 ms': ours.p99Ms,
    failed: ours.failed,
    ratio: ratio.toFixed(2),
    budget: `<= ${budget}`,
    'within budget': ratio <= budget ? 'yes' : 'NO',
  }))
  console.table(table)
  console.log(`memory of the server after the run: ${memory.server} MB (budget: 200)`)
  console.log(
    `start to first answer: ${startMs.fresh} ms fresh, ${startMs.warm} ms warm (budget: 1500), ` +
      `${startMs.recovered} ms after kill -9 of server and database (budget: 5000)`,
  )
  console.log(`landing page, JavaScript on the wire: ${landing.totalKb} KB brotli (budget: 110)`)
  console.table(landing.libraries)
  printReader(reader)
}

function printReader({ floor, open, textRatio, pictureRatio, memory }: ReaderResults) {
  const line = (name: string, { ratio, budget }: { ratio: number; budget: number }) =>
    console.log(
      `${name}: ratio ${ratio} (budget ${budget}, ${ratio <= budget ? 'met' : 'NOT met'})`,
    )
  line(`reader, text after ${open.textMs} ms, floor ${floor.textMs}`, textRatio)
  line(`reader, picture after ${open.pictureMs} ms, floor ${floor.pictureMs}`, pictureRatio)
  const { early, late, heapRatio: ratio, budget } = memory
  line(`PDF, heap ${early.heapMb} MB after 100 turns, ${late.heapMb} after 400`, { ratio, budget })
  console.log(
    `PDF, memory after 400 turns: ${late.canvases} canvases, ${late.megapixels} megapixels`,
  )
}

function printStreams({ streams, floor, ours, p50, p99, ...budgets }: StreamResults) {
  const ratio = (name: string, ms: [number, number], of: { ratio: number; budget: number }) => ({
    name,
    floor: ms[0],
    ours: ms[1],
    ratio: of.ratio,
    budget: of.budget,
    'within budget': of.ratio <= of.budget ? 'yes' : 'NO',
  })
  console.log(`\n${streams} live documents, ${budgets.changesPerSecond} changes a second`)
  console.table([
    ratio('change seen elsewhere, p50 ms', [floor.p50Ms, ours.p50Ms], p50),
    ratio('change seen elsewhere, p99 ms', [floor.p99Ms, ours.p99Ms], p99),
  ])
  console.log(
    `slowest: ${ours.slowestMs} ms (budget ${budgets.slowestBudgetMs}); lost: ${ours.lost}`,
  )
  console.log(
    `memory: ${ours.kbEach} KB a stream, floor ${floor.kbEach} (budget ${budgets.kbBudget})`,
  )
  console.log(`at a foreign stream: ${ours.foreign} of ${ours.documents} documents (budget: 0)`)
}
