import type { NarratedSentence } from '../narration.ts'
import type { Span } from '../words.ts'

/** A line of subtitles and when it stands in the picture, in milliseconds. */
export interface Cue {
  startMs: number
  endMs: number
  text: string
}

/** Letters that fit in two lines of a film's subtitles. */
const longestCue = 84
/** A part of a sentence this long may end at a comma. */
const commaFrom = 42

/** Where the parts of a long sentence begin: indices of their first words. */
const breaks = (paragraph: string, { to, words }: NarratedSentence) => {
  const firsts: number[] = []
  let start = words[0]?.[0] ?? 0
  for (const [i, [from]] of words.entries()) {
    const before = words[i - 1]
    if (!before) continue
    const end = words[i + 1]?.[0] ?? to
    const isMarked = /\S/.test(paragraph.slice(before[1], from))
    const isComma = isMarked && from - start >= commaFrom && to - start > longestCue
    if (isComma || end - start > longestCue) {
      firsts.push(i)
      start = from
    }
  }
  return firsts
}

/** The subtitles of a sentence: one, or where it is too long one for each of its parts. */
export const cuesOf = (paragraph: string, sentence: NarratedSentence): Cue[] => {
  const { from, to, startMs, endMs, words } = sentence
  const firsts = to - from > longestCue ? breaks(paragraph, sentence) : []
  return [0, ...firsts].map((first, i, all) => {
    const next = words[all[i + 1] ?? words.length]
    const span: Span = [i === 0 ? from : (words[first]?.[0] ?? from), next?.[0] ?? to]
    // An opening quotation mark belongs to the word behind it.
    const text = paragraph.slice(...span).replace(/[„“‚‘–\s]+$/u, (tail) => (next ? '' : tail))
    const lead = i === 0 ? '' : (/[„“‚‘]+$/u.exec(paragraph.slice(0, span[0]))?.[0] ?? '')
    return {
      startMs: i === 0 ? startMs : (words[first]?.[2] ?? startMs),
      endMs: next?.[2] ?? endMs,
      text: `${lead}${text}`.trim(),
    }
  })
}
