import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { OpenedText } from '../../../../contract/reading.ts'
import { refusalOf } from '../opening/refusal.ts'
import { createDeviceNarrator } from './narrator/device-narrator.ts'
import type { Narrator, NarratorEvents, NarratorStatus, SpokenPart } from './narrator/narrator.ts'
import { createRecordedNarrator, loadNarrationTrack } from './narrator/recorded-narrator.ts'
import { createUntimedNarrator } from './narrator/untimed-narrator.ts'

interface NarratorOptions {
  text: OpenedText
  /** The device's voice instead of a recording. */
  voice: SpeechSynthesisVoice | null
  /** Requests the recording's address; may spend minutes. */
  findUrl: () => Promise<string>
  onReady: (narrator: Narrator) => void
  onSpoken: (narrator: Narrator, spoken: SpokenPart) => void
  onSentenceSpoken: (narrator: Narrator, sentence: number) => void
  /** The recording or its times are not at their address. */
  onFileMissing: () => void
}

/** A narrator for a mounted player, its status, and a retry with renewed addresses. */
export function useNarrator(options: NarratorOptions) {
  const { text, voice } = options
  const [state, setState] = useState<{ narrator: Narrator | null; status: NarratorStatus }>({
    narrator: null,
    status: 'waiting',
  })
  // Renewed addresses of the same recording do not interrupt playback.
  const [source, setSource] = useState({ audio: text.audio })
  const latestOptions = useEffectEvent(() => options)

  useEffect(() => {
    const unmount = new AbortController()
    let created: Narrator | null = null
    let lastStatus: NarratorStatus | null = null
    const setStatus = (status: NarratorStatus) => {
      // A missing recording fails twice: as an `error` event, and as a rejected `play`.
      if (unmount.signal.aborted || (status === 'failed' && lastStatus === 'failed')) return
      lastStatus = status
      setState({ narrator: created, status })
      if (status === 'failed') latestOptions().onFileMissing()
    }
    const events: NarratorEvents = {
      onStatus: setStatus,
      onSpoken: (spoken) => created && latestOptions().onSpoken(created, spoken),
      onSentenceSpoken: (sentence) =>
        created && latestOptions().onSentenceSpoken(created, sentence),
    }
    setStatus('waiting')
    const { pages } = latestOptions().text
    const findUrl = () => latestOptions().findUrl()
    const narratorSource = { voice, pages, findUrl, audio: source.audio, signal: unmount.signal }
    createNarrator(narratorSource, events).then(
      (narrator) => {
        if (unmount.signal.aborted) return narrator.close()
        created = narrator
        setStatus('paused')
        latestOptions().onReady(narrator)
      },
      (error: unknown) => setStatus(isUsedUp(error) ? 'used-up' : 'failed'),
    )
    return () => {
      unmount.abort()
      created?.close()
    }
  }, [voice, source])

  const isFailed = state.status === 'failed'
  useEffect(() => {
    if (isFailed && text.audio?.url !== source.audio?.url) setSource({ audio: text.audio })
  }, [isFailed, text.audio, source])

  // A new object, so that the same recording or voice is tried again.
  const retry = useCallback(() => setSource({ audio: text.audio }), [text.audio])
  return { ...state, retry }
}

const isUsedUp = (error: unknown) => refusalOf(error, true).kind === 'quota-exceeded'

interface NarratorSource extends Pick<NarratorOptions, 'voice' | 'findUrl'> {
  pages: OpenedText['pages']
  audio: OpenedText['audio']
  signal: AbortSignal
}

async function createNarrator(
  { voice, pages, findUrl, audio, signal }: NarratorSource,
  events: NarratorEvents,
): Promise<Narrator> {
  if (voice) return createDeviceNarrator(voice, pages, events)
  if (!audio) throw new Error('There is no recording')
  // Times first: a damaged narration must not spend minutes.
  const track = audio.timesUrl && (await loadNarrationTrack(audio.timesUrl, signal))
  const url = await findUrl()
  return track ? createRecordedNarrator(url, track, events) : createUntimedNarrator(url, events)
}
