import { useEffect, useState } from 'react'
import { now } from '../../lib/clock.ts'

const tickMs = 15_000

/**
 * The server's time in ms since 1970, updated every 15 seconds: `serverTime` (ISO 8601) plus the time since
 * `receivedAtMs`, when it arrived. The browser's clock alone may be wrong.
 */
export function useServerTime(serverTime: string, receivedAtMs: number): number {
  const [browserMs, setBrowserMs] = useState(() => now().getTime())
  useEffect(() => {
    const timer = setInterval(() => setBrowserMs(now().getTime()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return Date.parse(serverTime) + Math.max(0, browserMs - receivedAtMs)
}
