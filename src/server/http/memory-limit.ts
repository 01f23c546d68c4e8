import type { Clock } from '../platform/clock.ts'
import type { LimitResult, RateLimit } from './rate-limit.ts'

/** Keys that are remembered at most; a window with more of them begins anew. */
const maxKeys = 50_000

/**
 * Counts calls by key in this process only, for what is too cheap to be worth a look at the database:
 * several servers together allow as many times more. Nothing outlives its window.
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
