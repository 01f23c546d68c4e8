import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { OpenedText } from '../../../../contract/reading.ts'
import { refusalOf } from '../refusal.ts'
import { createDeviceNarrator } from './device-narrator.ts'
import type { Narrator, NarratorEvents, NarratorStatus, Spoken } from './narrator.ts'
import { createRecordedNarrator, loadTrack } from './recorded-narrator.ts'
import { createUntimedNarrator } from './untimed-narrator.ts'

interface NarratorOptions {
  text: OpenedText
  /** The device's voice instead of a recording. */
  voice: SpeechSynthesisVoice | null
  /** The recording's address; may spend minutes. */
  findUrl: () => Promise<string>
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
  const current = useEffectEvent(() => options)

  useEffect(() => {
    const leaving = new AbortController()
    let made: Narrator | null = null
    let shown: NarratorStatus | null = null
    const show = (status: NarratorStatus) => {
      // A recording that is not there is told twice: by the medium, and by its refusal to play.
      if (leaving.signal.aborted || (status === 'failed' && shown === 'failed')) return
      shown = status
      setState({ narrator: made, status })
      if (status === 'failed') current().onFileMissing()
    }
    const events: NarratorEvents = {
      onStatus: show,
      onSpoken: (spoken) => made && current().onSpoken(made, spoken),
      onSentenceSpoken: (sentence) => made && current().onSentenceSpoken(made, sentence),
    }
    show('waiting')
    const { pages } = current().text
    const findUrl = () => current().findUrl()
    const means = { voice, pages, findUrl, audio: source.audio, signal: leaving.signal }
    makeNarrator(means, events).then(
      (narrator) => {
        if (leaving.signal.aborted) return narrator.close()
        made = narrator
        show('paused')
        current().onReady(narrator)
      },
      (error: unknown) => show(isUsedUp(error) ? 'used-up' : 'failed'),
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

const isUsedUp = (error: unknown) => refusalOf(error, true).kind === 'quota-exceeded'

interface Means extends Pick<NarratorOptions, 'voice' | 'findUrl'> {
  pages: OpenedText['pages']
  audio: OpenedText['audio']
  signal: AbortSignal
}

async function makeNarrator(
  { voice, pages, findUrl, audio, signal }: Means,
  events: NarratorEvents,
): Promise<Narrator> {
  if (voice) return createDeviceNarrator(voice, pages, events)
  if (!audio) throw new Error('There is no recording')
  // The times first: what cannot be told spends no minutes.
  const track = audio.timesUrl && (await loadTrack(audio.timesUrl, signal))
  const url = await findUrl()
  return track ? createRecordedNarrator(url, track, events) : createUntimedNarrator(url, events)
}
