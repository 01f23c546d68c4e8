import type { Cepstra } from './cepstra.ts'
import { cepstraOf, cepstrumLength, framesPerSecond } from './cepstra.ts'
import type { ReferenceSpeech } from './reference-voice.ts'
import type { Samples } from './samples.ts'
import { sampleRate } from './samples.ts'
import type { SpokenSentence } from './spoken-text.ts'
import { warp } from './time-warp.ts'

/** Begin and end of something said, in seconds. */
export type Stretch = [start: number, end: number]

/** Where speech begins and ends in a sound, in samples, with `margin` seconds around it. */
export const speechBounds = (samples: Samples, margin: number): [from: number, to: number] => {
  const { isSpeech } = cepstraOf(samples)
  const [first, last] = [isSpeech.indexOf(true), isSpeech.lastIndexOf(true)]
  const hop = sampleRate / framesPerSecond
  const pad = margin * sampleRate
  const end = last < 0 ? samples.length : (last + 2) * hop + pad
  return [Math.round(Math.max(0, first * hop - pad)), Math.round(Math.min(samples.length, end))]
}

/** The silences of at least `shortest` seconds in a sound, in seconds. */
export const pausesOf = ({ isSpeech }: Cepstra, shortest: number): Stretch[] => {
  const found: Stretch[] = []
  let from = 0
  for (let frame = 0; frame <= isSpeech.length; frame++) {
    if (isSpeech[frame] === false) continue
    const [start, end] = [from / framesPerSecond, frame / framesPerSecond]
    if (end - start >= shortest) found.push([start, end])
    from = frame + 1
  }
  return found
}

/** Seconds at which the reference says each word; words it runs together are shared by letters. */
const referenceTimes = ({ words, text }: SpokenSentence, speech: ReferenceSpeech) => {
  const known = new Map(speech.marks.map(({ at, seconds }) => [at, seconds]))
  const anchors = [
    { at: 0, seconds: speech.marks[0]?.seconds ?? 0 },
    ...words.flatMap(({ at }) => {
      const seconds = known.get(at)
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

/** How far from where the warping puts a word its pause is looked for. */
const searchFrames = 15
const shortestPause = 4

/** Moves a word that follows a mark to the end of the pause nearby. */
const afterPause = (frame: number, isSpeech: readonly boolean[]) => {
  let best = frame
  let run = 0
  for (let i = Math.max(0, frame - 3 * searchFrames); i <= frame + searchFrames; i++) {
    if (isSpeech[i] === false) run += 1
    else {
      const isNear = Math.abs(i - frame) <= searchFrames || i - run <= frame
      if (run >= shortestPause && isNear) best = i
      run = 0
    }
  }
  return best
}

/** Shortest time a word may be given, in frames. */
const shortestWord = 3

/** Keeps words in order and within the sound, each at least `shortestWord` long. */
const inOrder = (starts: readonly number[], last: number) => {
  const ordered = [...starts]
  for (let k = ordered.length - 1, limit = last; k >= 0; k--) {
    limit -= shortestWord
    ordered[k] = limit = Math.min(ordered[k] ?? 0, limit)
  }
  for (let k = 0, limit = 0; k < ordered.length; k++) {
    ordered[k] = limit = Math.max(ordered[k] ?? 0, limit)
    limit += shortestWord
  }
  return ordered
}

const trimmed = (samples: Samples) => {
  const [from, to] = speechBounds(samples, 0.02)
  return { cepstra: cepstraOf(samples.slice(from, to)), offset: from / sampleRate }
}

/**
 * Begin and end of each word of a sentence in `samples`, in seconds, in order. Nothing but silence
 * may stand around the sentence.
 */
export const alignWords = (
  sentence: SpokenSentence,
  speech: ReferenceSpeech,
  samples: Samples,
): Stretch[] => {
  const { cepstra: reference, offset: before } = trimmed(speech.samples)
  const { cepstra: target, offset } = trimmed(samples)
  const band = Math.ceil(Math.max(40, Math.max(reference.count, target.count) * 0.25))
  const map = warp(reference, target, { length: cepstrumLength, band })
  const { isSpeech } = target
  const raw = referenceTimes(sentence, speech).map((seconds, k) => {
    const frame = Math.round((seconds - before) * framesPerSecond)
    const found = map[Math.max(0, Math.min(map.length - 1, frame))] ?? 0
    if (k === 0) return Math.max(0, isSpeech.indexOf(true))
    return sentence.words[k]?.isAfterMark ? afterPause(found, isSpeech) : found
  })
  const starts = inOrder(raw, target.count)
  return starts.map((start, k) => {
    let end = starts[k + 1] ?? target.count
    while (end > start + shortestWord && isSpeech[end - 1] === false) end -= 1
    return [offset + start / framesPerSecond, offset + end / framesPerSecond]
  })
}
