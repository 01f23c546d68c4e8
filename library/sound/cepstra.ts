import { createFourier } from './fourier.ts'
import { type Samples, sampleRate } from './samples.ts'

/** A frame starts every 10 ms. */
export const framesPerSecond = 100
/** Samples from the start of a frame to the next, in its window, and in the Fourier transform. */
const hop = sampleRate / framesPerSecond
const windowLength = 400
const fourierSize = 512
const bandCount = 24
const preEmphasis = 0.95

/** Values of one frame. */
export const cepstrumLength = 13

/** Cepstra of audio: `cepstrumLength` values per frame, row by row, and whether the frame is speech. */
export interface Cepstra {
  count: number
  values: Float32Array
  isSpeech: boolean[]
}

const mel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)
const hertz = (m: number) => 700 * (10 ** (m / 2595) - 1)
const [lowest, highest] = [mel(80), mel(7000)]
const edges = Array.from({ length: bandCount + 2 }, (_, i) =>
  Math.round(
    (hertz(lowest + ((highest - lowest) * i) / (bandCount + 1)) * fourierSize) / sampleRate,
  ),
)

/** Weights of the spectrum's bins in each mel band: triangles that overlap by half. */
const bands = Array.from({ length: bandCount }, (_, b) => {
  const [from = 0, middle = 0, to = 0] = edges.slice(b, b + 3)
  const weights = Array.from({ length: Math.max(1, to - from) }, (_, i) =>
    from + i < middle ? i / Math.max(1, middle - from) : (to - from - i) / Math.max(1, to - middle),
  )
  return { from, weights }
})

const hamming = Float64Array.from(
  { length: windowLength },
  (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / windowLength),
)

const cosines = Array.from({ length: cepstrumLength }, (_, k) =>
  Float64Array.from({ length: bandCount }, (_, b) =>
    Math.cos((Math.PI * k * (b + 0.5)) / bandCount),
  ),
)

const fourier = createFourier(fourierSize)
const re = new Float64Array(fourierSize)
const im = new Float64Array(fourierSize)
const levels = new Float64Array(bandCount)

/** Loads the window at sample `start` for the transform; returns its level in dB. */
const loadWindow = (samples: Samples, start: number) => {
  re.fill(0)
  im.fill(0)
  let energy = 0
  let before = 0
  for (let i = 0; i < windowLength; i++) {
    const value = samples[start + i] ?? 0
    energy += value * value
    re[i] = (value - preEmphasis * before) * (hamming[i] ?? 0)
    before = value
  }
  return 10 * Math.log10(energy / windowLength + 1e-9)
}

/** Writes the logarithm of each band's energy into `levels`. */
const computeLevels = () => {
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

/** 45 dB as a natural logarithm of power: in each band, what is quieter counts as silence. */
const floorDepth = 45 * Math.LN10 * 0.1

/** Raises levels far below a band's loud moments to a floor, so that room noise equals silence. */
const raiseFloor = (rows: Float32Array, count: number) => {
  for (let b = 0; b < bandCount; b++) {
    const column = Float32Array.from({ length: count }, (_, i) => rows[i * bandCount + b] ?? 0)
    const floor = (column.toSorted()[Math.floor(count * 0.97)] ?? 0) - floorDepth
    for (const [i, level] of column.entries()) if (level < floor) rows[i * bandCount + b] = floor
  }
}

/**
 * Scales each coefficient to mean 0 and standard deviation 1 over speech, so that speakers become
 * comparable.
 */
const normalize = (values: Float32Array, isSpeech: readonly boolean[]) => {
  const count = Math.max(1, isSpeech.filter(Boolean).length)
  for (let k = 0; k < cepstrumLength; k++) {
    let [sum, squares] = [0, 0]
    for (const [i, isSpoken] of isSpeech.entries()) {
      const value = isSpoken ? (values[i * cepstrumLength + k] ?? 0) : 0
      sum += value
      squares += value * value
    }
    const mean = sum / count
    const spread = Math.sqrt(Math.max(0, squares / count - mean * mean)) + 1e-3
    for (let i = k; i < values.length; i += cepstrumLength)
      values[i] = Math.max(-4, Math.min(4, ((values[i] ?? 0) - mean) / spread))
  }
}

/** Frames this far below the loud ones are silence; louder room noise raises the threshold. */
const silenceBelowPeakDb = 38

/** Detects by loudness which frames are speech. */
const detectSpeech = (decibels: Float32Array): boolean[] => {
  const sorted = decibels.toSorted()
  const loud = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  const quiet = sorted[Math.floor(sorted.length * 0.05)] ?? 0
  const threshold = Math.max(loud - silenceBelowPeakDb, Math.min(quiet + 6, loud - 15))
  return Array.from(decibels, (level) => level > threshold)
}

/** Computes the cepstra of audio: 13 values every 10 ms, independent of loudness and speaker. */
export const computeCepstra = (samples: Samples): Cepstra => {
  const count = Math.max(1, Math.floor((samples.length - windowLength) / hop) + 1)
  const rows = new Float32Array(count * bandCount)
  const decibels = new Float32Array(count)
  for (let frame = 0; frame < count; frame++) {
    decibels[frame] = loadWindow(samples, frame * hop)
    fourier(re, im)
    computeLevels()
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
  const isSpeech = detectSpeech(decibels)
  normalize(values, isSpeech)
  return { count, values, isSpeech }
}
