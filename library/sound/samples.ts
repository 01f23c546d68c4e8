/** Mono audio at `sampleRate`, each sample between -1 and 1. */
export type Samples = Float32Array<ArrayBuffer>

/** Rate of all speech before encoding, in hertz: that of the computer voice. */
export const sampleRate = 16_000

/** Silence of the given seconds. */
export const silence = (seconds: number): Samples =>
  new Float32Array(Math.round(seconds * sampleRate))

/** Concatenates audio. */
export const concatenate = (parts: readonly Samples[]): Samples => {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/**
 * Resamples audio to `sampleRate` and multiplies it by `scale`. Linear interpolation is enough for
 * speech.
 */
export const resample = (values: ArrayLike<number>, fromRate: number, scale: number): Samples => {
  const samples = new Float32Array(Math.floor((values.length * sampleRate) / fromRate))
  for (let i = 0; i < samples.length; i++) {
    const x = (i * fromRate) / sampleRate
    const k = Math.floor(x)
    const value = values[k] ?? 0
    samples[i] = (value + ((values[k + 1] ?? value) - value) * (x - k)) * scale
  }
  return samples
}

/** Samples on each side of a place that decide its value. */
const kernelRadius = 16

/** Weight of a sample at a distance of `x` samples: a sinc under a Hann window. */
const kernel = (x: number, cutoff: number) => {
  const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / kernelRadius)
  const angle = Math.PI * x * cutoff
  return cutoff * window * (Math.abs(angle) < 1e-9 ? 1 : Math.sin(angle) / angle)
}

/** Plays audio `speed` times as fast, like a tape: at 0.9 it is lower and takes longer. */
export const play = (samples: Samples, speed: number): Samples => {
  if (speed === 1) return samples
  const cutoff = Math.min(1, 1 / speed)
  const played = new Float32Array(Math.floor(samples.length / speed))
  for (let i = 0; i < played.length; i++) {
    const at = i * speed
    let sum = 0
    for (let k = Math.ceil(at - kernelRadius); k <= at + kernelRadius; k++)
      sum += (samples[k] ?? 0) * kernel(at - k, cutoff)
    played[i] = sum
  }
  return played
}
