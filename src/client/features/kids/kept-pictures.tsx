import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { useKept } from '../kept/kept-state.ts'
import { useKeptForReader } from '../kept/use-kept-for-reader.ts'
import { PagedStories } from './paged-stories.tsx'

/** Without a network: what a child can read on this device, as pictures; nothing with a network. */
export function KeptPictures() {
  const isOnline = useIsOnline()
  const { keeper } = useKept()
  const kept = useKeptForReader()
  if (isOnline || !keeper) return null
  if (kept.length === 0) {
    return (
      <p role="status" className="kids-offline paper">
        {m.offline_kids_none()}
      </p>
    )
  }
  return (
    <section aria-labelledby="kids-offline" className="kids-pages">
      <p id="kids-offline" role="status" className="kids-offline paper">
        {kept.length === 1 ? m.offline_kids_one() : m.offline_kids_many()}
      </p>
      <PagedStories stories={kept.map(({ card }) => card)} />
    </section>
  )
}
