import { TZDate } from '@date-fns/tz'
import { format, subDays } from 'date-fns'
import type { TraceName } from '../../contract/trace-kinds.ts'

const zone = 'Europe/Berlin'
/** Retention of histograms in days, as the privacy policy promises. */
export const traceRetentionDays = 400
const bucketsPerDecade = 12
/** Bucket of the largest values; it ends at 11 minutes, or at a CLS of 681. */
const lastBucket = 70

/** Factor from a measurement's unit to the scale of the buckets: CLS counts in thousandths. */
const scaleOf = (name: TraceName) => (name === 'CLS' ? 1000 : 1)

/** The day in Berlin as YYYY-MM-DD. */
export function berlinDay(now: Date): string {
  return format(new TZDate(now.getTime(), zone), 'yyyy-MM-dd')
}

/** Upper end of a bucket on the common scale: 1, then 21 % more each. */
const upperEnd = (bucket: number) => 10 ** (bucket / bucketsPerDecade)

/** The bucket of a value: the first whose upper bound is not below it. */
export function bucketOf(name: TraceName, value: number): number {
  const scaled = value * scaleOf(name)
  if (scaled <= 1) return 0
  const near = Math.min(Math.round(Math.log10(scaled) * bucketsPerDecade), lastBucket)
  const bucket = upperEnd(near) >= scaled ? near : near + 1
  return Math.min(bucket, lastBucket)
}

/** Bounds of a bucket in the measurement's unit. */
export function boundsOf(name: TraceName, bucket: number): { lower: number; upper: number } {
  const lower = bucket === 0 ? 0 : upperEnd(bucket - 1)
  return { lower: lower / scaleOf(name), upper: upperEnd(bucket) / scaleOf(name) }
}

/** Number of measurements by bucket. */
export type Histogram = ReadonlyMap<number, number>

/** Percentile of a histogram, interpolated within its bucket; `share` is from 0 to 1. Null for an empty one. */
function percentile(name: TraceName, histogram: Histogram, share: number): number | null {
  const filled = [...histogram].filter(([, count]) => count > 0).sort(([a], [b]) => a - b)
  const total = filled.reduce((sum, [, count]) => sum + count, 0)
  const rank = share * total
  let below = 0
  for (const [bucket, count] of filled) {
    if (below + count >= rank) {
      const { lower, upper } = boundsOf(name, bucket)
      return lower + (upper - lower) * ((rank - below) / count)
    }
    below += count
  }
  return null
}

/** Count and percentiles of a histogram. */
export function distributionOf(name: TraceName, histogram: Histogram) {
  let count = 0
  for (const one of histogram.values()) count += one
  return {
    count,
    p50: percentile(name, histogram, 0.5),
    p75: percentile(name, histogram, 0.75),
    p95: percentile(name, histogram, 0.95),
  }
}

/** The histogram of all measurements of several histograms. */
export function mergeHistograms(histograms: readonly Histogram[]): Histogram {
  const all = new Map<number, number>()
  for (const histogram of histograms) {
    for (const [bucket, count] of histogram) all.set(bucket, (all.get(bucket) ?? 0) + count)
  }
  return all
}

/** The last days in Berlin up to today as YYYY-MM-DD, the oldest first. */
export function lastDays(now: Date, count: number): string[] {
  const today = new TZDate(now.getTime(), zone)
  return Array.from({ length: count }, (_, at) =>
    format(subDays(today, count - 1 - at), 'yyyy-MM-dd'),
  )
}
