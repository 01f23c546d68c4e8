/**
 * Why a story cannot be heard: its recording needs minutes and the plan has none, the month's are
 * spent, there is no recording, or none on this device while the story comes from it.
 */
export type Silence = 'no-minutes' | 'used-up' | 'no-recording' | 'not-saved'

interface ListeningFacts {
  /** Whether this device has a voice for the language. */
  hasVoice: boolean
  hasRecording: boolean
  /** Whether the story comes from this device, which may lack a recording that the server has. */
  isOffline: boolean
  /** Whether the recording plays now: it is free or already counted, or minutes are left. */
  canPlay: boolean
  /** Minutes of narration that the plan brings each month. */
  minutesOfPlan: number
}

/** Why nothing can read a story aloud; null where a recording or the device's voice can. */
export function whySilent({
  hasVoice,
  hasRecording,
  isOffline,
  canPlay,
  minutesOfPlan,
}: ListeningFacts): Silence | null {
  if (hasVoice) return null
  if (!hasRecording) return isOffline ? 'not-saved' : 'no-recording'
  if (canPlay) return null
  return minutesOfPlan > 0 ? 'used-up' : 'no-minutes'
}
