import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import { desc, sql } from 'drizzle-orm'
import type { Contract } from '../../src/contract/index.ts'
import { createApp } from '../../src/server/app.ts'
import { createAuth } from '../../src/server/auth/auth.ts'
import type { AuthLimits } from '../../src/server/auth/endpoints.ts'
import { authLimits } from '../../src/server/auth/endpoints.ts'
import { outbox } from '../../src/server/db/schema.ts'
import { findGateOpen } from '../../src/server/device/queries.ts'
import { isFreshSignIn } from '../../src/server/device/rules.ts'
import { createExaminer } from '../../src/server/examiner/examiner.ts'
import { createLocalFiles } from '../../src/server/files/local.ts'
import { createUploadFolder } from '../../src/server/files/upload-folder.ts'
import { createIntakeRunner } from '../../src/server/intake/run.ts'
import type { Clock } from '../../src/server/platform/clock.ts'
import { operatorOf, readConfig } from '../../src/server/platform/env.ts'
import { createLastingLinks } from '../../src/server/platform/lasting-links.ts'
import { createLive } from '../../src/server/platform/live.ts'
import type { Log } from '../../src/server/platform/log.ts'
import { createMailing } from '../../src/server/platform/mailing.ts'
import { queueMail } from '../../src/server/platform/outbox.ts'
import type { StripeSettings } from '../../src/server/platform/payments.ts'
import { createPayments } from '../../src/server/platform/payments.ts'
import type { MetricsAccess } from '../../src/server/platform/traces.ts'
import { createMetrics } from '../../src/server/platform/traces.ts'
import { createTraceCollector } from '../../src/server/trace/collector.ts'
import type { DatabaseServer } from './cluster.ts'
import { createTestDatabase } from './database.ts'
import { silentLog } from './log.ts'
import { proveMailbox } from './proof.ts'
import { quickHashing } from './quick-hashing.ts'

export const baseUrl = 'http://fabelhain.test'
/** Tests sign up far more often than a person. */
const unlimited = Object.fromEntries(
  Object.keys(authLimits).map((name) => [name, { max: 100_000, windowSeconds: 60 }]),
) as AuthLimits
const secret = 'a secret of at least thirty-two characters'

/** Nobody listens there. */
const nowhere: StripeSettings = {
  secretKey: 'sk_test_nowhere',
  webhookSecrets: ['whsec_nowhere'],
  host: { host: '127.0.0.1', port: 9, protocol: 'http' },
}
const operator = {
  ...operatorOf(readConfig({})),
  name: 'Fabelhain',
  address: 'Waldweg 7, 12345 Musterstadt',
  email: 'post@fabelhain.test',
}

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  set(instant: string): void
}

function createTestClock(start: string): TestClock {
  let now = new Date(start)
  return {
    now: () => now,
    set(instant) {
      now = new Date(instant)
    },
  }
}

type Calls = ContractRouterClient<Contract, { idempotencyKey?: string }>

/** A signed-in parent (or a guest, without cookie) with typed calls and plain requests. */
export interface TestUser {
  uid: string
  /** '' for a guest. */
  email: string
  api: Calls
  request(
    path: string,
    init?: { method?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Response>
}

/** The whole app on a database of its own; requests go through `app.fetch`, without a port. */
export async function createTestApp(
  start = '2026-11-21T10:00:00Z',
  {
    stripe = nowhere,
    metricsAccess = 'closed',
    losesConnections = false,
    databaseServer,
    log = silentLog as Log,
    isDemo = false,
    ...options
  }: {
    maxStreams?: number
    stripe?: StripeSettings
    metricsAccess?: MetricsAccess
    losesConnections?: boolean
    databaseServer?: DatabaseServer | undefined
    log?: Log
    isDemo?: boolean
  } = {},
) {
  const database = await createTestDatabase({ losesConnections, server: databaseServer })
  const { db } = database
  const clock = createTestClock(start)
  const directory = await mkdtemp(path.join(tmpdir(), 'fabelhain-files-'))
  const files = await createLocalFiles(directory)
  const uploadFolder = await createUploadFolder(path.join(directory, 'uploads'))
  const examiner = await createExaminer(path.join(directory, 'examined'))
  const intakes = createIntakeRunner({
    db,
    clock,
    log,
    files,
    examiner,
    workDir: path.join(directory, 'imports'),
  })
  const connection =
    typeof database.connection === 'string'
      ? { connectionString: database.connection }
      : database.connection
  const live = await createLive(connection, log, { maxStreams: 1000, ...options })
  const auth = createAuth({
    db,
    secret,
    baseUrl,
    google: null,
    passwords: quickHashing,
    queueMail,
    onMailQueued: () => {},
    clock,
    log,
    limits: unlimited,
    guard: {
      isGateOpen: (session) => findGateOpen(db, session, clock.now()),
      isFreshSignIn: (session) => isFreshSignIn(session, clock.now()),
    },
  })
  const payments = createPayments(stripe)
  const traceCollector = createTraceCollector({ db, clock, log })
  const app = createApp({
    db,
    files,
    uploadFolder,
    examiner,
    intakes,
    isLibraryLoaded: () => true,
    isDemo,
    auth,
    passwords: quickHashing,
    live,
    clock,
    log,
    baseUrl,
    trustedProxies: [],
    secret,
    payments,
    operator,
    queueMail,
    onMailQueued: () => {},
    metrics: createMetrics({ openStreams: live.openStreams }),
    metricsAccess,
    traceCollector,
    scriptHashes: [],
  })
  const mail = createMailing({ queueMail, onMailQueued: () => {}, baseUrl })
  // As a connection does: a request that nobody holds no longer hears that its client has gone.
  const requests = new WeakMap<ReadableStream, Request>()
  const fetchApp = async (request: Request) => {
    const response = await app.fetch(request)
    if (response.body) requests.set(response.body, request)
    return response
  }

  function userWith(cookie: string, uid: string, email = ''): TestUser {
    const link = new RPCLink<{ idempotencyKey?: string }>({
      url: `${baseUrl}/rpc`,
      method: (_options, name) => (/^(get|list|top)$/.test(name.at(-1) ?? '') ? 'GET' : 'POST'),
      headers: ({ context }) => ({
        ...(cookie && { cookie }),
        origin: baseUrl,
        'idempotency-key': context.idempotencyKey ?? crypto.randomUUID(),
      }),
      fetch: fetchApp,
    })
    return {
      uid,
      email,
      api: createORPCClient<Calls>(link),
      request: (target, { method = 'GET', body, headers = {} } = {}) =>
        fetchApp(
          new Request(`${baseUrl}${target}`, {
            method,
            headers: {
              ...(cookie && { cookie }),
              ...(method !== 'GET' && { origin: baseUrl, 'content-type': 'application/json' }),
              ...headers,
            },
            ...(body !== undefined && {
              body: typeof body === 'string' || isBytes(body) ? body : JSON.stringify(body),
            }),
          }),
        ),
    }
  }

  /** A family as most are: it has opened the mailed link that proves its mailbox. */
  async function signUp(name?: string): Promise<TestUser> {
    const parent = await signUpUnproven(name)
    await proveMailbox({ db }, parent)
    return parent
  }

  /** Registers over HTTP and creates the user document, as the client does. */
  async function signUpUnproven(name = 'Familie Sommer'): Promise<TestUser> {
    const email = `${crypto.randomUUID()}@example.org`
    const response = await userWith('', '').request('/api/auth/sign-up/email', {
      method: 'POST',
      body: { name, email, password: 'sieben lila Löwen' },
    })
    if (!response.ok) throw new Error(`sign-up failed: ${await response.text()}`)
    const { user }: { user: { id: string } } = await response.json()
    const parent = userWith(cookieOf(response), user.id, email)
    await parent.api.profile.create({ uid: user.id, email, displayName: name })
    return parent
  }

  /** The same parent in another browser. */
  async function signIn({ uid, email }: TestUser, headers = {}): Promise<TestUser> {
    const response = await userWith('', '').request('/api/auth/sign-in/email', {
      method: 'POST',
      body: { email, password: 'sieben lila Löwen' },
      headers,
    })
    if (!response.ok) throw new Error(`sign-in failed: ${await response.text()}`)
    return userWith(cookieOf(response), uid, email)
  }

  /** The token in the newest mail to an account, by its name in the link's query. */
  async function mailedToken({ email }: TestUser, name: string): Promise<string> {
    const [newest] = await db
      .select({ payload: outbox.payload })
      .from(outbox)
      .where(sql`payload ->> 'to' = ${email} and payload ->> 'text' like ${`%${name}=%`}`)
      .orderBy(desc(outbox.id))
      .limit(1)
    const token = new RegExp(`[?&]${name}=([\\w.-]+)`).exec(String(newest?.payload.text))?.[1]
    if (!token) throw new Error(`no mail to ${email} has a link with ${name}`)
    return token
  }

  return {
    db,
    mailedToken,
    mail,
    billing: { db, clock, mail, payments, operator },
    unsubscribeLinks: createLastingLinks(secret, 'unsubscribe'),
    files,
    uploadFolder,
    examiner,
    intakes,
    clock,
    live,
    traceCollector,
    app,
    signUp,
    signUpUnproven,
    signIn,
    withCookies: (response: Response, { uid, email }: TestUser) =>
      userWith(cookieOf(response), uid, email),
    guest: userWith('', ''),
    async close() {
      const imported = intakes.stop()
      examiner.stop()
      await imported
      await live.stop()
      await traceCollector.stop()
      await database.drop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const isBytes = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

export type TestApp = Awaited<ReturnType<typeof createTestApp>>
