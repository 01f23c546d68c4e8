import { type RefObject, useLayoutEffect } from 'react'
import type { ReadingAids } from '../../../../contract/reading.ts'
import type { Paragraph } from '../../../../contract/story-page.ts'
import { paint, rangesIn } from './highlights.ts'
import { syllableSpans } from './text-ranges.ts'

/** Highlights the syllables of the shown paragraphs while „Silbenhilfe“ is on. */
export function useSyllables(
  textRef: RefObject<HTMLElement | null>,
  paragraphs: readonly Paragraph[],
  syllables: ReadingAids['syllables'],
) {
  useLayoutEffect(() => {
    if (syllables === 'off') return
    const elements = [...(textRef.current?.querySelectorAll('[data-paragraph]') ?? [])]
    const spans = paragraphs.map(syllableSpans)
    const ranges = (which: 'first' | 'second') =>
      elements.flatMap((element, index) => rangesIn(element, spans[index]?.[which] ?? []))
    paint('syllable-first', ranges('first'), textRef)
    paint('syllable-second', ranges('second'), textRef)
    return () => {
      paint('syllable-first', [], textRef)
      paint('syllable-second', [], textRef)
    }
  }, [textRef, paragraphs, syllables])
}
