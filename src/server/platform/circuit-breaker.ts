/** Stops asking somebody who does not answer. */
export interface CircuitBreaker {
  /** Whether it is no use to ask now. */
  isOpen(): boolean
  succeeded(): void
  failed(): void
}

/**
 * Opens after `maxFailures` in a row, for `openMs`; then one may try, whose failure opens it again.
 * `now` in milliseconds, from anywhere.
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
      // Whoever asks now tries for all; the others wait for what comes of it.
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
