import { useEffect, useState } from 'react'
import { now } from '../../../lib/clock.ts'
import type { SoftTries } from './soft-tries.ts'
import { pauseSeconds } from './soft-tries.ts'

const tickMs = 250

/** Whole seconds until one may answer again; 0 is now. */
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
