import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { OpenedText } from '../../../../contract/reading.ts'
import { createDeviceNarrator } from './device-narrator.ts'
import type { Narrator, NarratorEvents, NarratorStatus, Spoken } from './narrator.ts'
import { createRecordedNarrator, loadTrack } from './recorded-narrator.ts'

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
  const [source, setSource] = useState(text.audio)
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
    makeNarrator({ voice, source, signal: leaving.signal }, events, () => {
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
    if (isFailed && text.audio?.url !== source?.url) setSource(text.audio)
  }, [isFailed, text.audio, source])

  const retry = useCallback(() => setSource(text.audio && { ...text.audio }), [text.audio])
  return { ...state, retry }
}

interface Means {
  voice: SpeechSynthesisVoice | null
  source: OpenedText['audio']
  signal: AbortSignal
}

async function makeNarrator(
  { voice, source, signal }: Means,
  events: NarratorEvents,
  readPages: () => OpenedText['pages'],
): Promise<Narrator> {
  if (voice) return createDeviceNarrator(voice, readPages(), events)
  if (!source?.url) throw new Error('There is no recording')
  return createRecordedNarrator(source.url, await loadTrack(source.timesUrl, signal), events)
}
