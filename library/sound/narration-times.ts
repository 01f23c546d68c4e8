import { findSentences } from '../text/sentences.ts'
import type { SourcePage } from '../text/story-source.ts'
import { findWords, type Span } from '../text/words.ts'
import { minWordMs, type NarratedPage, type NarratedSentence, type Narration } from './narration.ts'

/** Start and end of a page, sentence or word. */
interface TimeRange {
  startMs: number
  endMs: number
}

const sameSpans = (found: readonly (readonly number[])[], expected: readonly Span[]) =>
  JSON.stringify(found.map(([from, to]) => [from, to])) === JSON.stringify(expected)

const sentencesOf = ({ paragraphs }: NarratedPage): NarratedSentence[] =>
  paragraphs.flatMap((paragraph) => paragraph.sentences)

const wordsOf = ({ words }: NarratedSentence): TimeRange[] =>
  words.map(([, , startMs, endMs]) => ({ startMs, endMs }))

/** Finds paragraphs whose timed sentences or words are not those of the text. */
const findUntimed = (pages: readonly SourcePage[], narration: Narration) =>
  pages.flatMap(({ paragraphs }, page) =>
    paragraphs.flatMap((text, i) => {
      const sentences = narration.pages[page]?.paragraphs[i]?.sentences ?? []
      const words = sentences.flatMap((sentence) => sentence.words)
      const spans = sentences.map(({ from, to }): Span => [from, to])
      return sameSpans(spans, findSentences(text)) && sameSpans(words, findWords(text))
        ? []
        : [`page ${page + 1}, paragraph ${i + 1}: words without times`]
    }),
  )

/** Whether the parts follow each other without overlap, none of them empty, all within `whole`. */
const areInOrderWithin = (whole: TimeRange, parts: readonly TimeRange[]) =>
  parts.every(({ startMs, endMs }, i) => {
    const before = parts[i - 1]?.endMs ?? whole.startMs
    return startMs >= before && endMs > startMs && endMs <= whole.endMs
  })

/** Returns what is wrong with the times of a narration whose audio file lasts `fileMs`, one line each. */
export const checkTimes = (
  { pages }: { pages: readonly SourcePage[] },
  narration: Narration,
  fileMs: number,
) => {
  const { durationMs } = narration
  const findings = findUntimed(pages, narration)
  if (narration.pages.length !== pages.length) findings.push('more or fewer pages than the text')
  if (durationMs > fileMs) findings.push(`the sound ends after ${fileMs} ms`)
  if (!areInOrderWithin({ startMs: 0, endMs: durationMs }, narration.pages))
    findings.push('pages are not in order within the sound')
  for (const [i, page] of narration.pages.entries()) {
    const sentences = sentencesOf(page)
    if (!areInOrderWithin(page, sentences))
      findings.push(`page ${i + 1}: sentences are not in order`)
    if (!sentences.every((sentence) => areInOrderWithin(sentence, wordsOf(sentence))))
      findings.push(`page ${i + 1}: words are not in order within their sentence`)
    const words = sentences.flatMap(wordsOf)
    if (!words.every(({ startMs, endMs }) => endMs - startMs >= minWordMs))
      findings.push(`page ${i + 1}: words of less than ${minWordMs} ms`)
  }
  return findings
}
