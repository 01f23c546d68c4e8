import { type Cepstra, cepstrumLength, computeCepstra, framesPerSecond } from './cepstra.ts'
import type { ReferenceSpeech } from './reference-voice.ts'
import { type Samples, sampleRate } from './samples.ts'
import type { SpokenSentence } from './script/spoken-text.ts'
import { warp } from './time-warp.ts'

/** Start and end of speech or silence, in seconds. */
export type TimeSpan = [start: number, end: number]

/**
 * Samples at which the speech in audio starts and ends (exclusive), with `margin` seconds around it;
 * all of the audio if it has no speech.
 */
export const findSpeech = (samples: Samples, margin: number): [from: number, to: number] => {
  const { isSpeech } = computeCepstra(samples)
  const [first, last] = [isSpeech.indexOf(true), isSpeech.lastIndexOf(true)]
  const hop = sampleRate / framesPerSecond
  const pad = margin * sampleRate
  const end = last < 0 ? samples.length : (last + 2) * hop + pad
  return [Math.round(Math.max(0, first * hop - pad)), Math.round(Math.min(samples.length, end))]
}

/** Finds the silences of at least `minSeconds`, those before and after all speech included. */
export const findPauses = ({ isSpeech }: Cepstra, minSeconds: number): TimeSpan[] => {
  const pauses: TimeSpan[] = []
  let from = 0
  for (let frame = 0; frame <= isSpeech.length; frame++) {
    if (isSpeech[frame] === false) continue
    const [start, end] = [from / framesPerSecond, frame / framesPerSecond]
    if (end - start >= minSeconds) pauses.push([start, end])
    from = frame + 1
  }
  return pauses
}

/**
 * Seconds at which each word starts in the reference speech. The start of a word that the engine does not
 * report is interpolated by letters.
 */
const referenceTimes = ({ words, text }: SpokenSentence, speech: ReferenceSpeech) => {
  const secondsByOffset = new Map(speech.wordStarts.map(({ at, seconds }) => [at, seconds]))
  const anchors = [
    { at: 0, seconds: speech.wordStarts[0]?.seconds ?? 0 },
    ...words.flatMap(({ at }) => {
      const seconds = secondsByOffset.get(at)
      return seconds === undefined ? [] : [{ at, seconds }]
    }),
    { at: text.length, seconds: speech.samples.length / sampleRate },
  ]
  return words.map(({ at }) => {
    const after = anchors.findIndex((anchor) => anchor.at > at)
    const [a, b] = [anchors[after - 1], anchors[after]]
    if (!a || !b) return 0
    return a.seconds + ((b.seconds - a.seconds) * (at - a.at)) / (b.at - a.at)
  })
}

/** Frames around the warped start of a word in which the pause before it is searched. */
const searchFrames = 15
const minPauseFrames = 4

/** Moves the start of a word that follows punctuation to the end of a pause nearby. */
const snapToPauseEnd = (frame: number, isSpeech: readonly boolean[]) => {
  let best = frame
  let run = 0
  for (let i = Math.max(0, frame - 3 * searchFrames); i <= frame + searchFrames; i++) {
    if (isSpeech[i] === false) run += 1
    else {
      const isNear = Math.abs(i - frame) <= searchFrames || i - run <= frame
      if (run >= minPauseFrames && isNear) best = i
      run = 0
    }
  }
  return best
}

/** Shortest word, in frames. */
const minWordFrames = 3

/** Puts the starts of words in order before the frame `end`, at least `minWordFrames` apart. */
const putInOrder = (starts: readonly number[], end: number) => {
  const ordered = [...starts]
  for (let k = ordered.length - 1, limit = end; k >= 0; k--) {
    limit -= minWordFrames
    ordered[k] = limit = Math.min(ordered[k] ?? 0, limit)
  }
  for (let k = 0, limit = 0; k < ordered.length; k++) {
    ordered[k] = limit = Math.max(ordered[k] ?? 0, limit)
    limit += minWordFrames
  }
  return ordered
}

/** Computes the cepstra of the speech in audio; `offset` is its start in seconds. */
const analyzeSpeech = (samples: Samples) => {
  const [from, to] = findSpeech(samples, 0.02)
  return { cepstra: computeCepstra(samples.slice(from, to)), offset: from / sampleRate }
}

/**
 * Start and end of each word of a sentence in `samples`, in order. Only silence may surround the
 * sentence.
 */
export const alignWords = (
  sentence: SpokenSentence,
  speech: ReferenceSpeech,
  samples: Samples,
): TimeSpan[] => {
  const { cepstra: reference, offset: referenceOffset } = analyzeSpeech(speech.samples)
  const { cepstra: target, offset } = analyzeSpeech(samples)
  const band = Math.ceil(Math.max(40, Math.max(reference.count, target.count) * 0.25))
  const map = warp(reference, target, { length: cepstrumLength, band })
  const { isSpeech } = target
  const warpedStarts = referenceTimes(sentence, speech).map((seconds, k) => {
    const frame = Math.round((seconds - referenceOffset) * framesPerSecond)
    const found = map[Math.max(0, Math.min(map.length - 1, frame))] ?? 0
    if (k === 0) return Math.max(0, isSpeech.indexOf(true))
    return sentence.words[k]?.isAfterMark ? snapToPauseEnd(found, isSpeech) : found
  })
  const starts = putInOrder(warpedStarts, target.count)
  return starts.map((start, k) => {
    let end = starts[k + 1] ?? target.count
    while (end > start + minWordFrames && isSpeech[end - 1] === false) end -= 1
    return [offset + start / framesPerSecond, offset + end / framesPerSecond]
  })
}
