import { CloudCheck } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { useOfflineStories } from './offline-state.ts'

/** The icon on the card of a story that can be read offline. */
export function OfflineIcon({ storyId }: { storyId: string }) {
  const { stories } = useOfflineStories()
  if (!stories.has(storyId)) return null
  return (
    <CloudCheck role="img" aria-label={m.offline_kept_sign()} size={20}>
      <title>{m.offline_kept_sign()}</title>
    </CloudCheck>
  )
}
