import type { Outbox } from './outbox.ts'

/** Resolves when nothing is pending, or after `longestMs`. */
export function waitUntilSent(outbox: Outbox, longestMs: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const check = () => {
      if (outbox.snapshot().pending.length === 0) finish()
    }
    const timer = setTimeout(finish, longestMs)
    const stop = outbox.subscribe(check)
    check()
  })
}
