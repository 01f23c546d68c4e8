/** Frames of audio, row by row, each with the same number of values. */
export interface Frames {
  count: number
  values: Float32Array
}

export interface WarpOptions {
  /** Values per frame. */
  length: number
  /** Frames of the target between a path and the even pace, at most. */
  band: number
}

/** A step of the path advances in both sounds or in one of them. */
const [both, referenceOnly, targetOnly] = [0, 1, 2]

/** Factor on the cost of a step in only one of the two sounds. */
const stepPenalty = 1.05

const distance = (a: Frames, i: number, b: Frames, j: number, length: number) => {
  let sum = 0
  for (let k = 0; k < length; k++) {
    const d = (a.values[i * length + k] ?? 0) - (b.values[j * length + k] ?? 0)
    sum += d * d
  }
  return Math.sqrt(sum)
}

/** Cost of the cheapest path to each frame of the target, from index 1 on; index 0 is the border. */
type Row = Float64Array

/** Writes the least cost of a cell into the row `now`; returns the last step of its path. */
const relaxCell = (before: Row, now: Row, j: number, d: number) => {
  const diagonal = (before[j] ?? Infinity) + d
  const up = (before[j + 1] ?? Infinity) + d * stepPenalty
  const left = (now[j] ?? Infinity) + d * stepPenalty
  const cost = Math.min(diagonal, up, left)
  now[j + 1] = cost
  if (cost === diagonal) return both
  return cost === up ? referenceOnly : targetOnly
}

/**
 * Returns a function that gives the last step of the cheapest path to a pair of frames within the band.
 */
const accumulateCosts = (reference: Frames, target: Frames, { length, band }: WarpOptions) => {
  const [n, m] = [reference.count, target.count]
  const width = 2 * band + 1
  const steps = new Uint8Array(n * width)
  const startOf = (i: number) => Math.round((i * m) / n) - band
  let before: Row = new Float64Array(m + 1).fill(Infinity)
  let now: Row = new Float64Array(m + 1)
  before[0] = 0
  for (let i = 0; i < n; i++) {
    const start = startOf(i)
    now.fill(Infinity)
    for (let j = Math.max(0, start); j < Math.min(m, start + width); j++) {
      const d = distance(reference, i, target, j, length)
      steps[i * width + j - start] = relaxCell(before, now, j, d)
    }
    const swap = before
    before = now
    now = swap
  }
  return (i: number, j: number) => steps[i * width + j - startOf(i)]
}

/**
 * Dynamic time warping within a band around the even pace: for each frame of `reference` the index of the
 * first matching frame of `target`. Needs a byte for each frame times twice the band.
 */
export const warp = (reference: Frames, target: Frames, options: WarpOptions): Int32Array => {
  const stepAt = accumulateCosts(reference, target, options)
  let j = target.count - 1
  const map = new Int32Array(reference.count)
  for (let i = reference.count - 1; i >= 0; ) {
    map[i] = j
    const step = stepAt(i, j)
    if (step !== targetOnly) i -= 1
    if (step !== referenceOnly) j -= 1
  }
  return map
}
