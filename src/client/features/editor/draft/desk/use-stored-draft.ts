import { useEffect, useEffectEvent, useState } from 'react'
import { useAuth } from '../../../../data/session/session.tsx'
import { now } from '../../../../lib/clock.ts'
import { isEqual } from '../core/draft-fields.ts'
import type { DraftSaver, DraftSnapshot } from '../core/draft-saver.ts'
import {
  readStoredDraft,
  removeStoredDraft,
  type StoredDraft,
  storeDraft,
} from '../core/stored-draft.ts'

const storeDelayMs = 500

/**
 * Stores unsaved changes in this browser and offers to restore those of an earlier visit. Nothing
 * overwrites them while the offer is open.
 */
export function useStoredDraft({
  base,
  story,
  state,
  saver,
}: DraftSnapshot & { saver: DraftSaver }) {
  const { user } = useAuth()
  const uid = user?.uid ?? ''
  const { storyId } = base
  const [offer, setOffer] = useState<StoredDraft | null>(() => {
    const stored = readStoredDraft(uid, storyId)
    return stored && !isEqual(stored.story, base.story) ? stored : null
  })
  const isSaved = state === 'saved'
  const write = useEffectEvent(() => {
    if (isSaved || offer) return
    const storedAt = now().toISOString()
    storeDraft(uid, storyId, { story, base: base.story, version: base.version, storedAt })
  })

  useEffect(() => {
    if (offer) return
    if (isSaved) return removeStoredDraft(uid, storyId)
    void story
    const timer = setTimeout(write, storeDelayMs)
    return () => clearTimeout(timer)
  }, [offer, isSaved, story, uid, storyId])
  useEffect(() => {
    const handleHide = () => write()
    addEventListener('pagehide', handleHide)
    return () => {
      removeEventListener('pagehide', handleHide)
      handleHide()
    }
  }, [])

  return {
    offer,
    restore: () => {
      if (offer) saver.restore(offer)
      setOffer(null)
    },
    discard: () => setOffer(null),
  }
}
