import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { prefetchBackdrop } from './backdrop.tsx'

const storyLink = 'a[href*="story="]'

/**
 * Loads the reader's code and picture when a pointer or the focus reaches a link to a story, and when a
 * story's sheet is open.
 */
export function useReaderPrefetch(loadReader: () => Promise<unknown>): void {
  const isSheetOpen = useSearchParams()[0].has('story')
  useEffect(() => {
    if (isSheetOpen) prefetch(loadReader)
  }, [isSheetOpen, loadReader])
  useEffect(() => {
    const handleApproach = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(storyLink)) return
      prefetch(loadReader)
    }
    document.addEventListener('pointerover', handleApproach)
    document.addEventListener('focusin', handleApproach)
    return () => {
      document.removeEventListener('pointerover', handleApproach)
      document.removeEventListener('focusin', handleApproach)
    }
  }, [loadReader])
}

function prefetch(loadReader: () => Promise<unknown>): void {
  // A failure shows when the story is opened.
  loadReader().catch(() => undefined)
  prefetchBackdrop('reader')
}
