import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log } from './log.ts'

/** What an operator wants to find later; failed tries are warnings. */
const levels = {
  'wrong-pin': 'warn',
  'editor-refused': 'warn',
  'password-changed': 'info',
  'address-changed': 'info',
  'role-changed': 'info',
  'google-linked': 'info',
  'google-unlinked': 'info',
  'export-requested': 'info',
  'deletion-requested': 'info',
} as const

export type SecurityEvent = keyof typeof levels

interface Caller {
  /** Name of the client's network, which leads back to no address. */
  network: () => string
  requestId: string
}

const callers = new AsyncLocalStorage<Caller>()

/** Everything that `work` does is done for this caller. */
export const asCaller = <T>(caller: Caller, work: () => T): T => callers.run(caller, work)

/**
 * One line of the security log: what happened, to which account, from which network, by which
 * request; nothing else that leads to a person. Work without a request has no network and no request.
 */
export function noteSecurity(
  log: Pick<Log, 'info' | 'warn'>,
  what: SecurityEvent,
  account: string,
): void {
  const caller = callers.getStore()
  const network = caller?.network() ?? null
  const requestId = caller?.requestId ?? null
  log[levels[what]]({ event: 'security', what, account, network, requestId }, 'security')
}
