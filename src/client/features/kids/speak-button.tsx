import { Volume2 } from 'lucide-react'
import type { Language } from '../../../contract/base.ts'
import { m } from '../../paraglide/messages.js'
import { useDeviceVoice } from '../reading/voice/use-device-voice.ts'
import { useSpeech } from './use-speech.ts'

interface SpeakButtonProps {
  text: string
  language: Language
}

/** Says a text, for children who do not read yet; nothing where the device has no voice. */
export function SpeakButton({ text, language }: SpeakButtonProps) {
  const voice = useDeviceVoice(language)
  const { isSpeaking, speak } = useSpeech(voice, text)
  if (!voice) return null
  return (
    <button
      type="button"
      className="kids-speak"
      aria-label={m.kids_speak({ text })}
      data-speaking={isSpeaking}
      onClick={speak}
    >
      <Volume2 aria-hidden="true" strokeWidth={2.5} />
    </button>
  )
}
