import type { Outbox } from './outbox.ts'

/** Resolves once nothing waits to be sent any more, or after `longestMs`. */
export function waitUntilSent(outbox: Outbox, longestMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const look = () => {
      if (outbox.shown().waiting.length === 0) done()
    }
    const timer = setTimeout(done, longestMs)
    const stop = outbox.subscribe(look)
    look()
  })
}
