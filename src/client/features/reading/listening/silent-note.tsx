import { useLazyPart } from '../../../lib/lazy-part.ts'
import type { LocalizedStory } from '../shared/localized-story.ts'
import { preloadedPart } from '../shared/preloaded-parts.ts'
import type { Silence } from '../voice/why-silent.ts'

const silentSheet = preloadedPart(() =>
  import('../voice/silent-sheet.tsx').then((code) => code.SilentSheet),
)

interface SilentNoteProps extends Pick<LocalizedStory, 'story' | 'language'> {
  silence: Silence | null
  isListening: boolean
  onMissing: () => void
  onClose: () => void
}

/** In place of the player, why the open story cannot be heard. */
export function SilentNote({ story, language, silence, ...props }: SilentNoteProps) {
  const { isListening, onMissing, onClose } = props
  const Silent = useLazyPart(silentSheet, isListening && silence !== null, onMissing)
  if (!Silent || !silence) return null
  return <Silent storyId={story.storyId} silence={silence} language={language} onClose={onClose} />
}
