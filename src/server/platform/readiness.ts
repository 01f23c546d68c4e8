import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from './log.ts'

/** A part's answer: `ok`, or in one word what is wrong with it. */
export type PartCheck = () => Promise<string>

/** Whether this server should get requests, for load balancers. */
export interface Readiness {
  /** Asks every part; one that does not answer in time is `slow`, one that fails is `unreachable`. */
  read(): Promise<{ isReady: boolean; parts: Record<string, string> }>
  isStopping(): boolean
  /** Turns red for good, so that load balancers send no more requests before the port closes. */
  stop(): void
}

/** Load balancers wait two to five seconds for the answer. */
const checkLimitMs = 2_000

/** Creates the readiness of these parts; every change of a part is logged once. */
export function createReadiness(
  checks: Record<string, PartCheck>,
  log: Pick<Log, 'info' | 'warn'>,
): Readiness {
  const known = new Map<string, string>()
  let isStopping = false

  async function stateOf(part: string, check: PartCheck): Promise<string> {
    const slow = delay(checkLimitMs, 'slow', { ref: false })
    let cause: unknown
    const state = await Promise.race([check(), slow]).catch((error: unknown) => {
      cause = error
      return 'unreachable'
    })
    if (state !== (known.get(part) ?? 'ok')) {
      const facts = { part, state, ...(cause !== undefined && { err: cause }) }
      if (state === 'ok') log.info(facts, 'a part is ready again')
      else log.warn(facts, 'a part is not ready')
    }
    known.set(part, state)
    return state
  }

  return {
    async read() {
      const states = Object.entries(checks).map(async ([part, check]) => [
        part,
        await stateOf(part, check),
      ])
      const parts: Record<string, string> = Object.fromEntries(await Promise.all(states))
      if (isStopping) parts.server = 'stopping'
      return { isReady: Object.values(parts).every((state) => state === 'ok'), parts }
    },
    isStopping: () => isStopping,
    stop() {
      isStopping = true
    },
  }
}
