import { useEffect, useRef } from 'react'

/**
 * A post begins at its top with its heading read out; going back leads to where it stood in the list.
 * `slug` is null for the list, undefined while the address is not known.
 */
export function usePostChange(slug: string | null | undefined): void {
  const shown = useRef(slug)
  useEffect(() => {
    const before = shown.current
    if (before === slug) return
    shown.current = slug
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
