import { keep, readKept } from '../../../lib/kept.ts'

/** When the reading is to end by itself. */
export type SleepTimer =
  | { kind: 'off' }
  | { kind: 'stories'; left: number }
  | { kind: 'minutes'; endsAtMs: number }
  | { kind: 'asleep' }

export const sleepChoices = ['1-story', '2-stories', '5', '10', '15', '20', '30'] as const
/** Stories, the present one among them, or minutes. */
export type SleepChoice = (typeof sleepChoices)[number]

const fadeMs = 60_000
const off: SleepTimer = { kind: 'off' }

/** The timer that a choice sets at a moment. */
export function timerOf(choice: SleepChoice, nowMs: number): SleepTimer {
  if (choice === '1-story') return { kind: 'stories', left: 1 }
  if (choice === '2-stories') return { kind: 'stories', left: 2 }
  return { kind: 'minutes', endsAtMs: nowMs + Number(choice) * 60_000 }
}

/** The timer after a story was heard to its end. */
export function afterStory(timer: SleepTimer): SleepTimer {
  if (timer.kind !== 'stories') return timer
  return timer.left > 1 ? { kind: 'stories', left: timer.left - 1 } : { kind: 'asleep' }
}

/** The timer at a later moment. */
export function atMoment(timer: SleepTimer, nowMs: number): SleepTimer {
  return timer.kind === 'minutes' && nowMs >= timer.endsAtMs ? { kind: 'asleep' } : timer
}

/** Whoever presses play is awake. */
export const awake = (timer: SleepTimer): SleepTimer => (timer.kind === 'asleep' ? off : timer)

/** From 1 down to 0 in the last minute. */
export function volumeAt(timer: SleepTimer, nowMs: number): number {
  if (timer.kind !== 'minutes') return 1
  return Math.min(1, Math.max(0, (timer.endsAtMs - nowMs) / fadeMs))
}

/** Whole minutes until the end, at least 1; null where no minutes are counted. */
export function minutesUntilSleep(timer: SleepTimer, nowMs: number): number | null {
  if (timer.kind !== 'minutes') return null
  return Math.max(1, Math.ceil((timer.endsAtMs - nowMs) / 60_000))
}

const storageKey = 'sleep-timer'

/** Keeps the timer over the stories of one evening; sleep itself is not kept. */
export function keepTimer(timer: SleepTimer, storage?: Pick<Storage, 'setItem'>): void {
  keep(storageKey, timer.kind === 'asleep' ? off : timer, () => storage ?? sessionStorage)
}

/** The kept timer; one whose time ran out while nobody listened is off. */
export function keptTimer(nowMs: number, storage?: Pick<Storage, 'getItem'>): SleepTimer {
  const kept = readKept(storageKey, () => storage ?? sessionStorage)
  return isRunning(kept) && atMoment(kept, nowMs) === kept ? kept : off
}

function isRunning(kept: unknown): kept is SleepTimer {
  if (typeof kept !== 'object' || kept === null) return false
  return (
    ('left' in kept && typeof kept.left === 'number') ||
    ('endsAtMs' in kept && typeof kept.endsAtMs === 'number')
  )
}
