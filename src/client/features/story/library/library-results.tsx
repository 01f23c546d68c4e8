import { useInfiniteQuery } from '@tanstack/react-query'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Paper } from '../../../ui/paper.tsx'
import { useLimitedChild } from '../../child/use-limited-child.ts'
import { isNarrowed, type LibraryFilter } from '../address/library-address.ts'
import { StoryGrid, WaitingGrid } from '../card/story-grid.tsx'
import { CachedNote } from '../offline/offline-shelf.tsx'
import { EmptyLibrary } from './empty-library.tsx'
import { HiddenReason, useHiddenCount } from './hidden-stories.tsx'
import { KnownResults } from './known-results.tsx'
import { libraryQuery, mergePages } from './library-query.ts'

interface LibraryResultsProps {
  filter: LibraryFilter
  onChange: (changed: Partial<LibraryFilter>) => void
}

/** The stories that match, or why there are none. */
export function LibraryResults({ filter, onChange }: LibraryResultsProps) {
  const { data, error, isPlaceholderData, refetch } = useInfiniteQuery(libraryQuery(filter))
  const isOnline = useIsOnline()
  if (data === undefined) {
    if (!isOnline) {
      return isNarrowed(filter) ? (
        <KnownResults filter={filter} />
      ) : (
        <Notice>{m.library_offline()}</Notice>
      )
    }
    if (error) return <LoadError text={m.library_error()} onRetry={() => void refetch()} />
    return <WaitingGrid />
  }
  const stories = mergePages(data.pages)
  return (
    <div className="grid gap-8">
      <CachedNote />
      {stories.length === 0 && <EmptyLibrary filter={filter} onChange={onChange} />}
      {stories.length > 0 && (
        <>
          <StoryGrid stories={stories} isStale={isPlaceholderData} />
          <AlsoHidden filter={filter} />
        </>
      )}
      <MoreStories filter={filter} />
    </div>
  )
}

/** Below what a search found: why the child's limits hide more, which the number of results says. */
function AlsoHidden({ filter }: { filter: LibraryFilter }) {
  const name = useLimitedChild()?.name
  if (useHiddenCount(filter) === 0 || name === undefined) return null
  return (
    <Paper className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 md:py-3">
      <HiddenReason text={m.library_hidden_also({ name })} />
    </Paper>
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
  const shown = mergePages(data?.pages ?? []).length
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
