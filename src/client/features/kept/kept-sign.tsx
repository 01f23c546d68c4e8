import { CloudCheck } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { useKept } from './kept-state.ts'

/** The sign on the card of a story that can be read without a network. */
export function KeptSign({ storyId }: { storyId: string }) {
  const { kept } = useKept()
  if (!kept.has(storyId)) return null
  return (
    <CloudCheck role="img" aria-label={m.offline_kept_sign()} size={20}>
      <title>{m.offline_kept_sign()}</title>
    </CloudCheck>
  )
}
