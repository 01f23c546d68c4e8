import { useEffect, useRef, useState } from 'react'
import { useAuth } from '../../data/session.tsx'
import type { ContactDraft } from './contact-draft.ts'
import { emptyDraft, forgetDraft, keepDraft, readDraft } from './contact-draft.ts'

/** The message being written; this browser keeps every letter for its writer. */
export function useContactDraft() {
  const { user, isSessionKnown } = useAuth()
  const [draft, setDraft] = useState(emptyDraft)
  const [isFromBefore, setFromBefore] = useState(false)
  const shown = useRef(draft)
  shown.current = draft
  const writer = isSessionKnown ? (user?.uid ?? '') : null
  // The prerendered page has an empty form, and nobody knows yet who writes.
  useEffect(() => {
    if (writer === null) return
    if (shown.current.message !== '') return keepDraft(writer, shown.current)
    const kept = readDraft(writer)
    if (!kept) return
    setDraft(kept)
    setFromBefore(true)
  }, [writer])
  return {
    draft,
    isFromBefore,
    change: (part: Partial<ContactDraft>) => {
      const changed = { ...draft, ...part }
      setDraft(changed)
      if (writer !== null) keepDraft(writer, changed)
    },
    discard: () => {
      forgetDraft(writer ?? '')
      setDraft(emptyDraft)
      setFromBefore(false)
    },
  }
}
