import type { Log } from './log.ts'

const delayMs = 150

/** Collects accounts for a moment and tells of all of them at once: every commit wakes every listener. */
export function createAnnouncer(
  announce: (userIds: string[]) => Promise<void>,
  log: Log,
): (userId: string) => void {
  const waiting = new Set<string>()

  function flush() {
    const userIds = [...waiting]
    waiting.clear()
    // Whoever missed the news sees it with the next; the change itself is kept.
    announce(userIds).catch((error: unknown) => log.warn({ err: error }, 'news were not told'))
  }

  return (userId) => {
    if (waiting.size === 0) setTimeout(flush, delayMs).unref()
    waiting.add(userId)
  }
}
