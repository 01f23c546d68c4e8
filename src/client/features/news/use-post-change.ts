import { useEffect, useRef } from 'react'

/**
 * After a change of the post, scrolls to the top and focuses the heading; back in the list, focuses the
 * post's link.
 * `slug` is null for the list, undefined while the address is unknown.
 */
export function usePostChange(slug: string | null | undefined): void {
  const displayedSlug = useRef(slug)
  useEffect(() => {
    const before = displayedSlug.current
    if (before === slug) return
    displayedSlug.current = slug
    if (before === undefined) return
    const link = slug === null ? document.getElementById(`post-${before}`) : null
    if (link) {
      link.focus()
      link.scrollIntoView({ block: 'center' })
      return
    }
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [slug])
}
