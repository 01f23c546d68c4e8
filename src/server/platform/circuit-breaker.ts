/** Stops calling a service that does not answer. */
export interface CircuitBreaker {
  /** Whether calls should be skipped now. */
  isOpen(): boolean
  succeeded(): void
  failed(): void
}

/**
 * Opens for `openMs` after `maxFailures` consecutive failures; then one call may try, whose failure
 * opens it again. `now` is a monotonic time in milliseconds.
 */
export function createCircuitBreaker({
  maxFailures,
  openMs,
  now = () => performance.now(),
}: {
  maxFailures: number
  openMs: number
  now?: () => number
}): CircuitBreaker {
  let failures = 0
  let openUntil = 0
  return {
    isOpen() {
      if (failures < maxFailures) return false
      if (now() < openUntil) return true
      // This call tries; the others wait for its result.
      openUntil = now() + openMs
      return false
    },
    succeeded() {
      failures = 0
    },
    failed() {
      failures += 1
      openUntil = now() + openMs
    },
  }
}
