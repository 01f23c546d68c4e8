import { createORPCClient, ORPCError, onError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { Contract } from '../../../contract/index.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { takeEarlyAnswer } from './early-answers.ts'
import { emitGateClosed } from './gate-closed.ts'
import { readTraits } from './read-traits.ts'

/** Options of a call; a repeat with the same `idempotencyKey` counts once. */
export interface CallContext {
  idempotencyKey?: string
  /** The browser completes the call even if the document closes before the answer. */
  isLeaving?: boolean
}

const link = new RPCLink<CallContext>({
  url: () => `${location.origin}/rpc`,
  method: (_options, path) => (readTraits[path.join('.')] ? 'GET' : 'POST'),
  headers: ({ context }) => ({
    // Mails are in the language of this page, not of the browser's settings.
    'accept-language': getLocale(),
    ...(context.idempotencyKey && { 'idempotency-key': context.idempotencyKey }),
  }),
  fetch: async (request, init, { context }) =>
    requireOwnAnswer(
      await (takeEarlyAnswer(request) ??
        fetch(request, { ...init, keepalive: context.isLeaving ?? false })),
    ),
  interceptors: [
    onError((error) => {
      if (error instanceof ORPCError && error.code === 'GATE_CLOSED') emitGateClosed()
    }),
  ],
})

/** Throws for an answer of another server: a captive portal answers every address with status 200. */
function requireOwnAnswer(answer: Response): Response {
  const type = answer.headers.get('content-type') ?? ''
  if (/^(application\/json|text\/event-stream)\b/.test(type)) return answer
  throw new TypeError(`Another server answered, with ${answer.status} and ${type || 'nothing'}`)
}

/** Every call of the contract as a function: `api.story.top({ limit: 10 })`. */
export const api: ContractRouterClient<Contract, CallContext> = createORPCClient(link)

/** Query and mutation options of every call: `useQuery(query.story.top.queryOptions({ input }))`. */
export const query = createTanstackQueryUtils(api)
