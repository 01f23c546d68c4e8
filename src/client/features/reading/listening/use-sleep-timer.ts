import { useEffect, useState } from 'react'
import { now } from '../../../lib/clock.ts'
import type { Narrator } from './narrator.ts'
import type { SleepChoice, SleepTimer } from './sleep-timer.ts'
import {
  afterStory,
  atMoment,
  awake,
  keepTimer,
  keptTimer,
  minutesUntilSleep,
  timerOf,
  volumeAt,
} from './sleep-timer.ts'

export interface Sleep {
  timer: SleepTimer
  minutesLeft: number | null
  /** Null switches the timer off. */
  choose: (choice: SleepChoice | null) => void
  storyEnded: () => void
  wake: () => void
}

/** Runs the sleep timer: fades the voice out, then stops it; it lasts over the stories of an evening. */
export function useSleepTimer(narrator: Narrator | null): Sleep {
  const [timer, setTimer] = useState(() => keptTimer(now().getTime()))
  const [minutesLeft, setMinutesLeft] = useState<number | null>(null)

  useEffect(() => {
    keepTimer(timer)
    if (timer.kind === 'asleep') narrator?.pause()
    const run = () => {
      const nowMs = now().getTime()
      setTimer((before) => atMoment(before, nowMs))
      setMinutesLeft(minutesUntilSleep(timer, nowMs))
      narrator?.setVolume(volumeAt(timer, nowMs))
    }
    run()
    if (timer.kind !== 'minutes') return
    const ticking = setInterval(run, 1000)
    return () => clearInterval(ticking)
  }, [timer, narrator])

  return {
    timer,
    minutesLeft,
    choose: (choice) => setTimer(choice ? timerOf(choice, now().getTime()) : { kind: 'off' }),
    storyEnded: () => setTimer(afterStory),
    wake: () => setTimer(awake),
  }
}
