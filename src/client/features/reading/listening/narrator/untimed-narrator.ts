import type { Narrator, NarratorEvents } from './narrator.ts'
import { playMedia } from './recorded-narrator.ts'

/** Reported instead of a sentence where times are unknown. */
export const unknownSentence = -1

/**
 * Narration by a recording without times: no highlights, no page turns, and steps in seconds.
 */
export function createUntimedNarrator(url: string, events: NarratorEvents): Narrator {
  const audio = new Audio(url)
  audio.preservesPitch = true
  const handlers = {
    playing: () => events.onStatus('playing'),
    waiting: () => events.onStatus('buffering'),
    pause: () => events.onStatus('paused'),
    error: () => events.onStatus('failed'),
    ended: () => events.onSentenceSpoken(0),
    timeupdate: () => !audio.paused && events.onSentenceSpoken(unknownSentence),
  }
  for (const [name, handle] of Object.entries(handlers)) audio.addEventListener(name, handle)
  return {
    track: { sentences: [], words: [] },
    media: audio,
    play: () => playMedia(audio, events),
    pause: () => audio.pause(),
    goTo: () => undefined,
    speakWord: () => undefined,
    setSpeed: (speed) => {
      audio.defaultPlaybackRate = speed
      audio.playbackRate = speed
    },
    setVolume: (volume) => {
      audio.volume = volume
    },
    close: () => {
      audio.pause()
      for (const [name, handle] of Object.entries(handlers)) audio.removeEventListener(name, handle)
      audio.removeAttribute('src')
      audio.load()
    },
  }
}
