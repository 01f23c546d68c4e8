import { useSyncExternalStore } from 'react'
import type { Language } from '../../../../contract/base.ts'

/**
 * A local voice of this device for a language, or null. Never a cloud voice, which would send the text
 * to a third party.
 */
export function useDeviceVoice(language: Language): SpeechSynthesisVoice | null {
  return useSyncExternalStore(subscribe, () => findVoice(language))
}

const synthesis = () => ('speechSynthesis' in window ? window.speechSynthesis : null)

/** Browsers load voices asynchronously. */
function subscribe(onChange: () => void) {
  synthesis()?.addEventListener('voiceschanged', onChange)
  return () => synthesis()?.removeEventListener('voiceschanged', onChange)
}

/** The first voice per URI: `getVoices` returns new objects at each call. */
const voicesByUri = new Map<string, SpeechSynthesisVoice>()
function findVoice(language: Language): SpeechSynthesisVoice | null {
  const voices = synthesis()?.getVoices() ?? []
  const localVoices = voices.filter((voice) => voice.localService && isIn(voice, language))
  const voice = localVoices.find((candidate) => candidate.default) ?? localVoices[0]
  if (!voice) return null
  const voiceOfUri = voicesByUri.get(voice.voiceURI) ?? voice
  voicesByUri.set(voice.voiceURI, voiceOfUri)
  return voiceOfUri
}

const isIn = (voice: SpeechSynthesisVoice, language: Language) =>
  voice.lang.toLowerCase().split(/[-_]/)[0] === language
