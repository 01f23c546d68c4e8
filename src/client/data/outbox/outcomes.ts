import type { Refusal } from './send-result.ts'

/** `done`: the server has accepted the change. `stored`: it will be sent when there is a network. */
export type Outcome = 'done' | 'stored'

interface Waiter {
  resolve: (outcome: Outcome) => void
  reject: (refusal: Refusal) => void
}

/** The callers in this tab that wait for the outcome of a change. */
export interface Outcomes {
  wait: (key: string) => Promise<Outcome>
  isAwaited: (key: string) => boolean
  /** Moves the waiters of `replaced` to `key`, the change it was merged into. */
  join: (replaced: string, key: string) => void
  /** Resolves the waiters of a change, or rejects them with the refusal. */
  settle: (key: string, refusal: Refusal | null) => void
  /** Resolves all waiters. */
  resolveAllAsStored: () => void
}

export function createOutcomes(): Outcomes {
  const waiters = new Map<string, Waiter[]>()
  const take = (key: string) => {
    const taken = waiters.get(key) ?? []
    waiters.delete(key)
    return taken
  }
  return {
    wait: (key) =>
      new Promise((resolve, reject) => {
        waiters.set(key, [...(waiters.get(key) ?? []), { resolve, reject }])
      }),
    isAwaited: (key) => waiters.has(key),
    join(replaced, key) {
      const joined = [...take(replaced), ...take(key)]
      if (joined.length > 0) waiters.set(key, joined)
    },
    settle(key, refusal) {
      for (const { resolve, reject } of take(key)) {
        if (refusal) reject(refusal)
        else resolve('done')
      }
    },
    resolveAllAsStored() {
      for (const key of waiters.keys()) for (const { resolve } of take(key)) resolve('stored')
    },
  }
}
