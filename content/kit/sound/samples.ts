/** Mono sound between -1 and 1, as long as its number of values. */
export type Samples = Float32Array<ArrayBuffer>

/** Rate of all sound under work, in hertz: what the voice gives and what speech needs. */
export const sampleRate = 16_000

/** Silence of so many seconds. */
export const silence = (seconds: number): Samples =>
  new Float32Array(Math.round(seconds * sampleRate))

/** One sound after the other. */
export const joined = (parts: readonly Samples[]): Samples => {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The same sound at `sampleRate`; straight lines between its values are enough for speech. */
export const resampled = (values: ArrayLike<number>, fromRate: number, scale: number): Samples => {
  const sound = new Float32Array(Math.floor((values.length * sampleRate) / fromRate))
  for (let i = 0; i < sound.length; i++) {
    const x = (i * fromRate) / sampleRate
    const k = Math.floor(x)
    const here = values[k] ?? 0
    sound[i] = (here + ((values[k + 1] ?? here) - here) * (x - k)) * scale
  }
  return sound
}
