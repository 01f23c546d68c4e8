import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { findAutomatic, formatBytes, totalSize } from '../offline-stories/offline-rules.ts'
import type { OfflineEntry } from '../offline-stories/offline-state.ts'
import { useRemoveOffline } from '../offline-stories/use-remove-offline.ts'

/** „Aufräumen“: after a confirmation, removes the automatically stored stories; can be undone. */
export function TidyUp({ stories }: { stories: readonly OfflineEntry[] }) {
  const [isConfirming, setConfirming] = useState(false)
  const remove = useRemoveOffline()
  const removable = findAutomatic(stories)
  if (!isConfirming) {
    return (
      <div className="settings-part">
        <Button onClick={() => setConfirming(true)}>{m.offline_tidy()}</Button>
      </div>
    )
  }
  const handleTidy = () => {
    setConfirming(false)
    void remove(removable, m.offline_tidied())
  }
  return (
    <section aria-label={m.offline_tidy()} className="settings-part">
      <p>{tidyText(removable)}</p>
      <div className="settings-buttons">
        <Button autoFocus onClick={handleTidy}>
          {m.offline_tidy_go()}
        </Button>
        <Button variant="plain" onClick={() => setConfirming(false)}>
          {m.offline_cancel()}
        </Button>
      </div>
    </section>
  )
}

function tidyText(removable: readonly OfflineEntry[]): string {
  const count = removable.length
  if (count === 0) return m.offline_tidy_ask_saved()
  const size = formatBytes(totalSize(removable), getLocale())
  return count === 1 ? m.offline_tidy_ask_one({ size }) : m.offline_tidy_ask({ count, size })
}
