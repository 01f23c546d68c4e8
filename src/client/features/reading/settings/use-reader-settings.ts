import { useState } from 'react'
import type { ReaderChoice } from '../../../../contract/profile.ts'
import { initialAids } from '../../../../contract/reader-choices.ts'
import type { OpenedStory, ReadingAids } from '../../../../contract/reading.ts'
import type { Change } from '../../../data/outbox/pending-change.ts'
import { useOutbox } from '../../../data/outbox/use-outbox.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { completeChoice, initialChoice, type ReaderLook, resolveLook } from './reader-look.ts'
import { storedAids, storedChoice, storeSettings } from './stored-settings.ts'

/** The reader's settings; a change shows immediately. */
export interface ReaderSettings {
  choice: ReaderChoice
  look: ReaderLook
  aids: ReadingAids
  changeChoice: (change: Partial<ReaderChoice>) => void
  changeAids: (change: Partial<ReadingAids>) => void
}

/**
 * Settings of the account's document and aids of the reading child; guests have theirs in the
 * browser. A change that the server refuses is undone and reported.
 */
export function useReaderSettings(story: OpenedStory | null): ReaderSettings {
  const { choice, changeChoice } = useChoice()
  const { aids, changeAids } = useAids(story)
  return { choice, look: resolveLook(choice), aids, changeChoice, changeAids }
}

function useChoice() {
  const { user, profile } = useAuth()
  const { add } = useOutbox()
  const [guestChoice, setGuestChoice] = useState(storedChoice)
  const choice = completeChoice({ ...initialChoice, ...(profile?.reader ?? guestChoice) })

  const changeChoice = (change: Partial<ReaderChoice>) => {
    const changed = { ...choice, ...change }
    setGuestChoice(changed)
    storeSettings('choice', changed)
    // The outbox reports a refusal on the page that is open by then.
    if (user) add({ kind: 'reader', input: change }).catch(() => undefined)
  }
  return { choice, changeChoice }
}

function useAids(story: OpenedStory | null) {
  const { user } = useAuth()
  const { snapshot, add } = useOutbox()
  const [guestAids, setGuestAids] = useState(storedAids)
  const saved = story?.aids ?? initialAids
  const childId = story?.childId ?? null
  const aids = user
    ? withPendingChanges(saved, childId, snapshot.pending)
    : { ...saved, ...guestAids }

  const changeAids = (change: Partial<ReadingAids>) => {
    if (user && childId !== null) {
      add({ kind: 'aids', input: { childId, change } }).catch(() => undefined)
      return
    }
    const changed = { ...aids, ...change }
    setGuestAids(changed)
    storeSettings('aids', changed)
  }
  return { aids, changeAids }
}

/** A child's aids including the changes that the server does not have yet. */
function withPendingChanges(
  saved: ReadingAids,
  childId: string | null,
  pending: readonly Change[],
) {
  let aids = saved
  for (const { kind, input } of pending) {
    if (kind === 'aids' && input.childId === childId) aids = { ...aids, ...input.change }
  }
  return aids
}
