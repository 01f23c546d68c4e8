const longestWaitMs = 30_000

/** Retries until `load` succeeds; waits 1 s after the first failure, then doubles up to 30 s. */
export async function retryForever<Value>(
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
