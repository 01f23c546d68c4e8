import type { Language } from '../../../../contract/base.ts'
import { languages } from '../../../../contract/languages.ts'
import type { StoryCard } from '../../../../contract/story-card.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { useOfflineStories } from '../../offline-stories/offline-state.ts'
import { initialChoice, resolveLook } from '../settings/reader-look.ts'
import { useDeviceVoice } from './use-device-voice.ts'
import { type Silence, whySilent } from './why-silent.ts'

/** A silence that is known before the story is opened. */
export interface ExpectedSilence {
  silence: Silence
  /** The language in which the reader would open. */
  language: Language
  /** Minutes were used this month, so this recording may be counted already, and free. */
  mayBeCounted: boolean
}

/**
 * Why a story will be silent before it is opened; null where it can be heard, and where the page does
 * not know it: for guests, and while the profile is loading.
 */
export function useExpectedSilence(card: StoryCard): ExpectedSilence | null {
  const { profile } = useAuth()
  const isOnline = useIsOnline()
  const chosen = resolveLook({ ...initialChoice, ...profile?.reader }).language
  const candidates = [chosen, getLocale(), ...languages]
  const language = candidates.find((one) => one !== null && card.languages.includes(one)) ?? 'de'
  const voice = useDeviceVoice(language)
  const files = useOfflineStories().stories.get(card.storyId)?.files ?? []
  if (profile === null) return null
  const { audioMinutes } = profile.subscription.quotas
  const used = profile.usage.audioMinutesThisMonth
  const silence = whySilent({
    hasVoice: voice !== null,
    hasRecording: isOnline ? card.hasAudio : files.some(isRecording),
    isOffline: !isOnline,
    canPlay: !isOnline || card.isSample || used < audioMinutes,
    minutesOfPlan: audioMinutes,
  })
  return silence && { silence, language, mayBeCounted: used > 0 }
}

const isRecording = (path: string) => /\.(m4a|mp3)$/.test(path)
