import { useEffect, useState } from 'react'
import { useDevice } from '../features/device/state/use-device.ts'
import { activateWorker, useWaitingWorker } from '../lib/service-worker-updates.ts'
import { hasUnsavedInput, watchInput } from '../lib/unsaved-input.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { usePageHandle } from './page/page-handle.ts'

const checkIntervalMs = 1000

/** Offers a new version, but not during a story, not in kids mode and not with unsaved input. */
export function UpdatePrompt() {
  const waitingWorker = useWaitingWorker()
  const [postponed, setPostponed] = useState<ServiceWorker | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const { isQuiet } = usePageHandle()
  const { isKidsMode, isKnown } = useDevice()
  const isEditing = useHasUnsavedInput(waitingWorker !== null)
  if (waitingWorker === null || waitingWorker === postponed) return null
  if (isQuiet || isKidsMode || !isKnown || isEditing) return null
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
            activateWorker(waitingWorker)
          }}
        >
          {m.update_reload()}
        </Button>
        <Button variant="plain" onClick={() => setPostponed(waitingWorker)}>
          {m.update_later()}
        </Button>
      </div>
    </section>
  )
}

/** Whether a form has unsaved input, checked every second while needed. */
function useHasUnsavedInput(isNeeded: boolean): boolean {
  const [isEditing, setIsEditing] = useState(true)
  useEffect(() => {
    const abort = new AbortController()
    watchInput(abort.signal)
    return () => abort.abort()
  }, [])
  useEffect(() => {
    if (!isNeeded) return
    const check = () => setIsEditing(hasUnsavedInput())
    check()
    const timer = setInterval(check, checkIntervalMs)
    return () => clearInterval(timer)
  }, [isNeeded])
  return isEditing
}
