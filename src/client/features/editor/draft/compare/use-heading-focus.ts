import { useEffect, useRef } from 'react'

/** Focuses the heading of a view that has just replaced another. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return heading
}
