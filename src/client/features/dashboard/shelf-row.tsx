import { useQuery } from '@tanstack/react-query'
import type { ShelfName } from '../../../contract/shelf.ts'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { Answer } from './answer.tsx'
import { Block } from './block.tsx'
import type { Reader } from './dashboard-queries.ts'
import { shelfQuery } from './dashboard-queries.ts'
import { StoryPlace, WaitingPlaces } from './story-place.tsx'

const shownCount = 5
const words = {
  remember: { heading: m.dashboard_remember, none: m.dashboard_remember_none },
  favorites: { heading: m.dashboard_favorites, none: m.dashboard_favorites_none },
}

/** The first five stories of a child's list. */
export function ShelfRow({ reader, shelf }: { reader: Reader; shelf: ShelfName }) {
  const listed = useQuery(shelfQuery(reader, shelf))
  const list = words[shelf].heading()
  return (
    <Block
      heading={list}
      action={
        <Link className="block-link" to={`/${shelf}`} aria-label={m.dashboard_all_of({ list })}>
          {m.dashboard_all()}
        </Link>
      }
    >
      <Answer
        query={listed}
        failed={m.dashboard_shelf_failed()}
        waiting={<WaitingPlaces count={shownCount} />}
      >
        {({ stories }) =>
          stories.length === 0 ? (
            <p className="text-soft">{words[shelf].none()}</p>
          ) : (
            <ul className="story-places" data-count={shownCount}>
              {stories.slice(0, shownCount).map((story) => (
                <li key={story.storyId}>
                  <StoryPlace story={story} sizes="(width >= 64rem) 140px, 30vw" />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Block>
  )
}
