import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import type { RoadmapItem } from '../../../contract/roadmap.ts'
import { query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { m } from '../../paraglide/messages.js'
import { shownText, stateName } from './roadmap-words.ts'
import { Votes } from './votes.tsx'

const typingDebounceMs = 400
const fewestLetters = 5

/** What others have already wished for, while somebody is typing; to be voted for instead. */
export function SimilarIdeas({ title }: { title: string }) {
  const text = useDebounced(title.trim(), typingDebounceMs)
  const isAsked = text.length >= fewestLetters
  const { data } = useQuery({
    ...query.roadmap.similar.queryOptions({ input: isAsked ? { text } : skipToken }),
    ...productQuery,
    // No gap between two letters.
    placeholderData: keepPreviousData,
  })
  const found = (isAsked && data) || []
  return (
    <div className="similar-ideas">
      <p role="status" className="sr-only">
        {countText(found.length)}
      </p>
      {found.length > 0 && (
        <>
          <h3>{m.roadmap_similar()}</h3>
          <p className="text-sm text-soft">{m.roadmap_similar_hint()}</p>
          <ul>
            {found.map((item) => (
              <SimilarIdea key={item.itemId} item={item} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function SimilarIdea({ item }: { item: RoadmapItem }) {
  const { text, lang } = shownText(item.titles)
  return (
    <li>
      <p>
        <b lang={lang}>{text}</b> <span className="text-sm text-soft">{stateName(item.state)}</span>
      </p>
      <Votes item={item} />
    </li>
  )
}

function countText(count: number): string {
  if (count === 0) return ''
  return count === 1 ? m.roadmap_similar_one() : m.roadmap_similar_many({ count })
}
