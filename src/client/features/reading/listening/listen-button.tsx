import { Volume2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { ReadStory } from '../story-language.ts'
import { canPlay } from './play-recording.ts'
import { useDeviceVoice } from './use-device-voice.ts'
import './listen-button.css'

interface ListenButtonProps extends ReadStory {
  isListening: boolean
  onToggle: () => void
}

/** „Anhören“, where there is something to hear: a recording, or a voice of this device. */
export function ListenButton({ story, text, language, isListening, onToggle }: ListenButtonProps) {
  const deviceVoice = useDeviceVoice(language)
  const button = useRef<HTMLButtonElement>(null)
  const wasListening = useRef(isListening)
  useEffect(() => {
    // The player took the focus with it.
    const isLost = document.activeElement === document.body
    if (wasListening.current && !isListening && isLost)
      button.current?.focus({ preventScroll: true })
    wasListening.current = isListening
  }, [isListening])
  if (!deviceVoice && !canPlay({ medium: 'audio', story }, text) && !isListening) return null
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
