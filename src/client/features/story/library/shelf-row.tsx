import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import type { StoryShelf } from '../../../../contract/story.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Link } from '../../../ui/link.tsx'
import { Paper } from '../../../ui/paper.tsx'
import { StoryCard } from '../card/story-card.tsx'
import { storyCountLabel } from '../labels/story-labels.ts'
import { shelfAddress, shelfLabel } from './shelf-labels.ts'
import { useRowScroll } from './use-row-scroll.ts'

interface ShelfRowProps {
  shelf: StoryShelf
  /** True for a shelf that is visible at first. */
  isEager: boolean
}

/** Shelves with at most this many stories share a row with another shelf. */
const maxSmallShelf = 2

/** A row of covers; unless it shows them all, its last card leads to all stories of the shelf. */
export function ShelfRow({ shelf, isEager }: ShelfRowProps) {
  const headingId = useId()
  const label = shelfLabel(shelf)
  const { ref, fits, isAtStart, isAtEnd, scroll } = useRowScroll(shelf.items.length)
  const showsAll = fits && shelf.total <= shelf.items.length
  return (
    <Paper className={shelf.items.length <= maxSmallShelf ? 'shelf shelf-small' : 'shelf'}>
      <section aria-labelledby={headingId}>
        <div className="shelf-head">
          <h2 id={headingId}>{label}</h2>
          {!(isAtStart && isAtEnd) && (
            <div className="shelf-arrows">
              <button
                type="button"
                className="shelf-arrow"
                aria-label={m.library_shelf_back({ shelf: label })}
                aria-disabled={isAtStart}
                onClick={() => scroll(-1)}
              >
                <ChevronLeft aria-hidden="true" size={26} />
              </button>
              <button
                type="button"
                className="shelf-arrow"
                aria-label={m.library_shelf_forward({ shelf: label })}
                aria-disabled={isAtEnd}
                onClick={() => scroll(1)}
              >
                <ChevronRight aria-hidden="true" size={26} />
              </button>
            </div>
          )}
        </div>
        <ul ref={ref} className="shelf-row">
          {shelf.items.map((story) => (
            <li key={story.storyId}>
              <StoryCard story={story} isEager={isEager} place="shelf" />
            </li>
          ))}
          {!showsAll && (
            <li>
              <AllCard shelf={shelf} label={label} />
            </li>
          )}
        </ul>
      </section>
    </Paper>
  )
}

/** The last card: a link to all stories of the shelf. */
function AllCard({ shelf, label }: { shelf: StoryShelf; label: string }) {
  return (
    <Link className="shelf-all" to={{ search: shelfAddress(shelf) }}>
      <span className="shelf-all-arrow">
        <ChevronRight aria-hidden="true" size={28} />
      </span>
      <span className="font-title font-bold">
        {m.library_shelf_all()}
        <span className="sr-only">{`: ${label}`}</span>
      </span>
      <span className="text-xs text-soft">{storyCountLabel(shelf.total, getLocale())}</span>
    </Link>
  )
}
