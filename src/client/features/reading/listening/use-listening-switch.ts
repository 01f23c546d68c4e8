import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { View } from '../reader-address.ts'
import { hasWords } from '../reader-address.ts'

/**
 * Whether the player is open, at first where the address says `listen`; in film and PDF, which have
 * no words to follow, it closes.
 */
export function useListeningSwitch(view: View) {
  const [params] = useSearchParams()
  const [isListening, onListen] = useState(() => params.has('listen'))
  if (isListening && !hasWords(view)) onListen(false)
  return { isListening, onListen }
}
