import { useEffect } from 'react'

/** Keeps the screen awake while a story is open, in browsers that support it. */
export function useWakeLock(): void {
  useEffect(() => {
    let isReleased = false
    let lock: WakeLockSentinel | null = null
    const acquire = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        const acquired = await navigator.wakeLock.request('screen')
        if (isReleased) await acquired.release()
        else lock = acquired
      } catch {
        // Not supported, or refused at low battery: the screen turns off as usual.
      }
    }
    const handleVisibility = () => void acquire()
    void acquire()
    // The browser releases the lock of a hidden page.
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      isReleased = true
      document.removeEventListener('visibilitychange', handleVisibility)
      void lock?.release().catch(() => undefined)
    }
  }, [])
}
