import { useRef } from 'react'
import { textPositionOf } from '../text/highlights.ts'
import type { TextPlace } from '../text/text-ranges.ts'
import type { StoryFit } from './fit-story.ts'

interface VoiceSliceOptions {
  fit: StoryFit | null
  showSlice: (page: number, slice: number) => void
}

/** Follows the voice from slice to slice of a page; while it stays in one, a family may look at others. */
export function useVoiceSlice({ fit, showSlice }: VoiceSliceOptions) {
  const last = useRef('')
  return ({ startContainer, startOffset }: Range) => {
    const position = textPositionOf(startContainer, startOffset)
    if (!position) return
    const { page, paragraph, offset } = position
    const starts = fit?.pages[page - 1]?.starts
    const isBegun = (start: TextPlace) =>
      start.paragraph < paragraph || (start.paragraph === paragraph && start.offset <= offset)
    const slice = starts?.filter(isBegun).length ?? 1
    if (last.current === `${page} ${slice}`) return
    last.current = `${page} ${slice}`
    showSlice(page, slice)
  }
}
