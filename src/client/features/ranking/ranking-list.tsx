import { Heart } from 'lucide-react'
import { displayTitle } from '../../../contract/rules.ts'
import type { RankedStory } from '../../../contract/story-card.ts'
import { useAuth } from '../../data/session/session.tsx'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Link } from '../../ui/link.tsx'
import { storyAddress } from '../story/address/story-address.ts'
import { Cover } from '../story/card/cover.tsx'

/** The stories by rank; the first three are larger. */
export function RankingList({ stories }: { stories: RankedStory[] }) {
  return (
    <ol className="ranking-list">
      {stories.map((story, at) => (
        <li key={story.storyId} className={at < 3 ? 'ranked ranked-first' : 'ranked'}>
          <RankedItem story={story} isTopThree={at < 3} />
        </li>
      ))}
    </ol>
  )
}

function RankedItem({ story, isTopThree }: { story: RankedStory; isTopThree: boolean }) {
  const { user } = useAuth()
  const title = displayTitle(story)
  return (
    <Link to={storyAddress(story.storyId, user !== null)} className="ranked-link story-card group">
      <span className="ranked-place place-medal" data-rank={story.rank}>
        <span className="sr-only">{m.ranking_place()} </span>
        {story.rank}
      </span>
      <Cover
        coverImageUrl={story.coverImageUrl}
        title={title}
        sizes={isTopThree ? '(width >= 48rem) 280px, 40vw' : '96px'}
        isEager={isTopThree}
        isDecorative
      />
      <span className="ranked-words">
        <span lang={getLocale()} className="ranked-title group-hover:underline">
          {story.titleSyllables ?? title}
        </span>
        <span className="ranked-count">
          <Heart aria-hidden="true" size={18} fill="currentColor" className="text-heart" />
          {m.ranking_likes({ count: story.likes })}
        </span>
        {story.reads > 0 && <span className="ranked-count">{readsText(story.reads)}</span>}
      </span>
    </Link>
  )
}

function readsText(reads: number): string {
  return reads === 1 ? m.ranking_reads_one() : m.ranking_reads({ count: reads })
}

const skeletonRanks = [1, 2, 3, 4, 5, 6]

/** Placeholder while the ranking loads. */
export function RankingSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {m.ranking_loading()}
      </p>
      <ol className="ranking-list" aria-hidden="true">
        {skeletonRanks.map((rank) => (
          <li key={rank} className={rank <= 3 ? 'ranked ranked-first' : 'ranked'}>
            <div className="ranked-link">
              <span className="ranked-place place-medal" data-rank={rank}>
                {rank}
              </span>
              <div className="waiting-cover" />
              <span className="ranked-words" />
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
