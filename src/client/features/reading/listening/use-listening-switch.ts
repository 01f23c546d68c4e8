import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { hasText, type View } from '../shared/reader-address.ts'

/**
 * Whether the player is open: initially if the address has `listen`. It closes in the views without
 * text: film and PDF.
 */
export function useListeningSwitch(view: View) {
  const [params] = useSearchParams()
  const [isListening, onListen] = useState(() => params.has('listen'))
  if (isListening && !hasText(view)) onListen(false)
  return { isListening, onListen }
}
