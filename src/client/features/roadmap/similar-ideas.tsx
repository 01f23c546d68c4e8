import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import type { RoadmapItem } from '../../../contract/roadmap.ts'
import { query } from '../../data/core/api.ts'
import { productQuery } from '../../data/queries/query-client.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { localizedText, stateLabel } from './roadmap-labels.ts'
import { itemAddress, openedFromBoard, useRoadmapAddress } from './use-roadmap-address.ts'
import { acceptsVotes, Votes } from './votes.tsx'

const typingDebounceMs = 400
const minLength = 5

/** Items with a similar title, to vote for instead; updated while the user types. */
export function SimilarIdeas({ title }: { title: string }) {
  const text = useDebounced(title.trim(), typingDebounceMs)
  const isLongEnough = text.length >= minLength
  const { data } = useQuery({
    ...query.roadmap.similar.queryOptions({ input: isLongEnough ? { text } : skipToken }),
    ...productQuery,
    // Keeps the list between two queries.
    placeholderData: keepPreviousData,
  })
  const similarItems = (isLongEnough && data) || []
  return (
    <div className="similar-ideas">
      <p role="status" className="sr-only">
        {countText(similarItems.length)}
      </p>
      {similarItems.length > 0 && (
        <>
          <h3>{m.roadmap_similar()}</h3>
          {similarItems.some(acceptsVotes) && (
            <p className="text-sm text-soft">{m.roadmap_similar_hint()}</p>
          )}
          <ul>
            {similarItems.map((item) => (
              <SimilarIdea key={item.itemId} item={item} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function SimilarIdea({ item }: { item: RoadmapItem }) {
  const { sort } = useRoadmapAddress()
  const { text, lang } = localizedText(item.titles)
  return (
    <li>
      <p>
        <Link
          lang={lang}
          className="font-bold"
          to={itemAddress(item.itemId, sort)}
          state={openedFromBoard}
          preventScrollReset
        >
          {text}
        </Link>{' '}
        <span className="block text-sm text-soft">
          {item.state === 'completed' ? m.roadmap_similar_done() : stateLabel(item.state)}
        </span>
      </p>
      <Votes item={item} />
    </li>
  )
}

function countText(count: number): string {
  if (count === 0) return ''
  return count === 1 ? m.roadmap_similar_one() : m.roadmap_similar_many({ count })
}
