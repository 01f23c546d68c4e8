import type { Log } from './log.ts'

const delayMs = 150

/** Collects accounts for a moment and announces them together, because every commit wakes all listeners. */
export function createAnnouncer(
  announce: (userIds: string[]) => Promise<void>,
  log: Log,
): (userId: string) => void {
  const waiting = new Set<string>()

  function flush() {
    const userIds = [...waiting]
    waiting.clear()
    // The change itself is stored; pages see it with the next announcement.
    announce(userIds).catch((error: unknown) =>
      log.warn({ err: error }, 'changes were not announced'),
    )
  }

  return (userId) => {
    if (waiting.size === 0) setTimeout(flush, delayMs).unref()
    waiting.add(userId)
  }
}
