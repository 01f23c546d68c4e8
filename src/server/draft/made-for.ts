import type { DraftText } from '../../contract/story-draft.ts'
import { cleanParagraph, isFilled } from './rules.ts'

/** What is read of a text, by pages: that is what a narration and a printed book belong to. */
const readOf = ({ pages }: DraftText) =>
  pages.map(({ paragraphs }) => paragraphs.map(cleanParagraph).filter(isFilled))

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether a narration with the times of its words still belongs to the text. */
export function isTimedFor(text: DraftText, made: readonly DraftText[]): boolean {
  if (!text.audio?.timesKey) return true
  const { key, timesKey } = text.audio
  const timed = made.filter(({ audio }) => audio?.key === key && audio.timesKey === timesKey)
  return timed.some((old) => isEqual(readOf(old), readOf(text)))
}

/** Whether a file that the library made of a text shows what the text says now; others always do. */
export function isPrintedAs(key: string, text: DraftText, made: readonly DraftText[]): boolean {
  const sources = made.filter(
    ({ pdfKey, prints }) => pdfKey === key || prints.some((print) => print.key === key),
  )
  const shown = (one: DraftText) => [one.title, one.subtitle, readOf(one)]
  return sources.length === 0 || sources.some((old) => isEqual(shown(old), shown(text)))
}
