import { useState } from 'react'
import type { View } from '../reader-address.ts'
import { hasWords } from '../reader-address.ts'

/** Whether the player is open; in film and PDF, which have no words to follow, it closes. */
export function useListeningSwitch(view: View) {
  const [isListening, onListen] = useState(false)
  if (isListening && !hasWords(view)) onListen(false)
  return { isListening, onListen }
}
