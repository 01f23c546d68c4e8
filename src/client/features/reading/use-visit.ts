import { useEffect, useState } from 'react'
import { endVisit, visitKey } from './visit.ts'

let ending: ReturnType<typeof setTimeout> | undefined

/** The key of this visit; the visit ends when the reader is left for another page. */
export function useVisit(storyId: string): string {
  const [key] = useState(() => visitKey(storyId))
  useEffect(() => {
    clearTimeout(ending)
    return () => {
      // Whoever comes back in the same moment (another language's render) never left.
      ending = setTimeout(endVisit, 0)
    }
  }, [])
  return key
}
