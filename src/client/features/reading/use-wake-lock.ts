import { useEffect } from 'react'

/** Keeps the screen awake while a story is open; where a browser cannot, it stays silent. */
export function useWakeLock(): void {
  useEffect(() => {
    let isLeft = false
    let lock: WakeLockSentinel | null = null
    const acquire = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        const got = await navigator.wakeLock.request('screen')
        if (isLeft) await got.release()
        else lock = got
      } catch {
        // No such thing here, or the battery is low: the screen goes dark as it always does.
      }
    }
    const handleVisibility = () => void acquire()
    void acquire()
    // A hidden page loses its lock by itself.
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', handleVisibility)
      void lock?.release().catch(() => undefined)
    }
  }, [])
}
