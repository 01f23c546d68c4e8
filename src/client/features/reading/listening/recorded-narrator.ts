import { isNarration } from './narration-shape.ts'
import type { Narrator, NarratorEvents, Spoken } from './narrator.ts'
import type { SpokenTrack, SpokenWord } from './spoken-track.ts'
import { sentenceAt, trackOfNarration, wordAt } from './spoken-track.ts'

/** Loads the times of a narration; rejects where they are missing or damaged. */
export async function loadTrack(timesUrl: string, signal: AbortSignal): Promise<SpokenTrack> {
  const answer = await fetch(timesUrl, { signal })
  if (!answer.ok) throw new Error(`The narration's times answered ${answer.status}`)
  const file: unknown = await answer.json()
  if (!isNarration(file)) throw new Error('The narration has no times')
  return trackOfNarration(file)
}

const isRefusal = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotAllowedError'
/** `pause` while a `play` is on its way. */
const isBrokenOff = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Plays, and tells where the browser refuses to. */
export function playMedia(audio: HTMLMediaElement, events: NarratorEvents): void {
  audio.play().catch((error: unknown) => {
    if (isRefusal(error)) events.onStatus('blocked')
    else if (!isBrokenOff(error)) events.onStatus('failed')
  })
}

/** Plays a recording and tells what is said at each frame. */
export function createRecordedNarrator(
  url: string,
  track: SpokenTrack,
  events: NarratorEvents,
): Narrator {
  const audio = new Audio(url)
  audio.preservesPitch = true
  let frame = 0
  let told: Spoken = { sentence: -1, word: null }
  /** The sentence whose end is still to be told. */
  let ending: number | null = null
  let single: { word: SpokenWord; backToMs: number } | null = null

  // A browser's seconds may lie a hair before the moment it was sent to.
  const nowMs = () => audio.currentTime * 1000 + 5
  const tell = (spoken: Spoken) => {
    if (spoken.sentence === told.sentence && spoken.word === told.word) return
    told = spoken
    events.onSpoken(spoken)
  }
  const seek = (ms: number) => {
    audio.currentTime = ms / 1000
  }
  const endSingle = () => {
    if (!single) return
    seek(single.backToMs)
    tell({ sentence: sentenceAt(track, single.backToMs), word: null })
    single = null
  }

  const followSingle = (word: SpokenWord) => {
    tell({ sentence: word.sentence, word })
    if (nowMs() >= word.endMs) audio.pause()
  }
  const tellEnd = () => {
    const spoken = ending
    const endMs = track.sentences[spoken ?? -1]?.endMs
    if (spoken === null || endMs === undefined || nowMs() < endMs) return
    ending = null
    events.onSentenceSpoken(spoken)
  }
  const follow = () => {
    if (audio.paused) return
    if (single) return followSingle(single.word)
    // The end comes first: nothing of the next sentence is to be heard after a stop.
    tellEnd()
    if (audio.paused) return
    const sentence = sentenceAt(track, nowMs())
    if (sentence !== told.sentence) ending = sentence
    tell({ sentence, word: wordAt(track, nowMs()) })
  }
  const followFrames = () => {
    follow()
    if (!audio.paused) frame = requestAnimationFrame(followFrames)
  }

  const start = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(followFrames)
    playMedia(audio, events)
  }
  const handlers = {
    playing: () => !single && events.onStatus('playing'),
    waiting: () => !single && events.onStatus('buffering'),
    pause: () => {
      endSingle()
      events.onStatus('paused')
    },
    error: () => events.onStatus('failed'),
    ended: () => ending !== null && events.onSentenceSpoken(ending),
    // Frames stand still behind another tab or a dark screen; this goes on.
    timeupdate: follow,
  }
  for (const [name, handle] of Object.entries(handlers)) audio.addEventListener(name, handle)

  return {
    track,
    media: audio,
    play: () => {
      endSingle()
      ending ??= sentenceAt(track, nowMs())
      start()
    },
    pause: () => audio.pause(),
    goTo: (sentence) => {
      single = null
      const startMs = track.sentences[sentence]?.startMs
      if (startMs === undefined) return
      seek(startMs)
      ending = sentence
      tell({ sentence, word: null })
    },
    sayWord: (word) => {
      single = { word, backToMs: single?.backToMs ?? nowMs() }
      seek(word.startMs)
      start()
    },
    setSpeed: (speed) => {
      audio.defaultPlaybackRate = speed
      audio.playbackRate = speed
    },
    setVolume: (volume) => {
      audio.volume = volume
    },
    close: () => {
      cancelAnimationFrame(frame)
      audio.pause()
      for (const [name, handle] of Object.entries(handlers)) audio.removeEventListener(name, handle)
      audio.removeAttribute('src')
      audio.load()
    },
  }
}
