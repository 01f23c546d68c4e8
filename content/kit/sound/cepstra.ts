import { fourierOf } from './fourier.ts'
import type { Samples } from './samples.ts'
import { sampleRate } from './samples.ts'

/** Frames in a second; one frame is 10 ms. */
export const framesPerSecond = 100
const hop = sampleRate / framesPerSecond
const window = 400
const size = 512
const bandCount = 24
const preEmphasis = 0.95

/** Values of one frame. */
export const cepstrumLength = 13

/** What a sound is like every 10 ms: cepstra, one row after the other, and whether it is speech. */
export interface Cepstra {
  count: number
  values: Float32Array
  isSpeech: boolean[]
}

const mel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)
const hertz = (m: number) => 700 * (10 ** (m / 2595) - 1)
const [lowest, highest] = [mel(80), mel(7000)]
const edges = Array.from({ length: bandCount + 2 }, (_, i) =>
  Math.round((hertz(lowest + ((highest - lowest) * i) / (bandCount + 1)) * size) / sampleRate),
)

/** Share of each line of the spectrum in each band: triangles that overlap by half. */
const bands = Array.from({ length: bandCount }, (_, b) => {
  const [from = 0, middle = 0, to = 0] = edges.slice(b, b + 3)
  const weights = Array.from({ length: Math.max(1, to - from) }, (_, i) =>
    from + i < middle ? i / Math.max(1, middle - from) : (to - from - i) / Math.max(1, to - middle),
  )
  return { from, weights }
})

const hamming = Float64Array.from(
  { length: window },
  (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / window),
)

const cosines = Array.from({ length: cepstrumLength }, (_, k) =>
  Float64Array.from({ length: bandCount }, (_, b) =>
    Math.cos((Math.PI * k * (b + 0.5)) / bandCount),
  ),
)

const fourier = fourierOf(size)
const re = new Float64Array(size)
const im = new Float64Array(size)
const levels = new Float64Array(bandCount)

const readWindow = (samples: Samples, start: number) => {
  re.fill(0)
  im.fill(0)
  let energy = 0
  let before = 0
  for (let i = 0; i < window; i++) {
    const value = samples[start + i] ?? 0
    energy += value * value
    re[i] = (value - preEmphasis * before) * (hamming[i] ?? 0)
    before = value
  }
  return 10 * Math.log10(energy / window + 1e-9)
}

const readBands = () => {
  for (const [b, { from, weights }] of bands.entries()) {
    let sum = 1e-7
    for (let i = 0; i < weights.length; i++) {
      const x = re[from + i] ?? 0
      const y = im[from + i] ?? 0
      sum += (weights[i] ?? 0) * (x * x + y * y)
    }
    levels[b] = Math.log(sum)
  }
}

/** Natural logarithm of a power ratio of 45 dB: quieter is taken for silence in each band. */
const depth = 45 * Math.LN10 * 0.1

/** Lifts what is far below a band's loud moments, so that a quiet room is like no sound at all. */
const raiseFloor = (rows: Float32Array, count: number) => {
  for (let b = 0; b < bandCount; b++) {
    const column = Float32Array.from({ length: count }, (_, i) => rows[i * bandCount + b] ?? 0)
    const floor = (column.toSorted()[Math.floor(count * 0.97)] ?? 0) - depth
    for (const [i, level] of column.entries()) if (level < floor) rows[i * bandCount + b] = floor
  }
}

/** Brings every value to mean 0 and spread 1 over what is speech, so that speakers become alike. */
const normalize = (values: Float32Array, isSpeech: readonly boolean[]) => {
  const count = Math.max(1, isSpeech.filter(Boolean).length)
  for (let k = 0; k < cepstrumLength; k++) {
    let [sum, squares] = [0, 0]
    for (const [i, isHeard] of isSpeech.entries()) {
      const value = isHeard ? (values[i * cepstrumLength + k] ?? 0) : 0
      sum += value
      squares += value * value
    }
    const mean = sum / count
    const spread = Math.sqrt(Math.max(0, squares / count - mean * mean)) + 1e-3
    for (let i = k; i < values.length; i += cepstrumLength)
      values[i] = Math.max(-4, Math.min(4, ((values[i] ?? 0) - mean) / spread))
  }
}

/** Frames this much below the loudest are silence; room noise of a recording lies above it. */
const silenceBelowPeakDb = 38

/** Which frames of a sound are speech, by their loudness. */
const speechOf = (decibels: Float32Array): boolean[] => {
  const sorted = decibels.toSorted()
  const loud = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  const quiet = sorted[Math.floor(sorted.length * 0.05)] ?? 0
  const threshold = Math.max(loud - silenceBelowPeakDb, Math.min(quiet + 6, loud - 15))
  return Array.from(decibels, (level) => level > threshold)
}

/** The cepstra of a sound: 13 values for every 10 ms, independent of its loudness and speaker. */
export const cepstraOf = (samples: Samples): Cepstra => {
  const count = Math.max(1, Math.floor((samples.length - window) / hop) + 1)
  const rows = new Float32Array(count * bandCount)
  const decibels = new Float32Array(count)
  for (let frame = 0; frame < count; frame++) {
    decibels[frame] = readWindow(samples, frame * hop)
    fourier(re, im)
    readBands()
    rows.set(levels, frame * bandCount)
  }
  raiseFloor(rows, count)
  const values = new Float32Array(count * cepstrumLength)
  for (let frame = 0; frame < count; frame++)
    for (const [k, cosine] of cosines.entries()) {
      let sum = 0
      for (let b = 0; b < bandCount; b++)
        sum += (rows[frame * bandCount + b] ?? 0) * (cosine[b] ?? 0)
      values[frame * cepstrumLength + k] = sum / bandCount
    }
  const isSpeech = speechOf(decibels)
  normalize(values, isSpeech)
  return { count, values, isSpeech }
}
