import type { Samples } from './samples.ts'

/** A moment in seconds from which sound is louder (+) or softer (-), in dB. */
export interface GainChange {
  at: number
  gain: number
}

/** Seconds in which most of a change happens; faster ones click. */
const glide = 0.015

/** Makes samples louder or softer in place; `changes` are in order. */
export const applyGains = (samples: Samples, rate: number, changes: readonly GainChange[]) => {
  let next = 0
  let target = 1
  let factor = 1
  for (let i = 0; i < samples.length; i++) {
    for (let change = changes[next]; change && change.at * rate <= i; change = changes[++next])
      target = 10 ** (change.gain / 20)
    factor += (target - factor) / (glide * rate)
    samples[i] = (samples[i] ?? 0) * factor
  }
}
