import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { useOfflineStories } from '../offline-stories/offline-state.ts'
import { useOfflineForReader } from '../offline-stories/use-offline-for-reader.ts'
import { PagedStories } from './paged-stories.tsx'

/** Offline: the stories that the child can read on this device; nothing while online. */
export function OfflinePictures() {
  const isOnline = useIsOnline()
  const { manager } = useOfflineStories()
  const entries = useOfflineForReader()
  if (isOnline || !manager) return null
  if (entries.length === 0) {
    return (
      <p role="status" className="kids-offline paper">
        {m.offline_kids_none()}
      </p>
    )
  }
  return (
    <section aria-labelledby="kids-offline" className="kids-pages">
      <p id="kids-offline" role="status" className="kids-offline paper">
        {entries.length === 1 ? m.offline_kids_one() : m.offline_kids_many()}
      </p>
      <PagedStories stories={entries.map(({ card }) => card)} />
    </section>
  )
}
