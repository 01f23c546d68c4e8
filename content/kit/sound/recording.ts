import type { Stretch } from './align.ts'
import { alignWords, pausesOf, speechBounds } from './align.ts'
import type { Cepstra } from './cepstra.ts'
import { cepstraOf, cepstrumLength, framesPerSecond } from './cepstra.ts'
import type { SentenceTimes, StorySentence } from './narrator.ts'
import type { ReferenceSpeech } from './reference-voice.ts'
import type { Samples } from './samples.ts'
import { joined, sampleRate, silence } from './samples.ts'
import type { Frames } from './time-warp.ts'
import { warp } from './time-warp.ts'

/** Fine frames in one coarse frame of 40 ms. */
const coarseness = 4
/** A reader's pauses are their own: longer ones are left out of the coarse comparison. */
const longestPause = 20
/** Seconds the recording may run ahead or behind an even pace. */
const drift = 60
/** How far from its coarse place the border of a sentence may be, in seconds. */
const around = 1.2

/** Frames of a sound without long pauses; `origin` tells which one each of them was. */
const withoutPauses = (cepstra: Cepstra) => {
  const origin: number[] = []
  let pause = 0
  for (const [frame, isSpeech] of cepstra.isSpeech.entries()) {
    pause = isSpeech ? 0 : pause + 1
    if (pause <= longestPause) origin.push(frame)
  }
  return origin
}

const coarse = (cepstra: Cepstra) => {
  const kept = withoutPauses(cepstra)
  const count = Math.max(1, Math.floor(kept.length / coarseness))
  const values = new Float32Array(count * cepstrumLength)
  for (let i = 0; i < count * coarseness; i++)
    for (let k = 0; k < cepstrumLength; k++) {
      const at = Math.floor(i / coarseness) * cepstrumLength + k
      const value = cepstra.values[(kept[i] ?? 0) * cepstrumLength + k] ?? 0
      values[at] = (values[at] ?? 0) + value / coarseness
    }
  const frames: Frames = { count, values }
  return { frames, origin: kept.filter((_, i) => i % coarseness === 0) }
}

/** The sentences of the reference in one sound, and the frame at which each begins and ends. */
const referenceStory = (speeches: readonly ReferenceSpeech[]) => {
  const parts: Samples[] = []
  const bounds: [from: number, to: number][] = []
  let at = 0
  for (const { samples } of speeches) {
    const part = samples.slice(...speechBounds(samples, 0.02))
    parts.push(part, silence(0.4))
    bounds.push([at, at + part.length])
    at += part.length + 0.4 * sampleRate
  }
  const frame = (samples: number) => Math.round((samples / sampleRate) * framesPerSecond)
  return { samples: joined(parts), bounds: bounds.map(([a, b]) => [frame(a), frame(b)] as const) }
}

/** About where in the recording each sentence is said, in seconds. */
const findSentences = (speeches: readonly ReferenceSpeech[], recording: Samples): Stretch[] => {
  const story = referenceStory(speeches)
  const reference = coarse(cepstraOf(story.samples))
  const target = coarse(cepstraOf(recording))
  const band = Math.round(
    (drift * framesPerSecond) / coarseness +
      Math.abs(reference.frames.count - target.frames.count) * 0.2,
  )
  const map = warp(reference.frames, target.frames, { length: cepstrumLength, band })
  const secondsAt = (frame: number) => {
    const after = reference.origin.findIndex((origin) => origin >= frame)
    const found = map[after < 0 ? map.length - 1 : Math.min(after, map.length - 1)] ?? 0
    return (target.origin[found] ?? 0) / framesPerSecond
  }
  return story.bounds.map(([from, to]) => [secondsAt(from), secondsAt(to)])
}

/** Shortest silence between two sentences that is trusted, in seconds. */
const shortestPause = 0.12

/** The pause that divides two sentences: near their coarse border, and rather a long one. */
const dividingPause = (border: number, pauses: readonly Stretch[]): Stretch => {
  let best: Stretch = [border, border]
  let least = Infinity
  for (const [start, end] of pauses) {
    const apart = Math.max(0, start - border, border - end)
    const cost = apart - Math.min(0.8, end - start)
    if (apart < around && cost < least) [best, least] = [[start, end], cost]
  }
  return best
}

/**
 * Finds the sentences and words of a story in a recording of it, read by whomever. The text must be
 * the one that was read, with some silence between its sentences.
 */
export const alignRecording = (
  sentences: readonly StorySentence[],
  referTo: (text: string) => ReferenceSpeech,
  recording: Samples,
): SentenceTimes[] => {
  const speeches = sentences.map(({ spoken }) => referTo(spoken.text))
  const places = findSentences(speeches, recording)
  const pauses = pausesOf(cepstraOf(recording), shortestPause)
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
      ([a, b]): Stretch => [a + from / sampleRate, b + from / sampleRate],
    )
    return { stretch: [words[0]?.[0] ?? start, words.at(-1)?.[1] ?? end], words }
  })
}
