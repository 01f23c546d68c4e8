import { type RefObject, useEffect } from 'react'

/**
 * Focuses the gate's field as soon as it is there, so that digits typed at once are not lost; its region
 * says the heading. The attribute keeps the focus there in an opening dialog and after navigation.
 */
export function useFieldFocus(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    if (!input.current) return
    input.current.autofocus = true
    input.current.focus({ preventScroll: true })
  }, [input])
}
