import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/** Computes all the time and tells, in ms, how much of a processor it got. */
const metronome = `
const { workerData } = require('node:worker_threads')
for (;;) {
  const { user, system } = process.threadCpuUsage()
  Atomics.store(workerData, 0, Math.trunc((user + system) / 1000))
}`

/** A first start, with its library. */
const longestMs = 45_000

/**
 * Waits until something is done, or until a thread beside it, which only computes, has got `withinMs`
 * of a processor. On a quiet machine that is the time on the wall; where many want the processors, both
 * wait alike. Without a bound the time on the wall counts.
 */
export async function waitFairly(isDone: () => boolean, withinMs?: number): Promise<void> {
  const computedMs = new Int32Array(new SharedArrayBuffer(4))
  const startedMs = performance.now()
  const worker =
    withinMs === undefined ? null : new Worker(metronome, { eval: true, workerData: computedMs })
  const isOver = () =>
    withinMs === undefined
      ? performance.now() - startedMs >= longestMs
      : Atomics.load(computedMs, 0) >= withinMs
  try {
    while (!isDone() && !isOver()) await delay(10)
  } finally {
    await worker?.terminate()
  }
}
