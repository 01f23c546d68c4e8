import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { OpenedText } from '../../../../contract/reading.ts'
import { createDeviceNarrator } from './device-narrator.ts'
import type { Narrator, NarratorEvents, NarratorStatus, Spoken } from './narrator.ts'
import { createRecordedNarrator, loadTrack } from './recorded-narrator.ts'
import { createUntimedNarrator } from './untimed-narrator.ts'

interface NarratorOptions {
  text: OpenedText
  /** The device's voice instead of a recording. */
  voice: SpeechSynthesisVoice | null
  onReady: (narrator: Narrator) => void
  onSpoken: (narrator: Narrator, spoken: Spoken) => void
  onSentenceSpoken: (narrator: Narrator, sentence: number) => void
  /** The recording or its times are not at their address. */
  onFileMissing: () => void
}

/** A narrator while its player is shown, how it fares, and a new attempt with fresh addresses. */
export function useNarrator(options: NarratorOptions) {
  const { text, voice } = options
  const [state, setState] = useState<{ narrator: Narrator | null; status: NarratorStatus }>({
    narrator: null,
    status: 'waiting',
  })
  // Fresh addresses of the same recording do not break off what plays.
  const [source, setSource] = useState({ audio: text.audio })
  const handle = useEffectEvent((tell: (options: NarratorOptions) => void) => tell(options))

  useEffect(() => {
    const leaving = new AbortController()
    let made: Narrator | null = null
    let shown: NarratorStatus | null = null
    const show = (status: NarratorStatus) => {
      // A recording that is not there is told twice: by the medium, and by its refusal to play.
      if (leaving.signal.aborted || (status === 'failed' && shown === 'failed')) return
      shown = status
      setState({ narrator: made, status })
      if (status === 'failed') handle(({ onFileMissing }) => onFileMissing())
    }
    const events: NarratorEvents = {
      onStatus: show,
      onSpoken: (spoken) => handle(({ onSpoken }) => made && onSpoken(made, spoken)),
      onSentenceSpoken: (sentence) =>
        handle(({ onSentenceSpoken }) => made && onSentenceSpoken(made, sentence)),
    }
    show('waiting')
    makeNarrator({ voice, audio: source.audio, signal: leaving.signal }, events, () => {
      let pages: OpenedText['pages'] = []
      handle((current) => {
        pages = current.text.pages
      })
      return pages
    }).then(
      (narrator) => {
        if (leaving.signal.aborted) return narrator.close()
        made = narrator
        show('paused')
        handle(({ onReady }) => onReady(narrator))
      },
      () => show('failed'),
    )
    return () => {
      leaving.abort()
      made?.close()
    }
  }, [voice, source])

  const isFailed = state.status === 'failed'
  useEffect(() => {
    if (isFailed && text.audio?.url !== source.audio?.url) setSource({ audio: text.audio })
  }, [isFailed, text.audio, source])

  // Another object, so the same recording or voice is tried anew.
  const retry = useCallback(() => setSource({ audio: text.audio }), [text.audio])
  return { ...state, retry }
}

interface Means {
  voice: SpeechSynthesisVoice | null
  audio: OpenedText['audio']
  signal: AbortSignal
}

async function makeNarrator(
  { voice, audio, signal }: Means,
  events: NarratorEvents,
  readPages: () => OpenedText['pages'],
): Promise<Narrator> {
  if (voice) return createDeviceNarrator(voice, readPages(), events)
  if (!audio?.url) throw new Error('There is no recording')
  if (!audio.timesUrl) return createUntimedNarrator(audio.url, events)
  return createRecordedNarrator(audio.url, await loadTrack(audio.timesUrl, signal), events)
}
