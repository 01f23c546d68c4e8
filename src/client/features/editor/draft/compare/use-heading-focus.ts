import { useEffect, useRef } from 'react'

/** Puts the focus on the heading of what has just opened in place of something else. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return heading
}
