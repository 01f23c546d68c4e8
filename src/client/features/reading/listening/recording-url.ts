import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '../../../../contract/base.ts'
import type { OpenedStory, OpenedText } from '../../../../contract/reading.ts'
import type { RecordingMedium } from '../../../../contract/recording.ts'
import { api, query } from '../../../data/core/api.ts'
import { refusalOf } from '../opening/refusal.ts'

/** A narration or film in a language of an opened story. */
export interface RecordingRequest {
  story: OpenedStory
  language: Language
  medium: RecordingMedium
}

const fileFields = { audio: 'audio', video: 'film' } as const
const secondsLeftFields = { audio: 'audioSecondsLeft', video: 'videoSecondsLeft' } as const

/** Whether a recording can be played: its address is known, or minutes are left to request it. */
export function canPlayRecording(
  { medium, story }: Pick<RecordingRequest, 'medium'> & { story: SecondsLeft },
  text: Pick<OpenedText, 'audio' | 'film'>,
): boolean {
  const file = text[fileFields[medium]]
  return file !== null && (file.url !== null || (story[secondsLeftFields[medium]] ?? 0) > 0)
}

type SecondsLeft = Pick<OpenedStory, (typeof secondsLeftFields)[RecordingMedium]>

/**
 * The address of a recording. If the opened story has none yet, its length is spent from the month's
 * minutes. The remaining seconds are updated in all opened stories, also if the server refuses.
 */
export async function requestRecordingUrl(
  client: QueryClient,
  request: RecordingRequest,
): Promise<string> {
  const { story, language, medium } = request
  const knownUrl = story.texts[language]?.[fileFields[medium]]?.url
  if (knownUrl) return knownUrl
  const { storyId } = story
  const updateOpened = (secondsLeft: number | null, url: string | null) =>
    client.setQueriesData<OpenedStory>({ queryKey: query.reading.open.key() }, (opened) => {
      if (!opened || opened[secondsLeftFields[medium]] === null) return opened
      const updated = { ...opened, [secondsLeftFields[medium]]: secondsLeft }
      return url && opened.storyId === storyId ? withRecordingUrl(updated, request, url) : updated
    })
  try {
    const { url, secondsLeft } = await api.reading.playRecording({ storyId, language, medium })
    updateOpened(secondsLeft, url)
    return url
  } catch (error) {
    // Another device has spent the minutes meanwhile.
    if (refusalOf(error, true).kind === 'quota-exceeded') updateOpened(0, null)
    throw error
  }
}

function withRecordingUrl(
  story: OpenedStory,
  { language, medium }: RecordingRequest,
  url: string,
): OpenedStory {
  const text = story.texts[language]
  const file = text?.[fileFields[medium]]
  if (!text || !file) return story
  const texts = { ...story.texts, [language]: { ...text, [fileFields[medium]]: { ...file, url } } }
  return { ...story, texts }
}
