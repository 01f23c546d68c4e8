import { useRef } from 'react'
import type { StoryFit } from './fit-story.ts'

interface VoiceSliceOptions {
  fit: StoryFit | null
  showSlice: (page: number, slice: number) => void
}

/** Follows the voice from slice to slice of a page; while it stays in one, a family may look at others. */
export function useVoiceSlice({ fit, showSlice }: VoiceSliceOptions) {
  const last = useRef('')
  return ({ startContainer }: Range) => {
    const element = startContainer.parentElement?.closest('[data-paragraph]')
    const page = Number(element?.closest('[data-page]')?.getAttribute('data-page'))
    const paragraph = Number(element?.getAttribute('data-paragraph'))
    const starts = fit?.pages[page - 1]?.starts ?? [0]
    const slice = starts.filter((start) => start <= paragraph).length
    if (last.current === `${page} ${slice}`) return
    last.current = `${page} ${slice}`
    showSlice(page, slice)
  }
}
