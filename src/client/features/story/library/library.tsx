import { type ReactNode, useDeferredValue } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Paper } from '../../../ui/paper.tsx'
import './library.css'
import './library-print.css'
import { isNarrowed } from '../address/library-address.ts'
import { useLibraryAddress } from '../address/use-library-address.ts'
import { CardStateProvider } from '../card/card-state.tsx'
import { OfflineShelf } from '../offline/offline-shelf.tsx'
import { StorySheet } from '../sheet/story-sheet.tsx'
import { LibraryResults } from './library-results.tsx'
import { LibrarySearch } from './library-search.tsx'
import { LibraryShelves } from './library-shelves.tsx'
import { ResultLine } from './result-line.tsx'
import { useResultsTop } from './use-results-top.ts'

interface LibraryProps {
  /** Links to the family's lists. */
  lists: ReactNode
}

/** The whole library: shelves to browse, search and filters, and the sheet of one story. */
export function Library({ lists }: LibraryProps) {
  const { filter, storyId, change, closeStory } = useLibraryAddress()
  // Stories follow the filter in short tasks: all shelves at once would block the next touch.
  const shownFilter = useDeferredValue(filter)
  const isOnShelves = !isNarrowed(shownFilter) && shownFilter.sort === null
  useResultsTop(isOnShelves)
  // On a phone, results begin above the keyboard; on its side, in the first view.
  const headClass = isOnShelves ? '' : 'max-sm:hidden [@media(height<30rem)]:hidden'
  return (
    <div className="library mx-auto grid max-w-page grid-cols-1 gap-6 px-4 pt-8 max-sm:gap-4 max-sm:pt-5 md:gap-8 md:px-8 md:pt-12">
      <Paper
        className={`library-head grid grid-cols-1 gap-5 max-sm:gap-2 max-sm:px-4 max-sm:pt-3 lg:px-10 ${isOnShelves ? 'max-sm:pb-1' : 'max-sm:pb-4'}`}
      >
        <div>
          <h1 tabIndex={-1}>{m.library_heading()}</h1>
          <p className={`library-intro mt-2 max-w-text max-sm:mt-0 ${headClass}`}>
            {m.library_intro()}
          </p>
        </div>
        <div className={headClass}>{lists}</div>
        <LibrarySearch filter={filter} onChange={change} />
        {!isOnShelves && <ResultLine filter={filter} onChange={change} />}
      </Paper>
      {isOnShelves && <OfflineShelf />}
      <CardStateProvider>
        {isOnShelves ? (
          <LibraryShelves />
        ) : (
          <LibraryResults filter={shownFilter} onChange={change} />
        )}
      </CardStateProvider>
      {!isOnShelves && <OfflineShelf />}
      <StorySheet storyId={storyId} onClose={closeStory} />
    </div>
  )
}
