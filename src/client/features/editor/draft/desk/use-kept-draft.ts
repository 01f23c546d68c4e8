import { useEffect, useEffectEvent, useState } from 'react'
import { useAuth } from '../../../../data/session.tsx'
import { now } from '../../../../lib/clock.ts'
import { isSame } from '../draft-fields.ts'
import type { DraftSaver, DraftSnapshot } from '../draft-saver.ts'
import type { KeptDraft } from '../kept-draft.ts'
import { forgetKeptDraft, keepDraft, readKeptDraft } from '../kept-draft.ts'

const keepDelayMs = 500

/**
 * Keeps in this browser what is typed and not saved, and offers what an earlier visit left behind;
 * while that offer stands nothing is kept over it.
 */
export function useKeptDraft({ base, story, state, saver }: DraftSnapshot & { saver: DraftSaver }) {
  const { user } = useAuth()
  const uid = user?.uid ?? ''
  const { storyId } = base
  const [offer, setOffer] = useState<KeptDraft | null>(() => {
    const kept = readKeptDraft(uid, storyId)
    return kept && !isSame(kept.story, base.story) ? kept : null
  })
  const isSaved = state === 'saved'
  const write = useEffectEvent(() => {
    if (isSaved || offer) return
    const keptAt = now().toISOString()
    keepDraft(uid, storyId, { story, base: base.story, version: base.version, keptAt })
  })

  useEffect(() => {
    if (offer) return
    if (isSaved) return forgetKeptDraft(uid, storyId)
    void story
    const timer = setTimeout(write, keepDelayMs)
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
