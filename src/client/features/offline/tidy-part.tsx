import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { inMegabytes, sizeOf, tidyable } from '../kept/kept-rules.ts'
import type { KeptEntry } from '../kept/kept-state.ts'
import { useRemoveKept } from '../kept/use-remove-kept.ts'

/** „Aufräumen“: says what goes before it goes, and can be undone. */
export function TidyPart({ kept }: { kept: readonly KeptEntry[] }) {
  const [isAsked, setAsked] = useState(false)
  const remove = useRemoveKept()
  const going = tidyable(kept)
  if (!isAsked) {
    return (
      <div className="settings-part">
        <Button onClick={() => setAsked(true)}>{m.offline_tidy()}</Button>
      </div>
    )
  }
  const handleTidy = () => {
    setAsked(false)
    void remove(going, m.offline_tidied())
  }
  return (
    <section aria-label={m.offline_tidy()} className="settings-part">
      <p>{tidyText(going)}</p>
      <div className="settings-buttons">
        <Button autoFocus onClick={handleTidy}>
          {m.offline_tidy_go()}
        </Button>
        <Button look="plain" onClick={() => setAsked(false)}>
          {m.offline_cancel()}
        </Button>
      </div>
    </section>
  )
}

function tidyText(going: readonly KeptEntry[]): string {
  const count = going.length
  if (count === 0) return m.offline_tidy_ask_saved()
  const size = inMegabytes(sizeOf(going), getLocale())
  return count === 1 ? m.offline_tidy_ask_one({ size }) : m.offline_tidy_ask({ count, size })
}
