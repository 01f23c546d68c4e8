import type { TraceBatch } from '../../contract/trace.ts'
import type { Database } from '../db/client.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { every } from '../platform/timer.ts'
import { addToHistograms, type CountedBucket, keyOf } from './commands.ts'
import { berlinDay, bucketOf } from './rules.ts'

/** Interval of writing to the database. */
const traceTickMs = 5_000

/** Counts measurements in memory, so that a call needs no query. */
export interface TraceCollector {
  add(batch: TraceBatch): void
  /** Writes the counts; throws where that fails and keeps the counts for the next write. */
  flush(): Promise<void>
  /** Stops the timer and writes the remaining counts. */
  stop(): Promise<void>
}

interface CollectorDependencies {
  db: Database
  clock: Clock
  log: Log
}

/** Memory is bounded by the number of kinds, devices and buckets. */
export function createTraceCollector({ db, clock, log }: CollectorDependencies): TraceCollector {
  let counted = new Map<string, CountedBucket>()
  let writing = Promise.resolve()

  function count(one: CountedBucket) {
    const key = keyOf(one)
    const sameBucket = counted.get(key)
    if (sameBucket) sameBucket.count += one.count
    else counted.set(key, one)
  }

  async function write() {
    const taken = [...counted.values()]
    counted = new Map()
    try {
      await addToHistograms(db, taken)
    } catch (error) {
      for (const one of taken) count(one)
      throw error
    }
  }

  function flush() {
    const written = writing.then(write)
    // `stop` waits for a running write; a failed write does not block the next one.
    writing = written.catch(() => {})
    return written
  }

  const tick = every(traceTickMs, log, flush)
  return {
    add({ device, traces }) {
      const day = berlinDay(clock.now())
      for (const { name, value } of traces) {
        count({ day, name, device, bucket: bucketOf(name, value), count: 1 })
      }
    },
    flush,
    async stop() {
      tick.stop()
      await flush().catch((error: unknown) =>
        log.warn({ err: error }, 'the last traces were not written'),
      )
    },
  }
}
