import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { prefetchBackdrop } from './backdrop.tsx'

const storyLink = 'a[href*="story="]'

/**
 * Calls `prepare` whenever a pointer or the focus reaches a link to a story, and when a story's
 * sheet is open, however one came there: it is read next.
 */
export function useStoryApproach(prepare: () => Promise<unknown>): void {
  const isSheetOpen = useSearchParams()[0].has('story')
  useEffect(() => {
    if (isSheetOpen) getReady(prepare)
  }, [isSheetOpen, prepare])
  useEffect(() => {
    const handleApproach = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(storyLink)) return
      getReady(prepare)
    }
    document.addEventListener('pointerover', handleApproach)
    document.addEventListener('focusin', handleApproach)
    return () => {
      document.removeEventListener('pointerover', handleApproach)
      document.removeEventListener('focusin', handleApproach)
    }
  }, [prepare])
}

function getReady(prepare: () => Promise<unknown>): void {
  // A failure shows when the story is really opened.
  prepare().catch(() => undefined)
  prefetchBackdrop('reader')
}
