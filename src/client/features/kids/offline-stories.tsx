import { CloudOff } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import type { OfflineEntry } from '../offline-stories/offline-state.ts'
import { PagedStories } from './paged-stories.tsx'
import { SpeakButton } from './speak-button.tsx'

interface OfflineStoriesProps {
  entries: readonly OfflineEntry[]
  /** Whether the page says already that there is no network: then only screen readers hear it here. */
  isExplained?: boolean
}

/** The stories on this device, below a board that says why there are no others. */
export function OfflineStories({ entries, isExplained = false }: OfflineStoriesProps) {
  const text = entries.length === 1 ? m.offline_kids_one() : m.offline_kids_many()
  return (
    <>
      <div className={isExplained ? 'sr-only' : 'paper kids-sign kids-sign-offline'}>
        <CloudOff aria-hidden="true" className="kids-sign-picture" strokeWidth={2.5} />
        <p role="status">{text}</p>
        {!isExplained && <SpeakButton text={text} language={getLocale()} />}
      </div>
      <PagedStories stories={entries.map(({ card }) => card)} />
    </>
  )
}
