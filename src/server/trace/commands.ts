import { lt, sql } from 'drizzle-orm'
import type { DeviceClass, TraceName } from '../../contract/trace-kinds.ts'
import type { Database } from '../db/client.ts'
import { traceBucket } from '../db/trace-schema.ts'
import { lastDays, traceRetentionDays } from './rules.ts'

/** Number of measurements in a bucket on one day. */
export interface CountedBucket {
  /** YYYY-MM-DD in Berlin. */
  day: string
  name: TraceName
  device: DeviceClass
  bucket: number
  count: number
}

/** Adds to the histograms in one statement. Rows are sorted, so that servers do not deadlock. */
export async function addToHistograms(
  db: Pick<Database, 'insert'>,
  counted: readonly CountedBucket[],
): Promise<void> {
  if (counted.length === 0) return
  const sorted = counted.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  await db
    .insert(traceBucket)
    .values(sorted)
    .onConflictDoUpdate({
      target: [traceBucket.day, traceBucket.name, traceBucket.device, traceBucket.bucket],
      set: { count: sql`${traceBucket.count} + excluded.count` },
    })
}

/** Unique key of a row. */
export function keyOf({ day, name, device, bucket }: Omit<CountedBucket, 'count'>): string {
  return [day, name, device, String(bucket).padStart(2, '0')].join(' ')
}

/** Deletes days beyond the retention. */
export async function deleteExpiredTraces(db: Pick<Database, 'delete'>, now: Date): Promise<void> {
  const [first = ''] = lastDays(now, traceRetentionDays + 1)
  await db.delete(traceBucket).where(lt(traceBucket.day, first))
}
