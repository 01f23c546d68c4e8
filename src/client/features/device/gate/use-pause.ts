import { useEffect, useState } from 'react'
import { now } from '../../../lib/clock.ts'
import { pauseSeconds, type SoftTries } from './soft-tries.ts'

const tickMs = 250

/** Remaining seconds of the pause, rounded up and updated while it lasts; 0 for none. */
export function usePause(tries: SoftTries): number {
  const [nowMs, setNowMs] = useState(() => now().getTime())
  const seconds = pauseSeconds(tries, nowMs)
  const isPaused = pauseSeconds(tries, now().getTime()) > 0
  useEffect(() => {
    if (!isPaused) return
    const timer = setInterval(() => setNowMs(now().getTime()), tickMs)
    return () => clearInterval(timer)
  }, [isPaused])
  return isPaused ? Math.max(1, seconds) : 0
}
