import { useQuery } from '@tanstack/react-query'
import type { ListName } from '../../../contract/list.ts'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { Block } from './block.tsx'
import { listQuery, type Reader } from './dashboard-queries.ts'
import { QueryContent } from './query-content.tsx'
import { StoryTile, StoryTilesSkeleton } from './story-tile.tsx'

const shownCount = 5
const labels = {
  remember: { heading: m.dashboard_remember, emptyText: m.dashboard_remember_none },
  favorites: { heading: m.dashboard_favorites, emptyText: m.dashboard_favorites_none },
}

/** The first five stories of a child's list. */
export function ListRow({ reader, list }: { reader: Reader; list: ListName }) {
  const stories = useQuery(listQuery(reader, list))
  const heading = labels[list].heading()
  return (
    <Block
      heading={heading}
      action={
        <Link
          className="block-link"
          to={`/${list}`}
          aria-label={m.dashboard_all_of({ list: heading })}
        >
          {m.dashboard_all()}
        </Link>
      }
    >
      <QueryContent
        query={stories}
        errorText={m.dashboard_list_failed()}
        skeleton={<StoryTilesSkeleton count={shownCount} />}
      >
        {({ stories }) =>
          stories.length === 0 ? (
            <p className="text-soft">{labels[list].emptyText()}</p>
          ) : (
            <ul className="story-tiles" data-count={shownCount}>
              {stories.slice(0, shownCount).map((story) => (
                <li key={story.storyId}>
                  <StoryTile story={story} sizes="(width >= 64rem) 140px, 30vw" />
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
    </Block>
  )
}
