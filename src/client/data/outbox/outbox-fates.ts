import type { Refusal } from './send-answer.ts'

/** `done`: the server has it; `kept`: it is sent as soon as that is possible. */
export type Fate = 'done' | 'kept'

interface Waiter {
  resolve: (fate: Fate) => void
  reject: (refusal: Refusal) => void
}

/** Who waits in this tab to hear what became of a change. */
export interface Fates {
  wait: (key: string) => Promise<Fate>
  isAwaited: (key: string) => boolean
  /** Who waited for one change waits for another that it is part of. */
  join: (replaced: string, key: string) => void
  settle: (key: string, refusal: Refusal | null) => void
  /** Nobody need wait longer: there is no way to the server. */
  keepAll: () => void
}

export function createFates(): Fates {
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
    keepAll() {
      for (const key of waiters.keys()) for (const { resolve } of take(key)) resolve('kept')
    },
  }
}
