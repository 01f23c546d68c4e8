import { useEffect, useRef, useState } from 'react'
import { useAuth } from '../../data/session/session.tsx'
import {
  type ContactDraft,
  emptyDraft,
  readDraft,
  removeDraft,
  storeDraft,
} from './contact-draft.ts'
import { isTopic } from './contact-message.ts'

/** The message being written, stored in this browser on every change. */
export function useContactDraft() {
  const { user, isSessionKnown } = useAuth()
  const [draft, setDraft] = useState(emptyDraft)
  const [isRestored, setRestored] = useState(false)
  const latestDraft = useRef(draft)
  latestDraft.current = draft
  const writer = isSessionKnown ? (user?.uid ?? '') : null
  // Once the writer is known: stores a message typed before that, or loads the stored draft.
  useEffect(() => {
    if (writer === null) return
    if (latestDraft.current.message !== '') return storeDraft(writer, latestDraft.current)
    const stored = readDraft(writer)
    // A link can name the topic: /contact?thema=accessibility
    const named = new URLSearchParams(location.search).get('thema')
    if (!stored) return isTopic(named) ? setDraft({ ...emptyDraft, topic: named }) : undefined
    setDraft(stored)
    setRestored(true)
  }, [writer])
  return {
    draft,
    isRestored,
    change: (part: Partial<ContactDraft>) => {
      const changed = { ...draft, ...part }
      setDraft(changed)
      if (writer !== null) storeDraft(writer, changed)
    },
    discard: () => {
      removeDraft(writer ?? '')
      setDraft(emptyDraft)
      setRestored(false)
    },
  }
}
