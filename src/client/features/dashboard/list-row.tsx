import { useQuery } from '@tanstack/react-query'
import type { Child } from '../../../contract/child.ts'
import type { ListName } from '../../../contract/list.ts'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { openFirst } from '../story/state/story-state.ts'
import { useMonthStories } from '../story/state/use-story-states.ts'
import { WaitLine } from '../story/state/wait-line.tsx'
import { Block } from './block.tsx'
import { listQuery, type Reader } from './dashboard-queries.ts'
import { QueryContent } from './query-content.tsx'
import { StoryTile, StoryTilesSkeleton } from './story-tile.tsx'

const shownCount = 5
const labels = {
  remember: m.dashboard_remember,
  favorites: m.dashboard_favorites,
}

interface ListRowProps {
  reader: Reader
  child: Child | null
  list: ListName
}

/** The first five stories of a child's list, those that open before others; nothing while it is empty. */
export function ListRow({ reader, child, list }: ListRowProps) {
  const stories = useQuery(listQuery(reader, list))
  const month = useMonthStories()
  const heading = labels[list]()
  const count = stories.data?.stories.length ?? child?.[list].length ?? 0
  if (count === 0) return null
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
        skeleton={<StoryTilesSkeleton count={Math.min(count, shownCount)} />}
      >
        {({ stories }) => (
          <ul className="story-tiles">
            {openFirst(stories, month.isOpen)
              .slice(0, shownCount)
              .map((story) => (
                <li key={story.storyId}>
                  <StoryTile story={story} sizes="(width >= 64rem) 140px, 30vw">
                    <WaitLine storyId={story.storyId} month={month} />
                  </StoryTile>
                </li>
              ))}
          </ul>
        )}
      </QueryContent>
    </Block>
  )
}
