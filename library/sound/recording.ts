import { alignWords, findPauses, findSpeech, type TimeSpan } from './align.ts'
import { type Cepstra, cepstrumLength, computeCepstra, framesPerSecond } from './cepstra.ts'
import type { SentenceTimes } from './narrated-pages.ts'
import type { ReferenceSpeech } from './reference-voice.ts'
import { concatenate, type Samples, sampleRate, silence } from './samples.ts'
import type { StorySentence } from './script/story-sentences.ts'
import { type Frames, warp } from './time-warp.ts'

/** Frames averaged into one coarse frame of 40 ms. */
const coarseness = 4
/** Frames of a pause that the coarse comparison uses; readers pause differently, so it skips the rest. */
const maxPauseFrames = 20
/** Seconds that the recording may be ahead of or behind an even pace. */
const maxDrift = 60
/** Seconds between the border of two sentences and its coarse place, at most. */
const maxBorderShift = 1.2

/** Indices of the frames of audio, without those late in a long pause. */
const skipLongPauses = (cepstra: Cepstra) => {
  const indices: number[] = []
  let pause = 0
  for (const [frame, isSpeech] of cepstra.isSpeech.entries()) {
    pause = isSpeech ? 0 : pause + 1
    if (pause <= maxPauseFrames) indices.push(frame)
  }
  return indices
}

/** Averages frames into coarse ones; `origin` has the index of the first frame of each. */
const coarsen = (cepstra: Cepstra) => {
  const indices = skipLongPauses(cepstra)
  const count = Math.max(1, Math.floor(indices.length / coarseness))
  const values = new Float32Array(count * cepstrumLength)
  for (let i = 0; i < count * coarseness; i++)
    for (let k = 0; k < cepstrumLength; k++) {
      const at = Math.floor(i / coarseness) * cepstrumLength + k
      const value = cepstra.values[(indices[i] ?? 0) * cepstrumLength + k] ?? 0
      values[at] = (values[at] ?? 0) + value / coarseness
    }
  const frames: Frames = { count, values }
  return { frames, origin: indices.filter((_, i) => i % coarseness === 0) }
}

/** Joins the sentences of the reference; `bounds` are the frames at which each starts and ends. */
const joinReference = (speeches: readonly ReferenceSpeech[]) => {
  const parts: Samples[] = []
  const bounds: [from: number, to: number][] = []
  let at = 0
  for (const { samples } of speeches) {
    const part = samples.slice(...findSpeech(samples, 0.02))
    parts.push(part, silence(0.4))
    bounds.push([at, at + part.length])
    at += part.length + 0.4 * sampleRate
  }
  const frame = (samples: number) => Math.round((samples / sampleRate) * framesPerSecond)
  return {
    samples: concatenate(parts),
    bounds: bounds.map(([a, b]) => [frame(a), frame(b)] as const),
  }
}

/** Finds the rough start and end of each sentence in the recording. */
const locateSentences = (speeches: readonly ReferenceSpeech[], recording: Samples): TimeSpan[] => {
  const joined = joinReference(speeches)
  const reference = coarsen(computeCepstra(joined.samples))
  const target = coarsen(computeCepstra(recording))
  const band = Math.round(
    (maxDrift * framesPerSecond) / coarseness +
      Math.abs(reference.frames.count - target.frames.count) * 0.2,
  )
  const map = warp(reference.frames, target.frames, { length: cepstrumLength, band })
  const secondsAt = (frame: number) => {
    const after = reference.origin.findIndex((origin) => origin >= frame)
    const found = map[after < 0 ? map.length - 1 : Math.min(after, map.length - 1)] ?? 0
    return (target.origin[found] ?? 0) / framesPerSecond
  }
  return joined.bounds.map(([from, to]) => [secondsAt(from), secondsAt(to)])
}

/** Shortest silence that may divide two sentences, in seconds. */
const minPause = 0.12

/**
 * Finds the pause that divides two sentences: near their coarse border, preferably long. Empty at the
 * border if there is none.
 */
const dividingPause = (border: number, pauses: readonly TimeSpan[]): TimeSpan => {
  let best: TimeSpan = [border, border]
  let leastCost = Infinity
  for (const [start, end] of pauses) {
    const distance = Math.max(0, start - border, border - end)
    const cost = distance - Math.min(0.8, end - start)
    if (distance < maxBorderShift && cost < leastCost) [best, leastCost] = [[start, end], cost]
  }
  return best
}

/**
 * Finds the sentences and words of a story in a recording by any reader. The recording must be of
 * exactly this text, with some silence between sentences.
 */
export const alignRecording = (
  sentences: readonly StorySentence[],
  referTo: (text: string) => ReferenceSpeech,
  recording: Samples,
): SentenceTimes[] => {
  const speeches = sentences.map(({ spoken }) => referTo(spoken.text))
  const places = locateSentences(speeches, recording)
  const pauses = findPauses(computeCepstra(recording), minPause)
  const borders = places.slice(1).map(([start], i) => {
    const end = places[i]?.[1] ?? start
    return dividingPause((start + end) / 2, pauses)
  })
  return sentences.map(({ spoken }, i) => {
    const start = borders[i - 1]?.[1] ?? 0
    const end = borders[i]?.[0] ?? recording.length / sampleRate
    const from = Math.max(0, Math.round((start - 0.05) * sampleRate))
    const part = recording.slice(from, Math.round((end + 0.05) * sampleRate))
    const speech = speeches[i]
    if (!speech) throw new Error(`no reference for ${spoken.text}`)
    const words = alignWords(spoken, speech, part).map(
      ([a, b]): TimeSpan => [a + from / sampleRate, b + from / sampleRate],
    )
    return { timeSpan: [words[0]?.[0] ?? start, words.at(-1)?.[1] ?? end], words }
  })
}
