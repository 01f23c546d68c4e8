import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReaderChoice } from '../../../../contract/profile.ts'
import { initialAids } from '../../../../contract/reader-choices.ts'
import type { OpenedStory, ReadingAids } from '../../../../contract/reading.ts'
import { api, query } from '../../../data/api.ts'
import { useAuth } from '../../../data/session.tsx'
import { m } from '../../../paraglide/messages.js'
import { showToast } from '../../../ui/toast.ts'
import type { ReaderLook } from './reader-look.ts'
import { choiceOf, initialChoice, lookOf } from './reader-look.ts'
import { remember, rememberedAids, rememberedChoice } from './remembered.ts'

/** The reader's settings and how to change them; what is changed shows at once. */
export interface ReaderSettings {
  choice: ReaderChoice
  look: ReaderLook
  aids: ReadingAids
  changeChoice: (change: Partial<ReaderChoice>) => void
  changeAids: (change: Partial<ReadingAids>) => void
}

/**
 * Settings of the account's document and of the child that reads; guests keep theirs in the
 * browser. A change that the server does not take is told and taken back.
 */
export function useReaderSettings(story: OpenedStory | null): ReaderSettings {
  const { choice, changeChoice } = useChoice()
  const { aids, changeAids } = useAids(story)
  return { choice, look: lookOf(choice), aids, changeChoice, changeAids }
}

function useChoice() {
  const { user, profile } = useAuth()
  const saved = profile?.reader
  // What was wished for here, until the live document says the same.
  const [wish, setWish] = useState<Partial<ReaderChoice>>({})
  const choice = choiceOf({ ...initialChoice, ...(saved ?? rememberedChoice()), ...wish })

  useEffect(() => {
    if (!saved) return
    setWish((before) => {
      const open = Object.entries(before).filter(([name, value]) => saved[name as never] !== value)
      return open.length === Object.keys(before).length ? before : Object.fromEntries(open)
    })
  }, [saved])

  const changeChoice = (change: Partial<ReaderChoice>) => {
    setWish((before) => ({ ...before, ...change }))
    remember('choice', { ...choice, ...change })
    if (!user) return
    api.profile.updateReader({ uid: user.uid, ...change }).catch(() => {
      setWish({})
      void showToast(m.reader_settings_failed(), 'error')
    })
  }
  return { choice, changeChoice }
}

function useAids(story: OpenedStory | null) {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const [guestAids, setGuestAids] = useState(rememberedAids)
  const saved = story?.aids ?? initialAids
  const aids = user ? saved : { ...saved, ...guestAids }
  const show = (shown: ReadingAids) =>
    queryClient.setQueriesData<OpenedStory>({ queryKey: query.reading.open.key() }, (opened) =>
      opened ? { ...opened, aids: shown } : opened,
    )

  const changeAids = (change: Partial<ReadingAids>) => {
    const changed = { ...aids, ...change }
    if (!user || !story?.childId) {
      setGuestAids(changed)
      remember('aids', changed)
      return
    }
    show(changed)
    api.reading.updateAids({ uid: user.uid, childId: story.childId, ...change }).catch(() => {
      show(aids)
      void showToast(m.reader_settings_failed(), 'error')
    })
  }
  return { aids, changeAids }
}
