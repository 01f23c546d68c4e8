import { useState } from 'react'
import { useAuth } from './session.tsx'

/**
 * The key of a form that anybody may fill in. It changes when an account leaves, so the next account
 * finds no words and addresses of it. A guest who signs in goes on writing.
 */
export function useFormKey(): number {
  const { user, isSessionKnown } = useAuth()
  const uid = user?.uid ?? null
  const [last, setLast] = useState({ uid, left: 0 })
  if (isSessionKnown && last.uid !== uid) {
    setLast({ uid, left: last.uid === null ? last.left : last.left + 1 })
  }
  return last.left
}
