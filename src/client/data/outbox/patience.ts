/** How long a change waits for a server that fails while the browser is online. */
const patienceMs = 10_000

/** A try that would get less time is not begun; every change gets one such try all the same. */
const shortestTryMs = 2000

/** A try that took so much longer than it may is one during which the machine slept. */
const slackMs = 1000

/** How long changes still wait for a server that does not take them. */
export interface Patience {
  /** Of these, the patience begins now where it has not begun. */
  begin: (keys: readonly string[]) => void
  /** How long the next try of a change may take, in ms. */
  longestTryMs: (key: string) => number
  /** Notes how long a try took that was allowed `longestMs`. */
  noteTry: (elapsedMs: number, longestMs: number) => void
  /** Notes how long a pause took; one that the machine slept through counts as planned. */
  notePause: (elapsedMs: number, plannedMs: number) => void
  /** How long to pause before the next try of a change, at most `delayMs`; null where it gets none. */
  nextPauseMs: (key: string, delayMs: number) => number | null
  /** To be called offline, and when the server takes something: all patience begins again. */
  renew: () => void
}

export function createPatience(): Patience {
  /** Tries and pauses so far, however long ago. */
  let spentMs = 0
  /** What was spent by then when a change began to wait. */
  const begun = new Map<string, number>()
  const leftMs = (key: string) => patienceMs - (spentMs - (begun.get(key) ?? spentMs))
  return {
    begin: (keys) => {
      for (const key of keys) if (!begun.has(key)) begun.set(key, spentMs)
    },
    longestTryMs: (key) => Math.max(leftMs(key), shortestTryMs),
    noteTry: (elapsedMs, longestMs) => {
      if (elapsedMs > 0 && elapsedMs < longestMs + slackMs) spentMs += elapsedMs
    },
    notePause: (elapsedMs, plannedMs) => {
      spentMs += Math.max(0, Math.min(elapsedMs, plannedMs))
    },
    nextPauseMs: (key, delayMs) => {
      const pauseMs = Math.min(delayMs, leftMs(key) - shortestTryMs)
      return pauseMs > 0 ? pauseMs : null
    },
    renew: () => begun.clear(),
  }
}
