import type { TimeSpan } from './align.ts'
import { type Samples, sampleRate } from './samples.ts'

/** Samples in a frame of 5 ms. */
const hop = 80
/** Mean square of the samples of a frame that is silent (-57 dB). */
const silentPower = 2e-6
/** A muted word is 27 dB softer; halfway lies the border, in natural logarithms of power. */
const border = (27 / 2) * (Math.LN10 / 10)

const powerOf = (samples: Samples, frame: number) => {
  let sum = 0
  for (let i = frame * hop; i < (frame + 1) * hop; i++) sum += (samples[i] ?? 0) ** 2
  return sum / hop
}

/**
 * For each frame from -1 (its word is muted) to 1 (it is not); 0 in silence.
 */
const compare = (heard: Samples, muted: Samples) =>
  Float32Array.from({ length: Math.floor(heard.length / hop) }, (_, frame) => {
    const power = powerOf(heard, frame)
    if (power < silentPower) return 0
    const ratio = Math.log((powerOf(muted, frame) + 1e-10) / power)
    return Math.max(-1, Math.min(1, ratio / border + 1))
  })

/** 1 for words that are heard in both renderings, -1 for those muted in the second. */
const signOf = (word: number) => (word % 2 === 0 ? 1 : -1)

/** The best division of the first frames among the words up to one of them, by how many frames they are. */
interface Divisions {
  scores: Float64Array
  /** First frame of the last word. */
  starts: Int32Array
}

/** Adds a word to the divisions `before`; `sums` are the sums of the first scores. */
const addWord = (before: Float64Array, sums: Float64Array, sign: number): Divisions => {
  const scores = new Float64Array(sums.length).fill(-Infinity)
  const starts = new Int32Array(sums.length)
  let [best, bestStart] = [-Infinity, 0]
  for (let end = 1; end < sums.length; end++) {
    const start = end - 1
    const score = (before[start] ?? 0) - sign * (sums[start] ?? 0)
    if (score > best) [best, bestStart] = [score, start]
    scores[end] = best + sign * (sums[end] ?? 0)
    starts[end] = bestStart
  }
  return { scores, starts }
}

/**
 * Divides frames among words in order, each with at least one, so that the frames' scores agree with their
 * words as well as possible; returns the first frame of each word.
 */
const divide = (scores: Float32Array, wordCount: number): number[] => {
  const sums = new Float64Array(scores.length + 1)
  for (const [i, score] of scores.entries()) sums[i + 1] = (sums[i] ?? 0) + score
  let best: Float64Array = new Float64Array(sums.length).fill(-Infinity)
  best[0] = 0
  const startsByWord = Array.from({ length: wordCount }, (_, word) => {
    const divisions = addWord(best, sums, signOf(word))
    best = divisions.scores
    return divisions.starts
  })
  let end = scores.length
  const starts = startsByWord.toReversed().map((startsByEnd) => {
    end = startsByEnd[end] ?? 0
    return end
  })
  return starts.toReversed()
}

/** Average score of the frames at the edge of a word; a click in the silence around it has less. */
const [clearScore, clearFrames] = [0.3, 4]

/**
 * Start and end of each word in seconds, from two renderings of the same words: in `muted` every second word
 * (the second, the fourth, …) is 27 dB softer. Null if the renderings differ in length.
 */
export const findWordTimes = (
  heard: Samples,
  muted: Samples,
  wordCount: number,
): TimeSpan[] | null => {
  const scores = compare(heard, muted)
  if (heard.length !== muted.length || scores.length < wordCount) return null
  const starts = divide(scores, wordCount)
  return starts.map((start, word) => {
    const sign = signOf(word)
    let [from, to] = [start, starts[word + 1] ?? scores.length]
    /** Whether a frame has sound of the word, and the frames after (`step` 1) or before it (-1), too. */
    const isClear = (frame: number, step: 1 | -1) => {
      const edge = Array.from({ length: clearFrames }, (_, i) => scores[frame + step * i] ?? 0)
      const sum = edge.reduce((total, score) => total + sign * score, 0)
      return sign * (edge[0] ?? 0) > clearScore && sum > clearScore * clearFrames
    }
    while (from < to - 1 && !isClear(from, 1)) from += 1
    while (to > from + 1 && !isClear(to - 1, -1)) to -= 1
    return [(from * hop) / sampleRate, (to * hop) / sampleRate]
  })
}
