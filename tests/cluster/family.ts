import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import { readTraits } from '../../src/client/data/core/read-traits.ts'
import type { Contract } from '../../src/contract/index.ts'
import type { Observations } from './observations.ts'
import { publicOrigin } from './servers.ts'

type Calls = ContractRouterClient<Contract, { idempotencyKey?: string }>

/** A signed-in family whose calls go through the balancer and are observed. */
export interface Family {
  uid: string
  cookie: string
  api: Calls
  request(path: string, init?: RequestInit): Promise<Response>
}

/** Longer than any fault, so that a call ends with an answer and not with the patience of the test. */
const patienceMs = 60_000

const observedFetch = (observations: Observations) => async (request: Request) => {
  const place = new URL(request.url).pathname
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(patienceMs) })
    observations.add({ place, status: response.status })
    return response
  } catch (error) {
    observations.add({ place, status: 0 })
    throw error
  }
}

/** Somebody without an account, who asks for lists that no server has in its memory. */
export interface Guest {
  list(): Promise<Response>
}

export function createGuest(address: string, observations: Observations): Guest {
  const observed = observedFetch(observations)
  let offset = 0
  return {
    list: () => observed(new Request(`${address}/api/stories?offset=${++offset}`)),
  }
}

/** Registers at the balancer and creates the user document. The mailbox is still to be verified. */
export async function registerFamily(address: string, observations: Observations): Promise<Family> {
  const email = `${crypto.randomUUID()}@fabelhain.test`
  const registered = await fetch(`${address}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin: publicOrigin, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Familie Sommer', email, password: 'sieben lila Löwen' }),
  })
  if (!registered.ok) throw new Error(`no account: ${await registered.text()}`)
  const { user }: { user: { id: string } } = await registered.json()
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const headers = { cookie, origin: publicOrigin }
  const observed = observedFetch(observations)
  const link = new RPCLink<{ idempotencyKey?: string }>({
    url: `${address}/rpc`,
    method: (_options, name) => (readTraits[name.join('.')] ? 'GET' : 'POST'),
    headers: ({ context }) => ({
      ...headers,
      'idempotency-key': context.idempotencyKey ?? crypto.randomUUID(),
    }),
    fetch: observed,
  })
  const family: Family = {
    uid: user.id,
    cookie,
    api: createORPCClient<Calls>(link),
    request: (path, init = {}) =>
      observed(new Request(address + path, { ...init, headers: { ...headers, ...init.headers } })),
  }
  await family.api.profile.create({ uid: user.id, email, displayName: 'Familie Sommer' })
  return family
}
