import { startTransition, useOptimistic } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { LibraryFilter } from './library-address.ts'
import { readLibrary, withStory, writeLibrary } from './library-address.ts'
import { cardLinkId, openedFromLibrary } from './story-card.tsx'

/** Changes part of the filter; `replace` leaves no entry of its own in the history. */
export type ChangeLibrary = (
  changed: Partial<LibraryFilter>,
  options?: { replace: boolean },
) => void

interface LibraryAddress {
  filter: LibraryFilter
  /** The story whose sheet is open. */
  storyId: string | null
  change: ChangeLibrary
  closeStory: () => void
}

/** The library as the address says it, so that back, reload and sharing work. */
export function useLibraryAddress(): LibraryAddress {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  // A box that was ticked shows it at once, not only when the address has followed.
  const [filter, setFilter] = useOptimistic(readLibrary(address))

  const change: ChangeLibrary = (changed, options) => {
    // Read afresh: a search that settles late must not undo a filter chosen meanwhile.
    const current = new URLSearchParams(location.search)
    const before = readLibrary(current)
    const search = writeLibrary({ ...before, ...changed }, current).toString()
    if (search === current.toString()) return
    // Letter after letter is one search, and back leads to what was there before it.
    const isTyping = Object.keys(changed).join() === 'search' && before.search !== ''
    const replace = options?.replace ?? isTyping
    startTransition(async () => {
      setFilter({ ...before, ...changed })
      await navigate({ search }, { replace, preventScrollReset: true })
    })
  }

  const closeStory = () => {
    const current = new URLSearchParams(location.search)
    const storyId = current.get('story')
    // Back has closed it already.
    if (storyId === null) return
    if (state?.isOpenedFromLibrary === openedFromLibrary.isOpenedFromLibrary) void navigate(-1)
    else {
      const search = withStory(current, null).toString()
      void navigate({ search }, { replace: true, preventScrollReset: true })
    }
    document.getElementById(cardLinkId(storyId))?.focus()
  }

  return { filter, storyId: address.get('story'), change, closeStory }
}
