import type { Clock } from '../platform/clock.ts'
import type { LimitResult, RateLimit } from './rate-limit.ts'

/** Maximum number of keys in memory; the window restarts when it is reached. */
const maxKeys = 50_000

/**
 * Counts calls by key in the memory of this process, for calls that are too cheap for a query. Every
 * server has its own count.
 */
export function createMemoryLimit(
  { max, windowSeconds }: RateLimit,
  clock: Clock,
): (key: string) => LimitResult {
  const windowMs = windowSeconds * 1000
  let counts = new Map<string, number>()
  let windowEndsMs = 0

  return (key) => {
    const nowMs = clock.now().getTime()
    if (nowMs >= windowEndsMs || counts.size >= maxKeys) {
      counts = new Map()
      windowEndsMs = nowMs + windowMs
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count <= max) return { ok: true }
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((windowEndsMs - nowMs) / 1000)) }
  }
}
