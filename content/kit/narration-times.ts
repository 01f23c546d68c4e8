import type { NarratedPage, NarratedSentence, Narration } from './narration.ts'
import { sentenceSpans } from './sentences.ts'
import type { SourcePage } from './story-source.ts'
import type { Span } from './words.ts'
import { wordSpans } from './words.ts'

/** Something heard, in milliseconds. */
interface Heard {
  startMs: number
  endMs: number
}

const sameSpans = (found: readonly (readonly number[])[], wanted: readonly Span[]) =>
  JSON.stringify(found.map(([from, to]) => [from, to])) === JSON.stringify(wanted)

const sentencesOf = ({ paragraphs }: NarratedPage): NarratedSentence[] =>
  paragraphs.flatMap((paragraph) => paragraph.sentences)

const wordsOf = ({ words }: NarratedSentence): Heard[] =>
  words.map(([, , startMs, endMs]) => ({ startMs, endMs }))

/** Pages and paragraphs whose sentences or words have no times of their own. */
const untimed = (pages: readonly SourcePage[], narration: Narration) =>
  pages.flatMap(({ paragraphs }, page) =>
    paragraphs.flatMap((text, i) => {
      const sentences = narration.pages[page]?.paragraphs[i]?.sentences ?? []
      const words = sentences.flatMap((sentence) => sentence.words)
      const spans = sentences.map(({ from, to }): Span => [from, to])
      return sameSpans(spans, sentenceSpans(text)) && sameSpans(words, wordSpans(text))
        ? []
        : [`page ${page + 1}, paragraph ${i + 1}: words without times`]
    }),
  )

/** Whether each part begins no earlier than the one before it ends, all within `whole`. */
const liesWithin = (whole: Heard, parts: readonly Heard[]) =>
  parts.every(({ startMs, endMs }, i) => {
    const before = parts[i - 1]?.endMs ?? whole.startMs
    return startMs >= before && endMs > startMs && endMs <= whole.endMs
  })

/** What is wrong with the times of a narration whose sound plays for `fileMs` milliseconds. */
export const timeFindings = (
  { pages }: { pages: readonly SourcePage[] },
  narration: Narration,
  fileMs: number,
) => {
  const { durationMs } = narration
  const findings = untimed(pages, narration)
  if (narration.pages.length !== pages.length) findings.push('more or fewer pages than the text')
  if (durationMs > fileMs) findings.push(`the sound ends after ${fileMs} ms`)
  if (!liesWithin({ startMs: 0, endMs: durationMs }, narration.pages))
    findings.push('pages are not in order within the sound')
  for (const [i, page] of narration.pages.entries()) {
    const sentences = sentencesOf(page)
    if (!liesWithin(page, sentences)) findings.push(`page ${i + 1}: sentences are not in order`)
    if (!sentences.every((sentence) => liesWithin(sentence, wordsOf(sentence))))
      findings.push(`page ${i + 1}: words are not in order within their sentence`)
  }
  return findings
}
