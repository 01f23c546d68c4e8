import { useEffect, useState } from 'react'
import { takeOver, useWaitingWorker } from '../data/worker.ts'
import { useDevice } from '../features/device/use-device.ts'
import { hasTypedWords, watchTyping } from '../lib/typed-words.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { usePageHandle } from './page-handle.ts'

const lookAgainMs = 1000

/**
 * Offers a new version: not while a story lies open, not to children and
 * not while words stand in a form; it waits until one leaves them.
 */
export function UpdatePrompt() {
  const waiting = useWaitingWorker()
  const [putOff, setPutOff] = useState<ServiceWorker | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const { isQuiet } = usePageHandle()
  const { isKidsMode, isKnown } = useDevice()
  const isTyping = useIsTyping(waiting !== null)
  if (waiting === null || waiting === putOff) return null
  if (isQuiet || isKidsMode || !isKnown || isTyping) return null
  return (
    <section
      aria-label={m.update_label()}
      className="paper fixed inset-x-4 bottom-4 z-20 mx-auto max-w-md rounded-control border-2 border-line bg-card px-5 py-4 shadow-control print:hidden"
    >
      <p role="status" className="font-bold">
        {m.update_heading()}
      </p>
      <p className="text-sm text-soft">{m.update_text()}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          disabled={isLoading}
          onClick={() => {
            setIsLoading(true)
            takeOver(waiting)
          }}
        >
          {m.update_reload()}
        </Button>
        <Button look="plain" onClick={() => setPutOff(waiting)}>
          {m.update_later()}
        </Button>
      </div>
    </section>
  )
}

/** Whether words stand in a form, looked at every second as long as it matters. */
function useIsTyping(matters: boolean): boolean {
  const [isTyping, setIsTyping] = useState(true)
  useEffect(() => {
    const abort = new AbortController()
    watchTyping(abort.signal)
    return () => abort.abort()
  }, [])
  useEffect(() => {
    if (!matters) return
    const look = () => setIsTyping(hasTypedWords())
    look()
    const timer = setInterval(look, lookAgainMs)
    return () => clearInterval(timer)
  }, [matters])
  return isTyping
}
