import { useInfiniteQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EmptyLibrary } from './empty-library.tsx'
import type { LibraryFilter } from './library-address.ts'
import { libraryQuery, storiesOf } from './library-query.ts'
import { LoadError } from './load-error.tsx'
import { StoryGrid, WaitingGrid } from './story-grid.tsx'
import { useIsOnline } from './use-is-online.ts'

interface LibraryResultsProps {
  filter: LibraryFilter
  onChange: (changed: Partial<LibraryFilter>) => void
}

/** The stories that were found, or why there are none to see. */
export function LibraryResults({ filter, onChange }: LibraryResultsProps) {
  const { data, error, isPlaceholderData, refetch } = useInfiniteQuery(libraryQuery(filter))
  const isOnline = useIsOnline()
  if (data === undefined) {
    if (!isOnline) return <Notice>{m.library_offline()}</Notice>
    if (error) return <LoadError text={m.library_error()} onRetry={() => void refetch()} />
    return <WaitingGrid />
  }
  const stories = storiesOf(data.pages)
  return (
    <div className="grid gap-8">
      {!isOnline && <Notice>{m.library_offline_cached()}</Notice>}
      {stories.length === 0 && <EmptyLibrary filter={filter} onChange={onChange} />}
      {stories.length > 0 && <StoryGrid stories={stories} isStale={isPlaceholderData} />}
      <MoreStories filter={filter} />
    </div>
  )
}

function MoreStories({ filter }: { filter: LibraryFilter }) {
  const stories = useInfiniteQuery(libraryQuery(filter))
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = stories
  const loadMore = () => {
    if (!isFetchingNextPage) void stories.fetchNextPage()
  }
  if (isFetchNextPageError) return <LoadError text={m.library_more_error()} onRetry={loadMore} />
  const total = data?.pages.at(-1)?.total ?? 0
  const shown = storiesOf(data?.pages ?? []).length
  if (!hasNextPage || shown === 0) return null
  return (
    <div className="paper mx-auto grid justify-items-center gap-2 rounded-paper bg-card px-8 py-5 shadow-paper">
      <p className="text-sm text-soft">{m.library_more_shown({ shown, total })}</p>
      <Button aria-disabled={isFetchingNextPage} onClick={loadMore}>
        {isFetchingNextPage ? m.library_loading() : m.library_more()}
      </Button>
    </div>
  )
}
