import type { TimeSpan } from './align.ts'
import { type Samples, sampleRate } from './samples.ts'
import type { Role } from './script/dialogue.ts'
import type { ScriptWord } from './script/script.ts'
import type { Take } from './take.ts'

/** Words of a sentence that are cut from one take. */
export interface Piece {
  samples: Samples
  /** Seconds of silence between the sound before it and its own; 0 for the first of a sentence. */
  pauseBefore: number
  /** Seconds before its first and after its last word that belong to the pauses around it. */
  lead: number
  trail: number
  /** Times of its words in seconds from the start of `samples`. */
  words: TimeSpan[]
}

/** Seconds of sound kept around the words of a piece, at most. */
const margin = 0.04
/** Seconds in which a piece fades in and out. */
const fade = 0.006

const clamp = (value: number, [min, max]: readonly [number, number]) =>
  Math.max(min, Math.min(max, value))

/** Silence after a word of a take. */
const gapAfter = ({ words, samples }: Take, i: number) =>
  Math.max(0, (words[i + 1]?.[0] ?? samples.length / sampleRate) - (words[i]?.[1] ?? 0))

/** Silence before a word of a take. */
const gapBefore = (take: Take, i: number) =>
  i === 0 ? (take.words[0]?.[0] ?? 0) : gapAfter(take, i - 1)

/** Fades samples in and out, so that a cut does not click. */
const fadeEdges = (samples: Samples): Samples => {
  const ramp = fade * sampleRate
  return samples.map((sample, i) => sample * Math.min(1, i / ramp, (samples.length - i) / ramp))
}

/** Cuts words `from` to `to` (exclusive) from a take. */
const cut = (take: Take, from: number, to: number): Omit<Piece, 'pauseBefore'> => {
  const [first = 0] = take.words[from] ?? []
  const last = take.words[to - 1]?.[1] ?? first
  const lead = Math.min(margin, gapBefore(take, from) / 2)
  const trail = Math.min(margin, gapAfter(take, to - 1) / 2)
  const [start, end] = [first - lead, last + trail].map((seconds) =>
    Math.round(seconds * sampleRate),
  )
  const offset = (start ?? 0) / sampleRate
  const words = take.words.slice(from, to).map(([a, b]): TimeSpan => [a - offset, b - offset])
  return { samples: fadeEdges(take.samples.slice(start, end)), lead, trail, words }
}

/**
 * Cuts a sentence into pieces: where another role goes on, and where the voice pauses longer or shorter than
 * the script says.
 */
export const cutPieces = (script: readonly ScriptWord[], takes: ReadonlyMap<Role, Take>) => {
  const pieces: Piece[] = []
  let from = 0
  let pauseBefore = 0
  for (const [i, { role, pauseAfter }] of script.entries()) {
    const take = takes.get(role)
    if (!take) throw new Error(`no take of ${role}`)
    const gap = gapAfter(take, i)
    const wanted = clamp(gap, pauseAfter)
    const isLast = i === script.length - 1
    if (!isLast && script[i + 1]?.role === role && Math.abs(gap - wanted) < 0.01) continue
    pieces.push({ ...cut(take, from, i + 1), pauseBefore })
    from = i + 1
    pauseBefore = wanted
  }
  return pieces
}
