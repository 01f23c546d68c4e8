import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'

/**
 * What an answer depends on, and so what makes it outdated:
 * `site` is the same for everybody, `library` for every reader with the same limits, `child` shows what
 * a child has read or marked, `family` its children, browsers and contracts, `account` and `editors` the rest.
 */
export type CallScope = 'site' | 'library' | 'child' | 'family' | 'account' | 'editors'

/** How client and server treat a call, beside its route, input and output. */
export interface CallTraits {
  scope: CallScope
  /** The server caches the answer for guests, and lets browsers and proxies do so. */
  isPubliclyCached: boolean
  /** The browser stores the answer and shows it where the server cannot be reached. */
  isStoredInBrowser: boolean
  /** The change may wait for a network: its `Idempotency-Key` makes it count once. */
  mayWaitOffline: boolean
  /** The answer is a stream of events. */
  isStream: boolean
  /** The input contains a whole story, more than other calls may send. */
  hasLongInput: boolean
  /** The answer contains a whole story or many cards, and is worth compressing. */
  hasLongAnswer: boolean
}

const defaultTraits: CallTraits = {
  scope: 'account',
  isPubliclyCached: false,
  isStoredInBrowser: false,
  mayWaitOffline: false,
  isStream: false,
  hasLongInput: false,
  hasLongAnswer: false,
}

/** A call of the contract: its name, its two addresses, and its traits. */
export interface CallDescription extends CallTraits {
  /** Noun and verb, as in `story.top`. */
  name: string
  /** The REST method and path, below `/api`. */
  method: string
  path: `/${string}`
  /** The method over RPC: calls that only read use GET, so that answers can be cached. */
  rpcMethod: 'GET' | 'POST'
}

/** Every call of a contract, in the contract's order. */
export function describeCalls(contract: AnyContractRouter): CallDescription[] {
  return Object.entries(contract).flatMap(([noun, calls]) =>
    Object.entries(calls).map(([verb, call]) => describeCall(`${noun}.${verb}`, call)),
  )
}

function describeCall(name: string, call: unknown): CallDescription {
  if (!isContractProcedure(call)) throw new Error(`${name} is no call`)
  const { route, meta } = call['~orpc']
  const { method, path } = route
  if (!method || !path) throw new Error(`${name} has no route`)
  const traits = { ...defaultTraits, ...(meta as Partial<CallTraits>) }
  const rpcMethod = method === 'GET' && !traits.isStream ? 'GET' : 'POST'
  return { name, method, path, rpcMethod, ...traits }
}
