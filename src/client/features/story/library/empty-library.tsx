import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { NearestStories } from '../../../../contract/story-card.ts'
import { focusHeading } from '../../../lib/focus-heading.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Paper } from '../../../ui/paper.tsx'
import { TextWithElement } from '../../../ui/text-with-element.tsx'
import {
  isNarrowed,
  type LibraryFilter,
  libraryWith,
  noFilter,
} from '../address/library-address.ts'
import hedgehog from '../card/sleeping-hedgehog.svg'
import { StoryGrid, WaitingGrid } from '../card/story-grid.tsx'
import { ResetFilters } from '../filter/filter-chips.tsx'
import { storyCountLabel } from '../labels/story-labels.ts'
import { HiddenReason, useHiddenText } from './hidden-stories.tsx'
import { libraryQuery, nearestQuery } from './library-query.ts'
import { ShelfRow } from './shelf-row.tsx'
import './library-shelves.css'

interface EmptyLibraryProps {
  filter: LibraryFilter
  onChange: (changed: Partial<LibraryFilter>) => void
}

/** No story matches: the nearest ones to the search, if there are any; or there are no stories. */
export function EmptyLibrary({ filter, onChange }: EmptyLibraryProps) {
  const nearest = useQuery(nearestQuery(filter))
  if (nearest.isLoading) return <WaitingGrid />
  if (nearest.data && nearest.data.items.length > 0) {
    return <Nearest filter={filter} nearest={nearest.data} />
  }
  return (
    <>
      <NothingFound filter={filter} onChange={onChange} />
      {isNarrowed(filter) && <Popular />}
    </>
  )
}

/** So many popular stories fill a row. */
const popularCount = 6

/** What families like most, so that a search never ends without a story. */
function Popular() {
  const { data } = useInfiniteQuery(libraryQuery(noFilter))
  const stories = data?.pages[0]?.items.slice(0, popularCount) ?? []
  if (stories.length === 0) return null
  return <ShelfRow label={m.library_popular()} stories={stories} isEager={false} />
}

const headClass = 'font-title text-lg leading-tight font-bold'

function Nearest({ filter, nearest }: { filter: LibraryFilter; nearest: NearestStories }) {
  const { correction, items } = nearest
  const hidden = useHiddenText(filter)
  return (
    <>
      <Paper className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        {hidden !== null && (
          <>
            <p className={headClass}>{hidden}</p>
            <HiddenReason />
          </>
        )}
        {/* What comes near needs no sentence that nothing was found. */}
        <p role="status" className={hidden === null ? headClass : undefined}>
          {correction !== null ? (
            <TextWithElement
              write={(link) => m.library_did_you_mean({ link })}
              element={
                <Link
                  to={{ search: libraryWith({ search: correction }) }}
                  // It goes with the question.
                  onClick={focusHeading}
                >
                  {correction}
                </Link>
              }
            />
          ) : (
            hidden === null && m.library_nothing({ search: filter.search })
          )}
        </p>
        <p className="basis-full">
          {m.library_nearest({ stories: storyCountLabel(items.length, getLocale()) })}
        </p>
      </Paper>
      <StoryGrid stories={items} isStale={false} />
    </>
  )
}

function NothingFound({ filter, onChange }: EmptyLibraryProps) {
  const { search } = filter
  const hasFilters = isNarrowed({ ...filter, search: '' })
  const hidden = useHiddenText(filter)
  return (
    <Paper className="mx-auto grid w-full max-w-text justify-items-center gap-3 text-center max-sm:gap-2 [@media(height<30rem)]:gap-2">
      <img
        src={hedgehog}
        width={240}
        height={150}
        alt=""
        className="max-sm:h-12 max-sm:w-auto [@media(height<30rem)]:h-12 [@media(height<30rem)]:w-auto"
      />
      {search !== '' && (
        <p className="font-title text-xl leading-tight font-bold max-sm:text-lg">
          {hidden ?? m.library_nothing({ search })}
        </p>
      )}
      {hidden !== null && <HiddenReason isMain />}
      {hasFilters && <p className="text-soft">{m.library_empty_hint()}</p>}
      {hasFilters && <ResetFilters variant="primary" onChange={onChange} />}
      {search !== '' && !hasFilters && (
        <div className="flex flex-wrap justify-center gap-3">
          <Button
            variant={hidden === null ? 'primary' : 'secondary'}
            onClick={() => onChange({ search: '' })}
          >
            {m.library_search_clear()}
          </Button>
          <ButtonLink to="/roadmap">{m.library_wish()}</ButtonLink>
        </div>
      )}
      {!isNarrowed(filter) && <p>{m.library_empty_all()}</p>}
    </Paper>
  )
}
