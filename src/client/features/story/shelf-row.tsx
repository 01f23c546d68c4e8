import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import type { StoryShelf } from '../../../contract/story.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Link } from '../../ui/link.tsx'
import { Paper } from '../../ui/paper.tsx'
import { shelfAddress, shelfLabel } from './shelf-words.ts'
import { StoryCard } from './story-card.tsx'
import { countInWords } from './story-words.ts'
import { useRowScroll } from './use-row-scroll.ts'

interface ShelfRowProps {
  shelf: StoryShelf
  /** True where the covers are seen at once. */
  isEager: boolean
}

/** So few books share their row with another shelf. */
const smallShelf = 2

/** A row of covers as in a picture-book rack; its last card leads to all of them. */
export function ShelfRow({ shelf, isEager }: ShelfRowProps) {
  const headingId = useId()
  const label = shelfLabel(shelf)
  const { ref, isAtStart, isAtEnd, scroll } = useRowScroll()
  return (
    <Paper className={shelf.items.length <= smallShelf ? 'shelf shelf-small' : 'shelf'}>
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
          <li>
            <AllCard shelf={shelf} label={label} />
          </li>
        </ul>
      </section>
    </Paper>
  )
}

/** As large as a cover: everything on the shelf, as a list. */
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
      <span className="text-xs text-soft">{countInWords(shelf.total, getLocale())}</span>
    </Link>
  )
}
