import { useQuery } from '@tanstack/react-query'
import type { RankingPeriod } from '../../../contract/story-card.ts'
import { api } from '../../data/core/api.ts'
import { productQuery } from '../../data/queries/query-client.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { Paper } from '../../ui/paper.tsx'
import { QueryState } from '../../ui/query-state.tsx'
import { ChosenFor } from '../child/chosen-for.tsx'
import hedgehog from '../story/card/sleeping-hedgehog.svg'
import { shownTitles } from '../story/labels/shown-titles.ts'
import { periodAddress } from './period.ts'
import { PeriodNav } from './period-nav.tsx'
import { RankingList, RankingSkeleton } from './ranking-list.tsx'
import './ranking.css'

/** The most liked stories of a week or a month; those of all time are the top stories. */
export function Ranking({ period }: { period: Exclude<RankingPeriod, 'ever'> }) {
  return (
    <Paper className="ranking max-sm:px-4">
      <h1 tabIndex={-1}>{m.topstories_heading()}</h1>
      <PeriodNav current={period} />
      <p className="ranking-intro">{periodIntros[period]()}</p>
      <ChosenFor isAlwaysShown={false} />
      <PeriodRanking period={period} />
    </Paper>
  )
}

const periodIntros = { week: m.ranking_week_intro, month: m.ranking_month_intro }

function PeriodRanking({ period }: { period: RankingPeriod }) {
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
      loading={<RankingSkeleton />}
      errorText={m.ranking_error()}
      offlineText={m.ranking_offline()}
      empty={<EmptyRanking />}
    >
      {(stories) => <RankingList stories={stories} />}
    </QueryState>
  )
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
