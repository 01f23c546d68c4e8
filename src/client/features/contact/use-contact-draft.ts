import { useEffect, useState } from 'react'
import type { ContactDraft } from './contact-draft.ts'
import { emptyDraft, forgetDraft, keepDraft, readDraft } from './contact-draft.ts'

/** The message being written, kept in this browser with every letter. */
export function useContactDraft() {
  const [draft, setDraft] = useState(emptyDraft)
  const [isFromBefore, setFromBefore] = useState(false)
  // The prerendered page has an empty form.
  useEffect(() => {
    const kept = readDraft()
    if (!kept) return
    setDraft(kept)
    setFromBefore(true)
  }, [])
  return {
    draft,
    isFromBefore,
    change: (part: Partial<ContactDraft>) => {
      const changed = { ...draft, ...part }
      setDraft(changed)
      keepDraft(changed)
    },
    discard: () => {
      forgetDraft()
      setDraft(emptyDraft)
      setFromBefore(false)
    },
  }
}
