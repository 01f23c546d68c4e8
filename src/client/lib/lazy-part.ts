import type { ComponentType } from 'react'
import { lazy } from 'react'

const longestWaitMs = 30_000

/**
 * A part of the page whose code comes when it is first shown. Where it does not come, as without a
 * network, it is asked for again and the page goes on without it: a missing part is no broken page.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await persistently(load) }))
}

/** Tries until it comes; waits 1 s after the first failure, then twice as long each time, up to 30 s. */
export async function persistently<Value>(
  load: () => Promise<Value>,
  wait: (delayMs: number) => Promise<unknown> = sleep,
): Promise<Value> {
  for (let delayMs = 1000; ; delayMs = Math.min(2 * delayMs, longestWaitMs)) {
    try {
      return await load()
    } catch {
      await wait(delayMs)
    }
  }
}

function sleep(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs))
}
