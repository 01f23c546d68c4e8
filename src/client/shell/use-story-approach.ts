import { useEffect } from 'react'

const storyLink = 'a[href*="story="]'

/** Calls `prepare` whenever a pointer or the focus reaches a link to a story: it is read next. */
export function useStoryApproach(prepare: () => Promise<unknown>): void {
  useEffect(() => {
    const handleApproach = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(storyLink)) return
      // A failure shows when the story is really opened.
      prepare().catch(() => undefined)
    }
    document.addEventListener('pointerover', handleApproach)
    document.addEventListener('focusin', handleApproach)
    return () => {
      document.removeEventListener('pointerover', handleApproach)
      document.removeEventListener('focusin', handleApproach)
    }
  }, [prepare])
}
