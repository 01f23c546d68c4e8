import type { TraceBatch } from '../../contract/trace.ts'
import type { WorkName } from '../../contract/trace-kinds.ts'
import { maxTraceMs } from '../../contract/trace-kinds.ts'

type Trace = TraceBatch['traces'][number]

/** How a work ended; one that was given up is no measurement. */
type Outcome = 'done' | 'failed' | 'left'

/** Kept until somebody sends them; more than these are not worth the memory. */
const maxWaiting = 200
const waiting: Trace[] = []

/** Keeps a measurement in memory, never on the device, until the next batch takes it. */
export function noteTrace(trace: Trace): void {
  if (waiting.length < maxWaiting) waiting.push(trace)
}

/** Takes up to `count` measurements out, the oldest first. */
export function takeTraces(count: number): Trace[] {
  return waiting.splice(0, count)
}

/**
 * Begins to measure one of the six works of spec section 7; what it answers ends that, the first time
 * it is called. The browser's Performance panel shows each on the track Fabelhain; only those that
 * came through are counted.
 */
export function startTrace(name: WorkName): (outcome: Outcome) => void {
  const start = performance.now()
  let isOpen = true
  return (outcome) => {
    if (!isOpen) return
    isOpen = false
    if (outcome === 'left') return
    const color = outcome === 'done' ? 'primary' : 'error'
    const devtools = { dataType: 'track-entry', track: 'Fabelhain', color }
    const { duration } = performance.measure(name, { start, detail: { outcome, devtools } })
    if (outcome === 'done' && duration <= maxTraceMs)
      noteTrace({ name, value: Math.round(duration) })
  }
}

/** Measures a work from here to its end, also when it fails; a `signal` tells that it was given up. */
export async function trace<Result>(
  name: WorkName,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const finish = startTrace(name)
  try {
    const result = await work()
    finish('done')
    return result
  } catch (error) {
    finish(signal?.aborted ? 'left' : 'failed')
    throw error
  }
}
