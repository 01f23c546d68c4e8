/** Lets a few through at a time; a bounded number waits. */
export interface Turnstile {
  /** Runs `work` when it is its turn; null, without running it, when too many wait already. */
  pass<T>(work: () => Promise<T>): Promise<{ value: T } | null>
}

/** Creates a turnstile for `width` works at once and `maxWaiting` behind them. */
export function createTurnstile(width: number, maxWaiting: number): Turnstile {
  const waiting: (() => void)[] = []
  let inside = 0

  return {
    async pass(work) {
      if (inside < width) inside += 1
      else if (waiting.length >= maxWaiting) return null
      // Whoever leaves hands the place over, so `inside` stays as it is.
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return { value: await work() }
      } finally {
        const next = waiting.shift()
        if (next) next()
        else inside -= 1
      }
    },
  }
}
