import type { Narrator, NarratorEvents } from './narrator.ts'
import { playMedia } from './recorded-narrator.ts'

/** Says that something was said, where nobody knows which sentence it was. */
export const unknownSentence = -1

/**
 * Plays a recording whose words nobody has timed: nothing is marked and no page is turned, and steps
 * are steps in time.
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
    sayWord: () => undefined,
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
