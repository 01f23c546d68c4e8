import { useCallback, useEffect, useRef, useState } from 'react'
import { createDeviceNarrator } from '../reading/listening/narrator/device-narrator.ts'
import type { Narrator } from '../reading/listening/narrator/narrator.ts'

/**
 * Says a short text with a voice of the device, again at each call; ends with the component, unless it
 * `outlives` it, as the name of a link does that leads away.
 */
export function useSpeech(
  voice: SpeechSynthesisVoice | null,
  text: string,
  { outlives = false } = {},
) {
  const [isSpeaking, setSpeaking] = useState(false)
  const narrator = useRef<Narrator | null>(null)
  useEffect(() => (outlives ? undefined : () => narrator.current?.close()), [outlives])
  const speak = useCallback(() => {
    if (!voice) return
    narrator.current?.close()
    narrator.current = createDeviceNarrator(voice, [pageOf(text)], {
      onStatus: (status) => setSpeaking(status === 'playing'),
      onSpoken: () => undefined,
      onSentenceSpoken: () => setSpeaking(false),
    })
    narrator.current.play()
  }, [voice, text])
  return { isSpeaking, speak }
}

/** The text as a page of one sentence. */
const pageOf = (text: string) => ({
  pictureUrl: '',
  picture: { alt: '', sources: [], aspectRatio: null },
  paragraphs: [{ text, syllables: null, sentences: [[0, text.length] as [number, number]] }],
})
