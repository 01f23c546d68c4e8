import type { DraftText } from '../../contract/story-draft.ts'
import { cleanParagraph, isFilled } from './rules.ts'

/** The paragraphs of each page as they are published, which narrations and books are made from. */
const paragraphsOf = ({ pages }: DraftText) =>
  pages.map(({ paragraphs }) => paragraphs.map(cleanParagraph).filter(isFilled))

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether a narration with word times was made from the same words as the text; true without one. */
export function isNarrationCurrent(
  text: DraftText,
  libraryVersions: readonly DraftText[],
): boolean {
  if (!text.audio?.timesKey) return true
  const { key, timesKey } = text.audio
  const timed = libraryVersions.filter(
    ({ audio }) => audio?.key === key && audio.timesKey === timesKey,
  )
  return timed.some((old) => isEqual(paragraphsOf(old), paragraphsOf(text)))
}

/** Whether a book of the library was made from the current text; true for files of editors. */
export function isPrintCurrent(
  key: string,
  text: DraftText,
  libraryVersions: readonly DraftText[],
): boolean {
  const sources = libraryVersions.filter(
    ({ pdfKey, prints }) => pdfKey === key || prints.some((print) => print.key === key),
  )
  const printedParts = (one: DraftText) => [one.title, one.subtitle, paragraphsOf(one)]
  return (
    sources.length === 0 || sources.some((old) => isEqual(printedParts(old), printedParts(text)))
  )
}
