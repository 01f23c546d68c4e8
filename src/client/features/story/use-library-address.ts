import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { LibraryFilter } from './library-address.ts'
import { readLibrary, withStory, writeLibrary } from './library-address.ts'
import { cardLinkId, openedFromLibrary } from './story-card.tsx'

interface LibraryAddress {
  filter: LibraryFilter
  /** The story whose sheet is open. */
  storyId: string | null
  change: (changed: Partial<LibraryFilter>) => void
  closeStory: () => void
}

/** The library as the address says it, so that back, reload and sharing work. */
export function useLibraryAddress(): LibraryAddress {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()

  const change = (changed: Partial<LibraryFilter>) => {
    // Read afresh: a search that settles late must not undo a filter chosen meanwhile.
    const current = new URLSearchParams(location.search)
    const search = writeLibrary({ ...readLibrary(current), ...changed }, current).toString()
    if (search === current.toString()) return
    const isTyping = 'search' in changed && Object.keys(changed).length === 1
    void navigate({ search }, { replace: isTyping, preventScrollReset: true })
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

  return { filter: readLibrary(address), storyId: address.get('story'), change, closeStory }
}
