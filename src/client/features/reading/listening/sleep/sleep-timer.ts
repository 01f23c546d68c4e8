import { readStored, store } from '../../../../lib/browser-storage.ts'

/** When the reading ends automatically. */
export type SleepTimer =
  | { kind: 'off' }
  | { kind: 'stories'; left: number }
  | { kind: 'minutes'; endsAtMs: number }
  | { kind: 'asleep' }

export const sleepChoices = ['1-story', '2-stories', '5', '10', '15', '20', '30'] as const
/** Stories including the current one, or minutes. */
export type SleepChoice = (typeof sleepChoices)[number]

const fadeMs = 60_000
const off: SleepTimer = { kind: 'off' }

/** The timer for a choice at a time. */
export function timerFor(choice: SleepChoice, nowMs: number): SleepTimer {
  if (choice === '1-story') return { kind: 'stories', left: 1 }
  if (choice === '2-stories') return { kind: 'stories', left: 2 }
  return { kind: 'minutes', endsAtMs: nowMs + Number(choice) * 60_000 }
}

/** The timer after the end of a story. */
export function timerAfterStory(timer: SleepTimer): SleepTimer {
  if (timer.kind !== 'stories') return timer
  return timer.left > 1 ? { kind: 'stories', left: timer.left - 1 } : { kind: 'asleep' }
}

/** The timer at a later time. */
export function timerAt(timer: SleepTimer, nowMs: number): SleepTimer {
  return timer.kind === 'minutes' && nowMs >= timer.endsAtMs ? { kind: 'asleep' } : timer
}

/** The timer after a press on play. */
export const timerAfterPlay = (timer: SleepTimer): SleepTimer =>
  timer.kind === 'asleep' ? off : timer

/** Volume from 0 to 1; fades out in the last minute. */
export function volumeAt(timer: SleepTimer, nowMs: number): number {
  if (timer.kind !== 'minutes') return 1
  return Math.min(1, Math.max(0, (timer.endsAtMs - nowMs) / fadeMs))
}

/** Minutes left, rounded up, at least 1; null for a timer that counts stories. */
export function minutesUntilSleep(timer: SleepTimer, nowMs: number): number | null {
  if (timer.kind !== 'minutes') return null
  return Math.max(1, Math.ceil((timer.endsAtMs - nowMs) / 60_000))
}

const storageKey = 'sleep-timer'

/** Stores the timer for the next story of the evening; `asleep` is stored as off. */
export function storeTimer(timer: SleepTimer, storage?: Pick<Storage, 'setItem'>): void {
  store(storageKey, timer.kind === 'asleep' ? off : timer, () => storage ?? sessionStorage)
}

/** The stored timer; off if its time has run out. */
export function readStoredTimer(nowMs: number, storage?: Pick<Storage, 'getItem'>): SleepTimer {
  const stored = readStored(storageKey, () => storage ?? sessionStorage)
  return isRunning(stored) && timerAt(stored, nowMs) === stored ? stored : off
}

function isRunning(stored: unknown): stored is SleepTimer {
  if (typeof stored !== 'object' || stored === null) return false
  return (
    ('left' in stored && typeof stored.left === 'number') ||
    ('endsAtMs' in stored && typeof stored.endsAtMs === 'number')
  )
}
