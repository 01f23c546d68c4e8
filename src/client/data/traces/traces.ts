import type { TraceBatch } from '../../../contract/trace.ts'
import { maxTraceMs, type TaskName } from '../../../contract/trace-kinds.ts'

type Trace = TraceBatch['traces'][number]

/** How a task ended; an abandoned one is not measured. */
type Outcome = 'done' | 'failed' | 'abandoned'

/** Maximum number of unsent traces in memory; further ones are dropped. */
const maxUnsent = 200
const unsent: Trace[] = []

/** Records a trace in memory only, until the next batch is sent. */
export function recordTrace(trace: Trace): void {
  if (unsent.length < maxUnsent) unsent.push(trace)
}

/** Removes up to `count` unsent traces and returns them, oldest first. */
export function takeTraces(count: number): Trace[] {
  return unsent.splice(0, count)
}

/**
 * Starts to measure one of the six tasks of spec 7.21 to 7.26. The first call of the returned function
 * ends the measurement. The browser's Performance panel shows completed and failed tasks on the track
 * Fabelhain; only completed ones of at most ten minutes are sent.
 */
export function startTrace(name: TaskName): (outcome: Outcome) => void {
  const start = performance.now()
  let isOpen = true
  return (outcome) => {
    if (!isOpen) return
    isOpen = false
    if (outcome === 'abandoned') return
    const color = outcome === 'done' ? 'primary' : 'error'
    const devtools = { dataType: 'track-entry', track: 'Fabelhain', color }
    const { duration } = performance.measure(name, { start, detail: { outcome, devtools } })
    if (outcome === 'done' && duration <= maxTraceMs)
      recordTrace({ name, value: Math.round(duration) })
  }
}

/** Measures a task until it ends or fails. If it fails, an aborted `signal` means that it was abandoned. */
export async function trace<Result>(
  name: TaskName,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const finish = startTrace(name)
  try {
    const result = await work()
    finish('done')
    return result
  } catch (error) {
    finish(signal?.aborted ? 'abandoned' : 'failed')
    throw error
  }
}
