import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type CSSProperties, type ReactNode, useId } from 'react'
import type { StoryCard as StoryCardData, StoryShelf } from '../../../../contract/story-card.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Link } from '../../../ui/link.tsx'
import { Paper } from '../../../ui/paper.tsx'
import { StoryCard } from '../card/story-card.tsx'
import { storyCountLabel } from '../labels/story-labels.ts'
import { shelfAddress, shelfLabel } from './shelf-labels.ts'
import { useRowScroll } from './use-row-scroll.ts'

interface ShelfRowProps {
  label: string
  stories: readonly StoryCardData[]
  /** True for a shelf that is visible at first. */
  isEager: boolean
  /** Number of stories in the whole shelf. */
  total?: number
  /** Whether a shelf above has the story, too: on paper each story is there once. */
  isRepeated?: (story: StoryCardData) => boolean
  /** The last card: it leads to all of them. */
  children?: ReactNode
}

/** Whether a shelf shares a row with another one. */
export const isSmallShelf = (stories: readonly unknown[]) => stories.length <= 3

/** A row of covers, with a last card unless the row shows all of its stories. */
export function ShelfRow(props: ShelfRowProps) {
  const { label, stories, total = stories.length, isEager, isRepeated, children } = props
  const headingId = useId()
  const { ref, fits, isAtStart, isAtEnd, scroll } = useRowScroll(stories.length)
  const showsAll = fits && total <= stories.length
  return (
    <Paper className={isSmallShelf(stories) ? 'shelf shelf-small' : 'shelf'}>
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
          {stories.map((story) => (
            <li
              key={story.storyId}
              data-repeated={isRepeated?.(story) ? '' : undefined}
              style={{ '--age': story.ageFrom } as CSSProperties}
            >
              <StoryCard story={story} isEager={isEager} place="shelf" />
            </li>
          ))}
          {children && !showsAll && <li>{children}</li>}
        </ul>
      </section>
    </Paper>
  )
}

interface LibraryShelfProps extends Pick<ShelfRowProps, 'isEager' | 'isRepeated'> {
  shelf: StoryShelf
}

/** A shelf of the library; its last card leads to all of its stories. */
export function LibraryShelf({ shelf, ...rest }: LibraryShelfProps) {
  return (
    <ShelfRow label={shelfLabel(shelf)} stories={shelf.items} total={shelf.total} {...rest}>
      <AllCard shelf={shelf} />
    </ShelfRow>
  )
}

function AllCard({ shelf }: { shelf: StoryShelf }) {
  return (
    <Link className="shelf-all" to={{ search: shelfAddress(shelf) }}>
      <span className="shelf-all-arrow">
        <ChevronRight aria-hidden="true" size={28} />
      </span>
      <span className="font-title font-bold">
        {m.library_shelf_all()}
        <span className="sr-only">{`: ${shelfLabel(shelf)}`}</span>
      </span>
      <span className="text-xs text-soft">{storyCountLabel(shelf.total, getLocale())}</span>
    </Link>
  )
}
