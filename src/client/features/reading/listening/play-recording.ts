import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '../../../../contract/base.ts'
import type { OpenedStory, OpenedText, RecordingMedium } from '../../../../contract/reading.ts'
import { api, query } from '../../../data/api.ts'

/** A narration or film of an opened story. */
export interface WantedRecording {
  story: OpenedStory
  language: Language
  medium: RecordingMedium
}

const fileOf = { audio: 'audio', video: 'film' } as const
const leftOf = { audio: 'audioSecondsLeft', video: 'videoSecondsLeft' } as const

/** Whether a recording may be played: its address is there, or minutes are left to ask for it. */
export function canPlay(
  { medium, story }: Pick<WantedRecording, 'medium'> & { story: SecondsLeft },
  text: Pick<OpenedText, 'audio' | 'film'>,
): boolean {
  const file = text[fileOf[medium]]
  return file !== null && (file.url !== null || (story[leftOf[medium]] ?? 0) > 0)
}

type SecondsLeft = Pick<OpenedStory, (typeof leftOf)[RecordingMedium]>

/**
 * The address of a recording; where the opened story has none yet, its length is spent from the month's
 * minutes. What is left shows in every story that lies open.
 */
export async function playRecording(client: QueryClient, wanted: WantedRecording): Promise<string> {
  const { story, language, medium } = wanted
  const known = story.texts[language]?.[fileOf[medium]]?.url
  if (known) return known
  const { storyId } = story
  const { url, secondsLeft } = await api.reading.playRecording({ storyId, language, medium })
  client.setQueriesData<OpenedStory>({ queryKey: query.reading.open.key() }, (opened) => {
    if (!opened || opened[leftOf[medium]] === null) return opened
    const left = { ...opened, [leftOf[medium]]: secondsLeft }
    return opened.storyId === storyId ? withAddress(left, wanted, url) : left
  })
  return url
}

function withAddress(
  story: OpenedStory,
  { language, medium }: WantedRecording,
  url: string,
): OpenedStory {
  const text = story.texts[language]
  const file = text?.[fileOf[medium]]
  if (!text || !file) return story
  const texts = { ...story.texts, [language]: { ...text, [fileOf[medium]]: { ...file, url } } }
  return { ...story, texts }
}
