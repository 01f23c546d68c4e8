import type { TraceBatch } from '../../contract/trace.ts'
import type { Database } from '../db/client.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { every } from '../platform/timer.ts'
import type { CountedBucket } from './commands.ts'
import { addToHistograms, keyOf } from './commands.ts'
import { berlinDay, bucketOf } from './rules.ts'

/** How often what was counted is written. */
const traceTickMs = 5_000

/** Counts measurements in memory, so that taking one costs no look at the database. */
export interface TraceCollector {
  add(batch: TraceBatch): void
  /** Writes what was counted; what cannot be written is counted further and thrown. */
  flush(): Promise<void>
  /** Writes for the last time. */
  stop(): Promise<void>
}

interface CollectorParts {
  db: Database
  clock: Clock
  log: Log
}

/** Holds no more than there are kinds, devices and buckets, however much is sent. */
export function createTraceCollector({ db, clock, log }: CollectorParts): TraceCollector {
  let counted = new Map<string, CountedBucket>()
  let writing = Promise.resolve()

  function count(one: CountedBucket) {
    const key = keyOf(one)
    const held = counted.get(key)
    if (held) held.count += one.count
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
    // Whoever stops waits for what is on its way; the next turn begins after a failed one too.
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
