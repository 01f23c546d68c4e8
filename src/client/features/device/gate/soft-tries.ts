/** Wrong answers so far, and until when nobody may answer (ms since 1970; 0 is now). */
export interface SoftTries {
  wrong: number
  pausedUntilMs: number
}

export const noTries: SoftTries = { wrong: 0, pausedUntilMs: 0 }

const triesBeforePause = 3
const pauseMs = 30_000

/** The count after one more wrong answer; the third begins a pause and a new count. */
export function afterWrong({ wrong }: SoftTries, nowMs: number): SoftTries {
  return wrong + 1 < triesBeforePause
    ? { wrong: wrong + 1, pausedUntilMs: 0 }
    : { wrong: 0, pausedUntilMs: nowMs + pauseMs }
}

/** Whole seconds of the pause that are left, from 30 down to 0. */
export function pauseSeconds({ pausedUntilMs }: SoftTries, nowMs: number): number {
  const leftMs = Math.min(pausedUntilMs - nowMs, pauseMs)
  return Math.max(0, Math.ceil(leftMs / 1000))
}

/** A count as the browser kept it; anything else is none. */
export function parseTries(kept: unknown): SoftTries {
  if (typeof kept !== 'object' || kept === null) return noTries
  const { wrong, pausedUntilMs } = kept as Partial<SoftTries>
  if (typeof wrong !== 'number' || typeof pausedUntilMs !== 'number') return noTries
  return { wrong, pausedUntilMs }
}
