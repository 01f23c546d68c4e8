import { Volume2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { LocalizedStory } from '../shared/localized-story.ts'
import { useDeviceVoice } from '../voice/use-device-voice.ts'
import './listen-button.css'

interface ListenButtonProps extends Pick<LocalizedStory, 'text' | 'language'> {
  isListening: boolean
  onToggle: () => void
}

/** „Anhören“, if there is a recording or a voice on this device; without minutes it says so. */
export function ListenButton({ text, language, isListening, onToggle }: ListenButtonProps) {
  const deviceVoice = useDeviceVoice(language)
  const button = useRef<HTMLButtonElement>(null)
  const wasListening = useRef(isListening)
  useEffect(() => {
    // Restores the focus after the player is closed.
    const isFocusLost = document.activeElement === document.body
    if (wasListening.current && !isListening && isFocusLost)
      button.current?.focus({ preventScroll: true })
    wasListening.current = isListening
  }, [isListening])
  if (!deviceVoice && !text.audio && !isListening) return null
  return (
    <button
      ref={button}
      type="button"
      className="bar-button listen-button"
      aria-label={m.reader_listen()}
      title={m.reader_listen()}
      aria-pressed={isListening}
      onClick={onToggle}
    >
      <Volume2 aria-hidden="true" size={26} />
    </button>
  )
}
