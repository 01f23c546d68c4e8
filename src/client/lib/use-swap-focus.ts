import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a form that opens in place of its button: the removed element had the focus, so it moves to the first
 * field, and back to the button when the form closes. The ref belongs to the element around both.
 */
export function useSwapFocus(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    container.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus()
  }, [isOpen])
  return container
}
