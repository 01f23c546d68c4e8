import type { SpokenTrack, SpokenWord } from './spoken-track.ts'

/**
 * `waiting`: not loaded yet; `buffering`: waits for the network; `blocked`: the browser requires a tap
 * before it plays sound; `used-up`: no minutes are left in this month.
 */
export type NarratorStatus =
  | 'waiting'
  | 'playing'
  | 'buffering'
  | 'paused'
  | 'blocked'
  | 'used-up'
  | 'failed'

/** The current sentence (index in the track), and the word where it is known. */
export interface SpokenPart {
  sentence: number
  word: SpokenWord | null
}

export interface NarratorEvents {
  onStatus: (status: NarratorStatus) => void
  onSpoken: (spoken: SpokenPart) => void
  /** A sentence is finished; pausing here stops before the next one. */
  onSentenceSpoken: (sentence: number) => void
}

/** Reads a story aloud, from a recording or with the device's voice. */
export interface Narrator {
  track: SpokenTrack
  /** The media element of the recording; null for the device's voice. */
  media: HTMLMediaElement | null
  play: () => void
  pause: () => void
  /** Moves to the start of a sentence; keeps playing or paused. */
  goTo: (sentence: number) => void
  /** Speaks one word and then returns to the current position. */
  speakWord: (word: SpokenWord) => void
  setSpeed: (speed: number) => void
  /** From 0 to 1. */
  setVolume: (volume: number) => void
  close: () => void
}
