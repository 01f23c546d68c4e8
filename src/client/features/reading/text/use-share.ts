import { type RefObject, useLayoutEffect, useMemo } from 'react'
import type { Paragraph } from '../../../../contract/story-page.ts'
import { paint, rangesIn } from './highlights.ts'
import { type ShareLevel, sharePassages } from './share-passages.ts'
import type { Span } from './text-ranges.ts'

/** Highlights the passages for the child on the shown page; returns them per paragraph. */
export function useShare(
  textRef: RefObject<HTMLElement | null>,
  paragraphs: readonly Paragraph[],
  level: ShareLevel,
): Span[][] {
  const passages = useMemo(() => sharePassages(paragraphs, level), [paragraphs, level])
  useLayoutEffect(() => {
    if (level === 0) return
    const elements = [...(textRef.current?.querySelectorAll('[data-paragraph]') ?? [])]
    const ranges = elements.flatMap((element, index) => rangesIn(element, passages[index] ?? []))
    paint('share', ranges, textRef)
    return () => paint('share', [], textRef)
  }, [textRef, passages, level])
  return passages
}
