import { createORPCClient, ORPCError, onError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { Contract } from '../../contract/index.ts'
import { getLocale } from '../paraglide/runtime.js'
import { tellGateClosed } from './gate-closed.ts'

/** What a caller may send along: `idempotencyKey` names one intent, so that a repeat never spends twice. */
export interface CallContext {
  idempotencyKey?: string
  /** The document may be gone before the answer comes: the browser finishes the call all the same. */
  isLeaving?: boolean
}

/** Calls that only read travel by GET, so that public answers can be cached. */
const reading = new Set(['get', 'list', 'ranking', 'shelves', 'similar', 'top'])

const link = new RPCLink<CallContext>({
  url: () => `${location.origin}/rpc`,
  method: (_options, path) => (reading.has(path.at(-1) ?? '') ? 'GET' : 'POST'),
  headers: ({ context }) => ({
    // Mails speak the language that this page shows, whatever the browser is set to.
    'accept-language': getLocale(),
    ...(context.idempotencyKey && { 'idempotency-key': context.idempotencyKey }),
  }),
  fetch: async (request, init, { context }) =>
    ownAnswer(await fetch(request, { ...init, keepalive: context.isLeaving ?? false })),
  interceptors: [
    onError((error) => {
      if (error instanceof ORPCError && error.code === 'GATE_CLOSED') tellGateClosed()
    }),
  ],
})

/** Not everything that answers is our server: the sign-in page of a café's network says 200 as well. */
function ownAnswer(answer: Response): Response {
  const type = answer.headers.get('content-type') ?? ''
  if (/^(application\/json|text\/event-stream)\b/.test(type)) return answer
  throw new TypeError(`Somebody else answered, with ${answer.status} and ${type || 'nothing'}`)
}

/** Every call of the contract as a function: `api.story.top({ limit: 10 })`. */
export const api: ContractRouterClient<Contract, CallContext> = createORPCClient(link)

/** Query and mutation options of every call: `useQuery(query.story.top.queryOptions({ input }))`. */
export const query = createTanstackQueryUtils(api)
