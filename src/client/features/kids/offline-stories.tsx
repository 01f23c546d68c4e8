import { m } from '../../paraglide/messages.js'
import type { OfflineEntry } from '../offline-stories/offline-state.ts'
import { PagedStories } from './paged-stories.tsx'

/** The stories on this device; screen readers also hear why there are no others. */
export function OfflineStories({ entries }: { entries: readonly OfflineEntry[] }) {
  return (
    <>
      <p role="status" className="sr-only">
        {entries.length === 1 ? m.offline_kids_one() : m.offline_kids_many()}
      </p>
      <PagedStories stories={entries.map(({ card }) => card)} />
    </>
  )
}
