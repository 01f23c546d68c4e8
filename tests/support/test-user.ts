import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import { desc, sql } from 'drizzle-orm'
import { readTraits } from '../../src/client/data/core/read-traits.ts'
import type { Contract } from '../../src/contract/index.ts'
import type { Database } from '../../src/server/db/client.ts'
import { outbox } from '../../src/server/db/schema.ts'
import { verifyMailbox } from './verification.ts'

export const baseUrl = 'http://fabelhain.test'

type Calls = ContractRouterClient<Contract, { idempotencyKey?: string }>

/** A signed-in parent (or a guest, without cookie) with typed calls and plain requests. */
export interface TestUser {
  uid: string
  /** '' for a guest. */
  email: string
  /** Header value; '' for a guest. */
  cookie: string
  api: Calls
  request(
    path: string,
    init?: { method?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Response>
}

interface App {
  fetch(request: Request): Response | Promise<Response>
}

/** The users of an app: a guest, and parents who sign up and in over HTTP. */
export function createTestUsers(db: Database, app: App) {
  // Keeps each request alive with its body, like a connection: a collected request misses its abort.
  const requests = new WeakMap<ReadableStream, Request>()
  const fetchApp = async (request: Request) => {
    const response = await app.fetch(request)
    if (response.body) requests.set(response.body, request)
    return response
  }

  function userWith(cookie: string, uid: string, email = ''): TestUser {
    const link = new RPCLink<{ idempotencyKey?: string }>({
      url: `${baseUrl}/rpc`,
      method: (_options, name) => (readTraits[name.join('.')] ? 'GET' : 'POST'),
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
      cookie,
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

  /** A family with a verified mailbox. */
  async function signUp(name?: string): Promise<TestUser> {
    const parent = await signUpUnverified(name)
    await verifyMailbox({ db }, parent)
    return parent
  }

  /** Registers over HTTP and creates the user document, as the client does. */
  async function signUpUnverified(name = 'Familie Sommer'): Promise<TestUser> {
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
    mailedToken,
    signUp,
    signUpUnverified,
    signIn,
    /** The same browser of a user of another server. */
    withCookieOf: ({ cookie, uid, email }: TestUser) => userWith(cookie, uid, email),
    /** The same user with the cookies of an answer only. */
    withCookies: (response: Response, { uid, email }: TestUser) =>
      userWith(cookieOf(response), uid, email),
    guest: userWith('', ''),
  }
}

const isBytes = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
