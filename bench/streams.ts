import { createHmac, randomUUID } from 'node:crypto'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Figure, figure } from './figures/figures.ts'
import { memoryMb, start } from './processes.ts'
import type { ServerUnderTest } from './server-under-test.ts'

// Each account is open in two browsers; a change is made in the first and awaited in the second.
const accountCount = 500
const streamCount = 2 * accountCount
const changesPerSecond = 20
const changeCount = 390
/** Repeats of the measurement, whose spread is shown. */
const blockCount = 3
/** A change that has not arrived after this time is lost. */
const maxArrivalMs = 5_000
const warmUpFamilies = accountCount / 5
const settleMs = 3_000

interface Family {
  uid: string
  /** Cookies of two browsers. */
  cookies: [string, string]
}

/** A server under test: how its streams are opened and its documents changed. */
interface Target {
  baseUrl: string
  pid: number
  streamPath: (family: Family) => string
  change: (family: Family, name: string) => Promise<Response>
}

interface StreamLoad {
  /** Milliseconds from sending a change to its arrival in the other browser, sorted, in three blocks. */
  blocks: number[][]
  /** Resident memory of the server in KB that one more open stream needs, garbage included. */
  kbEach: number
  /** Documents that arrived on another account's stream. */
  foreign: number
  /** Changes that did not arrive. */
  lost: number
}

/**
 * Measures 1,000 open live documents: how fast changes arrive and how much memory the streams need. `cookie` is
 * the header value of a session, which begins with the cookie's name.
 */
export async function measureStreams(under: ServerUnderTest, cookie: string): Promise<Figure[]> {
  const { connection, secret } = under
  const server = await under.start()
  try {
    const name = cookie.slice(0, cookie.indexOf('='))
    const families = await signInFamilies(connection, (token) => `${name}=${signed(token, secret)}`)
    const floor = await start('bench/stream-floor.ts', {
      PGHOST: connection.host,
      PGPORT: String(connection.port),
      PGUSER: connection.user,
      PGDATABASE: connection.database,
    })
    const floorLoad = await load(families, {
      ...floor,
      streamPath: ({ uid }) => `/live/${uid}`,
      change: ({ uid }, name) => fetch(`${floor.baseUrl}/rename/${uid}/${name}`),
    }).finally(floor.stop)
    const ours = await load(families, {
      ...server,
      streamPath: ({ uid }) => `/api/users/${uid}/live`,
      change: ({ uid, cookies }, displayName) =>
        fetch(`${server.baseUrl}/api/users/${uid}`, {
          method: 'PATCH',
          headers: {
            cookie: cookies[0],
            origin: server.baseUrl,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ displayName }),
        }),
    })
    const ratios = (share: number) =>
      ours.blocks.map((times, at) => atShare(times, share) / atShare(floorLoad.blocks[at], share))
    return [
      figure('news-p50', 'x floor', ratios(0.5), 3),
      figure('news-p99', 'x floor', ratios(0.99), 3),
      figure(
        'news-slowest',
        'ms',
        ours.blocks.map((times) => atShare(times, 1)),
        1_000,
      ),
      figure('news-lost', 'changes', [ours.lost], 0),
      figure('stream-foreign', 'documents', [ours.foreign], 0),
      figure('stream-memory', 'KB', [ours.kbEach], 15),
    ]
  } finally {
    await server.stop()
  }
}

/** Cookie value of a session in Better Auth's format: its token and the server's signature. */
function signed(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return encodeURIComponent(`${token}.${signature}`)
}

/** Creates more accounts than the limit of sign-ups allows, each signed in in two browsers. */
async function signInFamilies(
  connection: pg.ClientConfig,
  sign: (token: string) => string,
): Promise<Family[]> {
  const client = new pg.Client(connection)
  await client.connect()
  const ids = Array.from({ length: accountCount }, () => randomUUID().replaceAll('-', ''))
  await client.query(
    `insert into "user" (id, name, email, email_verified)
      select id, 'Familie', id || '@example.org', true from unnest($1::text[]) id`,
    [ids],
  )
  await client.query(
    `insert into profile (user_id, email, display_name, created_at, updated_at)
      select id, id || '@example.org', 'Familie', now(), now() from unnest($1::text[]) id`,
    [ids],
  )
  await client.query(
    `insert into session (id, token, user_id, expires_at)
      select id || browser, 'token' || id || browser, id, now() + interval '1 day'
      from unnest($1::text[]) id, generate_series(0, 1) browser`,
    [ids],
  )
  await client.end()
  return ids.map((uid) => ({ uid, cookies: [sign(`token${uid}0`), sign(`token${uid}1`)] }))
}

async function load(families: Family[], target: Target): Promise<StreamLoad> {
  let foreign = 0
  const arrived = new Map<string, number>()
  const open = (family: Family, browser: 0 | 1) =>
    openStream(target, family, browser, ({ email, name }) => {
      if (email !== `${family.uid}@example.org`) foreign++
      else if (browser === 1 && !arrived.has(name)) arrived.set(name, performance.now())
    })

  const streams: ClientRequest[] = []
  /** Opens the streams of families; returns the server's memory in MB. */
  async function openAll(some: Family[]): Promise<number> {
    for (const family of some) {
      streams.push(...(await Promise.all([open(family, 0), open(family, 1)])))
    }
    await delay(settleMs)
    return memoryMb(target.pid)
  }
  // With the first streams the server compiles code and opens database connections.
  const before = await openAll(families.slice(0, warmUpFamilies))
  const after = await openAll(families.slice(warmUpFamilies))
  const kbEach = ((after - before) * 1024) / (streamCount - 2 * warmUpFamilies)

  const sentAt = new Map<string, number>()
  for (let turn = 0; turn < changeCount; turn++) {
    // Unique per server, because the floor's names stay in the documents.
    const name = `${target.pid}-${turn}`
    // 7 and the number of families are coprime: every family has its turn.
    const family = families[(turn * 7) % families.length] as Family
    sentAt.set(name, performance.now())
    target.change(family, name).then((answer) => answer.body?.cancel(), console.error)
    await delay(1000 / changesPerSecond)
  }
  const deadline = performance.now() + maxArrivalMs
  while (arrived.size < changeCount && performance.now() < deadline) await delay(50)
  for (const stream of streams) stream.destroy()

  const times = [...sentAt].map(
    ([name, at]) => (arrived.get(name) ?? Number.POSITIVE_INFINITY) - at,
  )
  const size = Math.ceil(times.length / blockCount)
  const blocks = Array.from({ length: blockCount }, (_, block) =>
    times.slice(block * size, (block + 1) * size).sort((a, b) => a - b),
  )
  const lost = times.filter((time) => time === Number.POSITIVE_INFINITY).length
  return { blocks, kbEach, foreign, lost }
}

/** The time below which a share of the sorted times is. */
const atShare = (times: number[] = [], share: number) =>
  times[Math.ceil(share * times.length) - 1] ?? 0

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })

/** Opens a stream and reads it until it is destroyed; resolves with the first document. */
function openStream(
  { baseUrl, streamPath }: Target,
  family: Family,
  browser: 0 | 1,
  onDocument: (document: { email: string; name: string }) => void,
): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: family.cookies[browser] }
    const stream = request(baseUrl + streamPath(family), { agent, headers })
    stream.once('error', reject)
    stream.once('response', (response: IncomingMessage) => {
      if (response.statusCode !== 200) reject(new Error(`stream answered ${response.statusCode}`))
      // The benchmark ends a stream by destroying it.
      response.on('error', () => {})
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const events = (text + chunk).split('\n\n')
        text = events.pop() ?? ''
        for (const event of events) {
          const [, data] = /^data: (\{.*)$/m.exec(event) ?? []
          if (data === undefined) continue
          const document = JSON.parse(data)
          onDocument({
            email: document.email,
            name: document.displayName ?? document.display_name,
          })
          resolve(stream)
        }
      })
    })
    stream.end()
  })
}
