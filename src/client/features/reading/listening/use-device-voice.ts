import { useSyncExternalStore } from 'react'
import type { Language } from '../../../../contract/base.ts'

/**
 * A voice of this device in a language, null where there is none. Never one that speaks in a cloud:
 * what a family reads stays with them.
 */
export function useDeviceVoice(language: Language): SpeechSynthesisVoice | null {
  return useSyncExternalStore(subscribe, () => findVoice(language))
}

const synthesis = () => ('speechSynthesis' in window ? window.speechSynthesis : null)

/** Voices come some moments after the first question for them. */
function subscribe(onChange: () => void) {
  synthesis()?.addEventListener('voiceschanged', onChange)
  return () => synthesis()?.removeEventListener('voiceschanged', onChange)
}

/** The first in the device's order, which is its user's; the same object at each question. */
const known = new Map<string, SpeechSynthesisVoice>()
function findVoice(language: Language): SpeechSynthesisVoice | null {
  const voices = synthesis()?.getVoices() ?? []
  const own = voices.filter((voice) => voice.localService && isIn(voice, language))
  const voice = own.find((one) => one.default) ?? own[0]
  if (!voice) return null
  const kept = known.get(voice.voiceURI) ?? voice
  known.set(voice.voiceURI, kept)
  return kept
}

const isIn = (voice: SpeechSynthesisVoice, language: Language) =>
  voice.lang.toLowerCase().split(/[-_]/)[0] === language
