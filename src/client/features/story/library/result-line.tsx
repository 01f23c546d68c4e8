import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { isNarrowed, type LibraryFilter, noFilter, sorts } from '../address/library-address.ts'
import { FilterChips } from '../filter/filter-chips.tsx'
import { numberWord, storyCountLabel } from '../labels/story-labels.ts'
import { useHiddenCount } from './hidden-stories.tsx'
import { libraryQuery, nearestQuery } from './library-query.ts'

interface ResultLineProps {
  filter: LibraryFilter
  onChange: (changed: Partial<LibraryFilter>) => void
}

const sortLabels = {
  likes: m.library_sort_likes,
  new: m.library_sort_new,
  short: m.library_sort_short,
  title: m.library_sort_title,
}

/** The number of results, the active filters, and the order. */
export function ResultLine({ filter, onChange }: ResultLineProps) {
  return (
    <>
      <FilterChips filter={filter} onChange={onChange} />
      <div className="result-line">
        <ResultCount filter={filter} />
        {!isNarrowed(filter) && (
          <Button variant="plain" onClick={() => onChange(noFilter)}>
            {m.library_to_shelves()}
          </Button>
        )}
        <Sorting filter={filter} onChange={onChange} />
      </div>
    </>
  )
}

/** The order of the results; nothing if there are not two to order. */
function Sorting({ filter, onChange }: ResultLineProps) {
  const { data } = useInfiniteQuery(libraryQuery(filter))
  const total = data?.pages.at(-1)?.total
  if (total !== undefined && total < 2) return null
  return (
    <SelectField
      isInline
      label={m.library_sort()}
      value={filter.sort ?? 'likes'}
      options={sorts.map((sort) => [sort, sortLabels[sort]()] as const)}
      onChange={(chosen) => onChange({ sort: sorts.find((sort) => sort === chosen) ?? null })}
    />
  )
}

/** The number of results; screen readers announce it after each change. */
function ResultCount({ filter }: { filter: LibraryFilter }) {
  const { data, isLoading, isPlaceholderData } = useInfiniteQuery(libraryQuery(filter))
  const total = data?.pages.at(-1)?.total
  const hiddenCount = useHiddenCount(filter)
  const nearest = useQuery(nearestQuery(total === 0 ? filter : noFilter))
  // The list says what comes near instead.
  const isInstead = nearest.isLoading || (nearest.data?.items.length ?? 0) > 0
  const text =
    total === undefined
      ? isLoading && m.library_loading()
      : !isInstead && withHidden(storyCountLabel(total, getLocale()), total > 0 ? hiddenCount : 0)
  return (
    // Of an empty search the list below tells the same, in a larger place.
    <p
      role="status"
      aria-busy={isPlaceholderData}
      className={
        total === 0 && filter.search ? 'sr-only' : 'font-title text-lg font-bold max-sm:text-base'
      }
    >
      {text}
    </p>
  )
}

/** „Eine Geschichte · zwei ausgeblendet“ */
function withHidden(stories: string, count: number): string {
  if (count === 0) return stories
  return count === 1
    ? m.library_count_hidden_one({ stories })
    : m.library_count_hidden({ stories, count: numberWord(count, getLocale()).toLowerCase() })
}
