import type { NarratedSentence } from '../sound/narration.ts'
import type { Span } from '../text/words.ts'

/** A caption; times in milliseconds from the start of the narration or, in `listCues`, of the film. */
export interface Cue {
  startMs: number
  endMs: number
  text: string
}

/** Characters that fit in two lines of captions. */
const maxCueLength = 84
/** A part of a sentence with at least this many characters may end at a punctuation mark. */
const minPartLength = 42

/** Finds where to divide a long sentence: indices of the words that begin its second and later parts. */
const findBreaks = (paragraph: string, { to, words }: NarratedSentence) => {
  const breaks: number[] = []
  let start = words[0]?.[0] ?? 0
  for (const [i, [from]] of words.entries()) {
    const before = words[i - 1]
    if (!before) continue
    const end = words[i + 1]?.[0] ?? to
    const isAfterMark = /\S/.test(paragraph.slice(before[1], from))
    const isGoodBreak = isAfterMark && from - start >= minPartLength && to - start > maxCueLength
    if (isGoodBreak || end - start > maxCueLength) {
      breaks.push(i)
      start = from
    }
  }
  return breaks
}

/** Captions of a sentence in order: one, or one per part if it is too long. */
export const toCues = (paragraph: string, sentence: NarratedSentence): Cue[] => {
  const { from, to, startMs, endMs, words } = sentence
  const breaks = to - from > maxCueLength ? findBreaks(paragraph, sentence) : []
  return [0, ...breaks].map((first, i, all) => {
    const next = words[all[i + 1] ?? words.length]
    const span: Span = [i === 0 ? from : (words[first]?.[0] ?? from), next?.[0] ?? to]
    // An opening quotation mark belongs to the next word.
    const text = paragraph.slice(...span).replace(/[„“‚‘–\s]+$/u, (tail) => (next ? '' : tail))
    const openingMarks = i === 0 ? '' : (/[„“‚‘]+$/u.exec(paragraph.slice(0, span[0]))?.[0] ?? '')
    return {
      startMs: i === 0 ? startMs : (words[first]?.[2] ?? startMs),
      endMs: next?.[2] ?? endMs,
      text: `${openingMarks}${text}`.trim(),
    }
  })
}
