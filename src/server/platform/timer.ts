import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from './log.ts'

/** Runs `work` every `intervalMs`; a failure is logged and the next turn comes all the same. */
export function every(
  intervalMs: number,
  log: Log,
  work: () => Promise<unknown>,
): { stop(): void } {
  const timer = setInterval(() => {
    work().catch((error: unknown) => log.error({ err: error }, 'a timed task failed'))
  }, intervalMs)
  return { stop: () => clearInterval(timer) }
}

/** Waits for `work`, but no longer than `limitMs`; what is not done by then goes on by itself. */
export async function atMost(limitMs: number, work: Promise<unknown>): Promise<void> {
  const late = new AbortController()
  try {
    await Promise.race([work, delay(limitMs, undefined, { signal: late.signal })])
  } finally {
    late.abort()
  }
}
