import { useAuth } from '../../../data/session/session.tsx'
import { isOfflineCopy } from '../../offline-stories/open-offline.ts'
import type { LocalizedStory } from '../shared/localized-story.ts'
import { useDeviceVoice } from '../voice/use-device-voice.ts'
import { type Silence, whySilent } from '../voice/why-silent.ts'
import { canPlayRecording } from './recording-url.ts'

/** Why the opened story cannot be heard in its language; null where it can. */
export function useWhySilent({ story, text, language }: LocalizedStory): Silence | null {
  const { profile } = useAuth()
  return whySilent({
    hasVoice: useDeviceVoice(language) !== null,
    hasRecording: text.audio !== null,
    isOffline: isOfflineCopy(story),
    canPlay: canPlayRecording({ medium: 'audio', story }, text),
    minutesOfPlan: profile?.subscription.quotas.audioMinutes ?? 0,
  })
}
