import { isNarration } from './narration-shape.ts'
import type { Narrator, NarratorEvents, SpokenPart } from './narrator.ts'
import {
  type SpokenTrack,
  type SpokenWord,
  sentenceAtTime,
  trackFromNarration,
  wordAtTime,
} from './spoken-track.ts'

/** Loads the times of a narration; rejects if they are missing or damaged. */
export async function loadNarrationTrack(
  timesUrl: string,
  signal: AbortSignal,
): Promise<SpokenTrack> {
  const answer = await fetch(timesUrl, { signal })
  if (!answer.ok) throw new Error(`The narration's times answered ${answer.status}`)
  const file: unknown = await answer.json()
  if (!isNarration(file)) throw new Error('The narration has no times')
  return trackFromNarration(file)
}

const isAutoplayBlocked = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotAllowedError'
/** `pause` during a pending `play`. */
const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Starts playback; reports `blocked` or `failed` where it does not start. */
export function playMedia(audio: HTMLMediaElement, events: NarratorEvents): void {
  audio.play().catch((error: unknown) => {
    if (isAutoplayBlocked(error)) events.onStatus('blocked')
    else if (!isAborted(error)) events.onStatus('failed')
  })
}

/** Narration by a recording; checks the spoken word at each animation frame. */
export function createRecordedNarrator(
  url: string,
  track: SpokenTrack,
  events: NarratorEvents,
): Narrator {
  const audio = new Audio(url)
  audio.preservesPitch = true
  let frame = 0
  let reported: SpokenPart = { sentence: -1, word: null }
  /** The sentence whose end is still to be reported. */
  let openSentence: number | null = null
  let singleWord: { word: SpokenWord; backToMs: number } | null = null

  // After a seek, `currentTime` can be slightly smaller than requested.
  const nowMs = () => audio.currentTime * 1000 + 5
  const report = (spoken: SpokenPart) => {
    if (spoken.sentence === reported.sentence && spoken.word === reported.word) return
    reported = spoken
    events.onSpoken(spoken)
  }
  const seek = (ms: number) => {
    audio.currentTime = ms / 1000
  }
  const endSingleWord = () => {
    if (!singleWord) return
    seek(singleWord.backToMs)
    report({ sentence: sentenceAtTime(track, singleWord.backToMs), word: null })
    singleWord = null
  }

  const reportSingleWord = (word: SpokenWord) => {
    report({ sentence: word.sentence, word })
    if (nowMs() >= word.endMs) audio.pause()
  }
  const reportSentenceEnd = () => {
    const sentence = openSentence
    const endMs = track.sentences[sentence ?? -1]?.endMs
    if (sentence === null || endMs === undefined || nowMs() < endMs) return
    openSentence = null
    events.onSentenceSpoken(sentence)
  }
  const reportPosition = () => {
    if (audio.paused) return
    if (singleWord) return reportSingleWord(singleWord.word)
    // The end is reported first, so that a handler can pause before the next sentence.
    reportSentenceEnd()
    if (audio.paused) return
    const sentence = sentenceAtTime(track, nowMs())
    if (sentence !== reported.sentence) openSentence = sentence
    report({ sentence, word: wordAtTime(track, nowMs()) })
  }
  const reportEachFrame = () => {
    reportPosition()
    if (!audio.paused) frame = requestAnimationFrame(reportEachFrame)
  }

  const start = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(reportEachFrame)
    playMedia(audio, events)
  }
  const handlers = {
    playing: () => !singleWord && events.onStatus('playing'),
    waiting: () => !singleWord && events.onStatus('buffering'),
    pause: () => {
      endSingleWord()
      events.onStatus('paused')
    },
    error: () => events.onStatus('failed'),
    ended: () => openSentence !== null && events.onSentenceSpoken(openSentence),
    // Hidden tabs get no animation frames, but still get this event.
    timeupdate: reportPosition,
  }
  for (const [name, handle] of Object.entries(handlers)) audio.addEventListener(name, handle)

  return {
    track,
    media: audio,
    play: () => {
      endSingleWord()
      openSentence ??= sentenceAtTime(track, nowMs())
      start()
    },
    pause: () => audio.pause(),
    goTo: (sentence) => {
      singleWord = null
      const startMs = track.sentences[sentence]?.startMs
      if (startMs === undefined) return
      seek(startMs)
      openSentence = sentence
      report({ sentence, word: null })
    },
    speakWord: (word) => {
      singleWord = { word, backToMs: singleWord?.backToMs ?? nowMs() }
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
