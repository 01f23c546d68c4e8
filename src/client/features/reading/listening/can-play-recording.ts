import type { OpenedStory, OpenedText } from '../../../../contract/reading.ts'

/** Whether a recording may be played: there is one, and it is free or minutes are left. */
export function canPlayRecording(
  { audioSecondsLeft }: Pick<OpenedStory, 'audioSecondsLeft'>,
  audio: OpenedText['audio'],
): boolean {
  return Boolean(audio?.url) && audioSecondsLeft !== 0
}
