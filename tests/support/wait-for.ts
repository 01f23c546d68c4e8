import { vi } from 'vitest'

/** Waits until a check passes; the duration means nothing on a busy machine. */
export function waitFor<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 10_000 })
}
