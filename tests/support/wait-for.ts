import { vi } from 'vitest'

/** Waits until a check holds. How long that takes says nothing: the machine may be busy. */
export function waitFor<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 10_000 })
}
