import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from './log.ts'

/**
 * Runs `work` every `intervalMs`, never twice at the same time. A failure is logged and does not stop the
 * timer.
 */
export function every(
  intervalMs: number,
  log: Log,
  work: () => Promise<unknown>,
): { stop(): void } {
  let isRunning = false
  const timer = setInterval(async () => {
    if (isRunning) return
    isRunning = true
    await work().catch((error: unknown) => log.error({ err: error }, 'a timed task failed'))
    isRunning = false
  }, intervalMs)
  return { stop: () => clearInterval(timer) }
}

/** Waits for `work` at most `limitMs`; unfinished work continues in the background. */
export async function atMost(limitMs: number, work: Promise<unknown>): Promise<void> {
  const delayControl = new AbortController()
  try {
    await Promise.race([work, delay(limitMs, undefined, { signal: delayControl.signal })])
  } finally {
    delayControl.abort()
  }
}
