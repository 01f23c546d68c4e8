import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/** Program of a thread that computes until it is terminated and stores its CPU time in ms. */
const busyLoop = `
const { workerData } = require('node:worker_threads')
for (;;) {
  const { user, system } = process.threadCpuUsage()
  Atomics.store(workerData, 0, Math.trunc((user + system) / 1000))
}`

/** Limit of wall time where no CPU time is given: a first start loads the library. */
const longestMs = 45_000

/**
 * Waits until `isDone`, or until a thread that computes meanwhile used `withinMs` of CPU time, which
 * a busy machine delays as much as the work itself. Returns at the limit, too; the caller checks.
 */
export async function waitWhileComputing(isDone: () => boolean, withinMs?: number): Promise<void> {
  const computedMs = new Int32Array(new SharedArrayBuffer(4))
  const startedMs = performance.now()
  const worker =
    withinMs === undefined ? null : new Worker(busyLoop, { eval: true, workerData: computedMs })
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

/** CPU time of this process during a call, in ms; independent of the machine's load. */
export async function measureCpuMs(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
