import { useState } from 'react'
import { useAuth } from './session.tsx'

/**
 * React key of a public form. It changes when an account signs out, so the next user does not see its
 * text. A guest who signs in keeps the text.
 */
export function useFormKey(): number {
  const { user, isSessionKnown } = useAuth()
  const uid = user?.uid ?? null
  const [last, setLast] = useState({ uid, signOuts: 0 })
  if (isSessionKnown && last.uid !== uid) {
    setLast({ uid, signOuts: last.uid === null ? last.signOuts : last.signOuts + 1 })
  }
  return last.signOuts
}
