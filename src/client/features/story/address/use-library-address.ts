import { startTransition, useMemo, useOptimistic } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import {
  cardLinkId,
  type LibraryFilter,
  parseLibrary,
  withStory,
  writeLibrary,
} from './library-address.ts'
import { openedInApp } from './story-address.ts'

/** Changes part of the filter; `replace` adds no entry to the history. */
export type ChangeLibrary = (
  changed: Partial<LibraryFilter>,
  options?: { replace: boolean },
) => void

interface LibraryAddress {
  filter: LibraryFilter
  /** The story whose sheet is open; null without one. */
  storyId: string | null
  change: ChangeLibrary
  closeStory: () => void
}

/** The library's state in the address, so that back, reload and sharing work. */
export function useLibraryAddress(): LibraryAddress {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  // A ticked box changes immediately, before the address does.
  const [filter, setFilter] = useOptimistic(useMemo(() => parseLibrary(address), [address]))

  const change: ChangeLibrary = (changed, options) => {
    // Read again: a debounced search must not undo a filter chosen meanwhile.
    const current = new URLSearchParams(location.search)
    const before = parseLibrary(current)
    const search = writeLibrary({ ...before, ...changed }, current).toString()
    if (search === current.toString()) return
    // Typing is one entry of the history, and back leads to the state before it.
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
    // The back button has closed it already.
    if (storyId === null) return
    const isOpened = state?.isOpenedInApp === openedInApp.isOpenedInApp
    // A search that is not rendered yet is an entry of its own, which back would undo.
    if (isOpened && current.toString() === address.toString()) void navigate(-1)
    else {
      const search = withStory(current, null).toString()
      void navigate({ search }, { replace: true, preventScrollReset: true })
    }
    document.getElementById(cardLinkId(storyId))?.focus()
  }

  return { filter, storyId: address.get('story'), change, closeStory }
}
