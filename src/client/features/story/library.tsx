import { useInfiniteQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Paper } from '../../ui/paper.tsx'
import { FilterChips } from './filter-chips.tsx'
import type { LibraryFilter } from './library-address.ts'
import './library.css'
import { LibraryFilters } from './library-filters.tsx'
import { libraryQuery } from './library-query.ts'
import { LibraryResults } from './library-results.tsx'
import { StorySheet } from './story-sheet.tsx'
import { countInWords } from './story-words.ts'
import { useLibraryAddress } from './use-library-address.ts'

/** The whole library: search, filters, cards, and the sheet of one story. */
export function Library() {
  const { filter, storyId, change, closeStory } = useLibraryAddress()
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 pt-8 md:gap-8 md:px-8 md:pt-12">
      <Paper className="grid gap-5 max-sm:p-4 lg:px-10">
        <div>
          <h1 tabIndex={-1}>{m.library_heading()}</h1>
          <p className="mt-2 max-w-text">{m.library_intro()}</p>
        </div>
        <LibraryFilters filter={filter} onChange={change} />
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <ResultCount filter={filter} />
          <FilterChips filter={filter} onChange={change} />
        </div>
      </Paper>
      <LibraryResults filter={filter} onChange={change} />
      <StorySheet storyId={storyId} onClose={closeStory} />
    </div>
  )
}

/** How many were found; a screen reader hears it after each change. */
function ResultCount({ filter }: { filter: LibraryFilter }) {
  const { data, isLoading, isPlaceholderData } = useInfiniteQuery(libraryQuery(filter))
  const total = data?.pages.at(-1)?.total
  const text =
    total === undefined ? isLoading && m.library_loading() : countInWords(total, getLocale())
  return (
    <p role="status" aria-busy={isPlaceholderData} className="font-title text-lg font-bold">
      {text}
    </p>
  )
}
