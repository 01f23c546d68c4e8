/** How long a change is retried while the server fails and the browser is online. */
const budgetMs = 10_000

/** The shortest time limit of a try. Every change gets at least one try. */
const shortestTryMs = 2000

/** A try that exceeds its limit by more was interrupted by the sleep of the machine. */
const slackMs = 1000

/** How long each change may still be retried while the server fails. */
export interface RetryBudget {
  /** Starts the budget of the changes that have none. */
  begin: (keys: readonly string[]) => void
  /** How long the next try of a change may take, in ms. */
  longestTryMs: (key: string) => number
  /** Records the duration of a try that was limited to `longestMs`, unless the machine slept. */
  recordTry: (elapsedMs: number, longestMs: number) => void
  /** Records the duration of a pause; the sleep of the machine does not count. */
  recordPause: (elapsedMs: number, plannedMs: number) => void
  /** The pause before the next try of a change, at most `delayMs`; null if no budget is left. */
  nextPauseMs: (key: string, delayMs: number) => number | null
  /** Starts all budgets again: the browser is offline, or the server accepted a change. */
  renew: () => void
}

export function createRetryBudget(): RetryBudget {
  /** Total duration of tries and pauses. */
  let spentMs = 0
  /** `spentMs` at the start of each budget, by the key of the change. */
  const startMs = new Map<string, number>()
  const leftMs = (key: string) => budgetMs - (spentMs - (startMs.get(key) ?? spentMs))
  return {
    begin: (keys) => {
      for (const key of keys) if (!startMs.has(key)) startMs.set(key, spentMs)
    },
    longestTryMs: (key) => Math.max(leftMs(key), shortestTryMs),
    recordTry: (elapsedMs, longestMs) => {
      if (elapsedMs > 0 && elapsedMs < longestMs + slackMs) spentMs += elapsedMs
    },
    recordPause: (elapsedMs, plannedMs) => {
      spentMs += Math.max(0, Math.min(elapsedMs, plannedMs))
    },
    nextPauseMs: (key, delayMs) => {
      const pauseMs = Math.min(delayMs, leftMs(key) - shortestTryMs)
      return pauseMs > 0 ? pauseMs : null
    },
    renew: () => startMs.clear(),
  }
}
