import { and, eq, gte, lte, sum } from 'drizzle-orm'
import type { Measurement } from '../../contract/trace.ts'
import { type DeviceClass, type TraceName, traceNames } from '../../contract/trace-kinds.ts'
import type { Database } from '../db/client.ts'
import { traceBucket } from '../db/trace-schema.ts'
import { distributionOf, lastDays, mergeHistograms } from './rules.ts'

const dayCount = 30

interface MeasurementQuery {
  device?: DeviceClass | undefined
  now: Date
}

/** Every kind of measurement with its last 30 days, empty ones included. */
export async function listMeasurements(
  db: Database,
  { device, now }: MeasurementQuery,
): Promise<Measurement[]> {
  const days = lastDays(now, dayCount)
  const { day, name, bucket, count } = traceBucket
  const rows = await db
    .select({ day, name, bucket, count: sum(count).mapWith(Number) })
    .from(traceBucket)
    .where(
      and(
        gte(day, days[0] ?? ''),
        lte(day, days.at(-1) ?? ''),
        device && eq(traceBucket.device, device),
      ),
    )
    .groupBy(day, name, bucket)
  const histograms = new Map<string, Map<number, number>>()
  for (const row of rows) {
    const key = `${row.name} ${row.day}`
    const histogram = histograms.get(key) ?? new Map<number, number>()
    histograms.set(key, histogram.set(row.bucket, row.count))
  }
  const histogramOf = (kind: TraceName, date: string) =>
    histograms.get(`${kind} ${date}`) ?? new Map<number, number>()
  return traceNames.map((kind) => ({
    name: kind,
    ...distributionOf(kind, mergeHistograms(days.map((date) => histogramOf(kind, date)))),
    days: days.map((date) => ({ day: date, ...distributionOf(kind, histogramOf(kind, date)) })),
  }))
}
