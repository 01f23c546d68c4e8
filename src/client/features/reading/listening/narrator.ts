import type { SpokenTrack, SpokenWord } from './spoken-track.ts'

/**
 * `waiting`: nothing is there yet; `buffering`: it plays on as soon as the network has more;
 * `blocked`: the browser wants a tap before it lets anything sound; `used-up`: the month's minutes are.
 */
export type NarratorStatus =
  | 'waiting'
  | 'playing'
  | 'buffering'
  | 'paused'
  | 'blocked'
  | 'used-up'
  | 'failed'

/** What is being said: index of the sentence, and the word where it is known. */
export interface Spoken {
  sentence: number
  word: SpokenWord | null
}

export interface NarratorEvents {
  onStatus: (status: NarratorStatus) => void
  onSpoken: (spoken: Spoken) => void
  /** A sentence was said to its end; pausing here stops before the next one. */
  onSentenceSpoken: (sentence: number) => void
}

/** Reads a story aloud: a recording or the device's own voice. */
export interface Narrator {
  track: SpokenTrack
  /** What plays the recording; null for the device's voice. */
  media: HTMLMediaElement | null
  play: () => void
  pause: () => void
  /** Goes to the start of a sentence, playing on or staying paused. */
  goTo: (sentence: number) => void
  /** Says one word; whatever was paused stays where it is. */
  sayWord: (word: SpokenWord) => void
  setSpeed: (speed: number) => void
  /** From 0 to 1. */
  setVolume: (volume: number) => void
  close: () => void
}
