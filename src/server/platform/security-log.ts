import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log } from './log.ts'

/** Security events by log level; failed attempts are warnings. */
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
  /** Pseudonym of the client's network. */
  network: () => string
  requestId: string
}

const callers = new AsyncLocalStorage<Caller>()

/** Runs `work` with this caller as the source of its security events. */
export const asCaller = <T>(caller: Caller, work: () => T): T => callers.run(caller, work)

/**
 * Logs a security event: what happened, to which account, from which network, by which request, and no
 * other personal data. Background work has neither network nor request.
 */
export function logSecurityEvent(
  log: Pick<Log, 'info' | 'warn'>,
  what: SecurityEvent,
  account: string,
): void {
  const caller = callers.getStore()
  const network = caller?.network() ?? null
  const requestId = caller?.requestId ?? null
  log[levels[what]]({ event: 'security', what, account, network, requestId }, 'security')
}
