/** Runs a few tasks at a time; a bounded number waits. */
export interface ConcurrencyLimit {
  /** Runs `work` when it is its turn; null, without running it, when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<{ value: T } | null>
}

/** At most `maxRunning` tasks run at the same time, and `maxWaiting` wait. */
export function createConcurrencyLimit(maxRunning: number, maxWaiting: number): ConcurrencyLimit {
  const waiting: (() => void)[] = []
  let running = 0

  return {
    async run(work) {
      if (running < maxRunning) running += 1
      else if (waiting.length >= maxWaiting) return null
      // A task that ends passes its slot on, so `running` does not change.
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return { value: await work() }
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}

/** A concurrency limit that also runs only one task at a time for each key. */
export interface KeyedConcurrencyLimit {
  /** As `ConcurrencyLimit.run`; a task that waits for its key occupies no slot. */
  run<T>(key: string, work: () => Promise<T>): Promise<{ value: T } | null>
}

/** `maxRunning` keys run at the same time; `maxWaiting` keys, and tasks of one key, may wait. */
export function createKeyedConcurrencyLimit(
  maxRunning: number,
  maxWaiting: number,
): KeyedConcurrencyLimit {
  const shared = createConcurrencyLimit(maxRunning, maxWaiting)
  const byKey = new Map<string, { limit: ConcurrencyLimit; users: number }>()

  return {
    async run(key, work) {
      const entry = byKey.get(key) ?? { limit: createConcurrencyLimit(1, maxWaiting), users: 0 }
      byKey.set(key, entry)
      entry.users += 1
      try {
        const result = await entry.limit.run(() => shared.run(work))
        return result ? result.value : null
      } finally {
        entry.users -= 1
        if (entry.users === 0) byKey.delete(key)
      }
    },
  }
}
