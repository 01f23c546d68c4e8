/** Wrong answers, and the end of the pause (Unix time in ms; 0 for none). */
export interface SoftTries {
  wrong: number
  pausedUntilMs: number
}

export const noTries: SoftTries = { wrong: 0, pausedUntilMs: 0 }

const triesBeforePause = 3
const pauseMs = 30_000

/** The count after one more wrong answer; the third starts a pause and resets the count. */
export function afterWrongAnswer({ wrong }: SoftTries, nowMs: number): SoftTries {
  return wrong + 1 < triesBeforePause
    ? { wrong: wrong + 1, pausedUntilMs: 0 }
    : { wrong: 0, pausedUntilMs: nowMs + pauseMs }
}

/** Remaining seconds of the pause, rounded up: 30 to 0. */
export function pauseSeconds({ pausedUntilMs }: SoftTries, nowMs: number): number {
  const leftMs = Math.min(pausedUntilMs - nowMs, pauseMs)
  return Math.max(0, Math.ceil(leftMs / 1000))
}

/** Parses a stored count; anything invalid gives `noTries`. */
export function parseTries(stored: unknown): SoftTries {
  if (typeof stored !== 'object' || stored === null) return noTries
  const { wrong, pausedUntilMs } = stored as Partial<SoftTries>
  if (typeof wrong !== 'number' || typeof pausedUntilMs !== 'number') return noTries
  return { wrong, pausedUntilMs }
}
