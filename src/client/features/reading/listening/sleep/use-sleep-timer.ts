import { useEffect, useState } from 'react'
import { now } from '../../../../lib/clock.ts'
import type { Narrator } from '../narrator/narrator.ts'
import {
  minutesUntilSleep,
  readStoredTimer,
  type SleepChoice,
  type SleepTimer,
  storeTimer,
  timerAfterPlay,
  timerAfterStory,
  timerAt,
  timerFor,
  volumeAt,
} from './sleep-timer.ts'

export interface SleepControls {
  timer: SleepTimer
  minutesLeft: number | null
  /** Null switches the timer off. */
  choose: (choice: SleepChoice | null) => void
  /** For the end of a story. */
  storyEnded: () => void
  /** For a press on play: switches an elapsed timer off. */
  wake: () => void
}

/** Runs the sleep timer: fades the voice out, then pauses it. The timer continues with the next story. */
export function useSleepTimer(narrator: Narrator | null): SleepControls {
  const [timer, setTimer] = useState(() => readStoredTimer(now().getTime()))
  const [minutesLeft, setMinutesLeft] = useState<number | null>(null)

  useEffect(() => {
    storeTimer(timer)
    if (timer.kind === 'asleep') narrator?.pause()
    const update = () => {
      const nowMs = now().getTime()
      setTimer((before) => timerAt(before, nowMs))
      setMinutesLeft(minutesUntilSleep(timer, nowMs))
      narrator?.setVolume(volumeAt(timer, nowMs))
    }
    update()
    if (timer.kind !== 'minutes') return
    const ticking = setInterval(update, 1000)
    return () => clearInterval(ticking)
  }, [timer, narrator])

  return {
    timer,
    minutesLeft,
    choose: (choice) => setTimer(choice ? timerFor(choice, now().getTime()) : { kind: 'off' }),
    storyEnded: () => setTimer(timerAfterStory),
    wake: () => setTimer(timerAfterPlay),
  }
}
