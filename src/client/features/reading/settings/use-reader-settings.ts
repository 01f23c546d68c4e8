import { useState } from 'react'
import type { ReaderChoice } from '../../../../contract/profile.ts'
import { initialAids } from '../../../../contract/reader-choices.ts'
import type { OpenedStory, ReadingAids } from '../../../../contract/reading.ts'
import { useOutbox } from '../../../data/outbox/use-outbox.ts'
import type { Wish } from '../../../data/outbox/wish.ts'
import { useAuth } from '../../../data/session.tsx'
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
  const { add } = useOutbox()
  const [guestChoice, setGuestChoice] = useState(rememberedChoice)
  const choice = choiceOf({ ...initialChoice, ...(profile?.reader ?? guestChoice) })

  const changeChoice = (change: Partial<ReaderChoice>) => {
    const changed = { ...choice, ...change }
    setGuestChoice(changed)
    remember('choice', changed)
    // Why one did not stay is told wherever one is by then.
    if (user) add({ kind: 'reader', input: change }).catch(() => undefined)
  }
  return { choice, changeChoice }
}

function useAids(story: OpenedStory | null) {
  const { user } = useAuth()
  const { shown, add } = useOutbox()
  const [guestAids, setGuestAids] = useState(rememberedAids)
  const saved = story?.aids ?? initialAids
  const childId = story?.childId ?? null
  const aids = user ? wishedAids(saved, childId, shown.waiting) : { ...saved, ...guestAids }

  const changeAids = (change: Partial<ReadingAids>) => {
    if (user && childId !== null) {
      add({ kind: 'aids', input: { childId, change } }).catch(() => undefined)
      return
    }
    const changed = { ...aids, ...change }
    setGuestAids(changed)
    remember('aids', changed)
  }
  return { aids, changeAids }
}

/** A child's aids as they are wished for. */
function wishedAids(saved: ReadingAids, childId: string | null, wishes: readonly Wish[]) {
  let aids = saved
  for (const { kind, input } of wishes) {
    if (kind === 'aids' && input.childId === childId) aids = { ...aids, ...input.change }
  }
  return aids
}
