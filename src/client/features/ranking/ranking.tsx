import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { displayTitle } from '../../../contract/rules.ts'
import type { RankedStory, RankingPeriod } from '../../../contract/story-card.ts'
import { api } from '../../data/core/api.ts'
import { productQuery } from '../../data/queries/query-client.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { QueryState } from '../../ui/query-state.tsx'
import hedgehog from '../story/card/sleeping-hedgehog.svg'
import { shownTitles } from '../story/labels/shown-titles.ts'
import { TopStoryGrid, WaitingTopStories } from '../story/top-stories/top-story-grid.tsx'
import { periodAddress } from './period.ts'
import './ranking.css'

interface RankingProps {
  period: Exclude<RankingPeriod, 'ever'>
  search: string
  /** What to do where a search finds nothing. */
  afterEmpty: ReactNode
}

/** The most liked stories of a week or a month; those of all time are the top stories. */
export function Ranking({ period, search, afterEmpty }: RankingProps) {
  const input = { period, ...shownTitles() }
  const ranking = useQuery({
    ...productQuery,
    // A separate key: a like updates the total in cached stories, but these likes are of one period.
    queryKey: ['ranking', input],
    queryFn: ({ signal }) => api.story.ranking(input, { signal }),
  })
  return (
    <QueryState
      query={ranking}
      loading={<WaitingTopStories text={m.ranking_loading()} hasPlaces />}
      errorText={m.ranking_error()}
      offlineText={m.ranking_offline()}
      empty={<EmptyRanking />}
    >
      {(stories) => (
        <TopStoryGrid
          stories={stories.filter(hasInTitle(search))}
          afterEmpty={afterEmpty}
          placeOf={({ rank }) => rank}
          factsOf={factsOf}
          CardHeading="h2"
        />
      )}
    </QueryState>
  )
}

/** The whole ranking is here, so that its search needs no call; it finds what that of all time does. */
function hasInTitle(search: string) {
  const sought = comparable(search.trim() === '' ? '' : search)
  return (story: RankedStory) => comparable(displayTitle(story)).includes(sought)
}

const comparable = (text: string) => text.normalize().toLowerCase()

function factsOf({ likes, reads }: RankedStory): string[] {
  const facts = [m.ranking_likes({ count: likes })]
  if (reads === 1) facts.push(m.ranking_reads_one())
  if (reads > 1) facts.push(m.ranking_reads({ count: reads }))
  return facts
}

/** Shown if no story has enough likes in the period. */
function EmptyRanking() {
  return (
    <div className="ranking-empty">
      <img src={hedgehog} width={240} height={150} alt="" />
      <h2>{m.ranking_empty()}</h2>
      <p>{m.ranking_empty_lately()}</p>
      <ButtonLink variant="primary" to={periodAddress('ever')} preventScrollReset>
        {m.ranking_to_ever()}
      </ButtonLink>
    </div>
  )
}
