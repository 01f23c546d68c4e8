import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs the newest search after its delay. While a button or finger is down it waits for the release: the
 * results would replace the pressed link, and its click would be lost.
 */
export function useSearchTimer(): (run: () => void, delayMs: number) => void {
  const awaited = useRef<{ run: () => void; delayMs: number } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useCallback(() => {
    clearTimeout(timer.current)
    const search = awaited.current
    if (search === null) return
    timer.current = setTimeout(() => {
      awaited.current = null
      search.run()
    }, search.delayMs)
  }, [])
  useEffect(() => {
    const end = new AbortController()
    const hold = () => clearTimeout(timer.current)
    addEventListener('pointerdown', hold, { signal: end.signal })
    addEventListener('pointerup', start, { signal: end.signal })
    addEventListener('pointercancel', start, { signal: end.signal })
    return () => {
      end.abort()
      hold()
    }
  }, [start])
  return (run, delayMs) => {
    awaited.current = { run, delayMs }
    start()
  }
}
