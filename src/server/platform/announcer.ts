import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from './log.ts'

interface AnnouncerOptions {
  /** Pause between two announcements. */
  pauseMs: number
  log: Log
}

/**
 * Announces values together: the first ones at once, then those of each pause. A failed announcement is
 * logged and not repeated, because what it announced is stored.
 */
export function createAnnouncer(
  announce: (values: string[]) => Promise<void>,
  { pauseMs, log }: AnnouncerOptions,
): (value: string) => void {
  const waiting = new Set<string>()
  let isRunning = false

  async function run() {
    isRunning = true
    while (waiting.size > 0) {
      const values = [...waiting]
      waiting.clear()
      await announce(values).catch((error: unknown) =>
        log.warn({ err: error }, 'changes were not announced'),
      )
      await delay(pauseMs, undefined, { ref: false })
    }
    isRunning = false
  }

  return (value) => {
    waiting.add(value)
    if (!isRunning) void run()
  }
}
