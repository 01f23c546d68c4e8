import type { RefObject } from 'react'
import { useLayoutEffect, useMemo } from 'react'
import type { Paragraph } from '../../../../contract/reading.ts'
import { paint, rangesIn } from './highlights.ts'
import type { ShareLevel } from './share-passages.ts'
import { sharePassages } from './share-passages.ts'
import type { Span } from './text-ranges.ts'

/** Paints what the child reads on the shown page; returns it per paragraph. */
export function useShare(
  textRef: RefObject<HTMLElement | null>,
  paragraphs: readonly Paragraph[],
  level: ShareLevel,
): Span[][] {
  const passages = useMemo(() => sharePassages(paragraphs, level), [paragraphs, level])
  useLayoutEffect(() => {
    if (level === 0) return
    const shown = [...(textRef.current?.querySelectorAll('[data-paragraph]') ?? [])]
    const ranges = shown.flatMap((element, index) => rangesIn(element, passages[index] ?? []))
    paint('share', ranges, textRef)
    return () => paint('share', [], textRef)
  }, [textRef, passages, level])
  return passages
}
