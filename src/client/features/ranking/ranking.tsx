import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { RankingPeriod } from '../../../contract/story.ts'
import { api } from '../../data/core/api.ts'
import { productQuery } from '../../data/queries/query-client.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Paper } from '../../ui/paper.tsx'
import { QueryState } from '../../ui/query-state.tsx'
import { StartButton } from '../session/start-button.tsx'
import hedgehog from '../story/card/sleeping-hedgehog.svg'
import { shownTitles } from '../story/labels/shown-titles.ts'
import { periodAddress, periodIntro, periodLabel, periods, readPeriod } from './period.ts'
import { RankingList, RankingSkeleton } from './ranking-list.tsx'
import './ranking.css'

/** The most liked stories of a week, a month or all time, with the period in the address. */
export function Ranking() {
  const { search } = useLocation()
  // Prerendering has no query string.
  const period = useIsMounted() ? readPeriod(search) : 'ever'
  return (
    <Paper className="ranking">
      <h2>{m.ranking_heading()}</h2>
      <nav aria-label={m.ranking_period()}>
        <ul className="ranking-periods">
          {periods.map((option) => (
            <li key={option}>
              <Link
                to={periodAddress(option)}
                aria-current={option === period ? 'page' : undefined}
                preventScrollReset
              >
                {periodLabel(option)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="ranking-intro">{periodIntro(period)}</p>
      <PeriodRanking period={period} />
    </Paper>
  )
}

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
      empty={<EmptyRanking period={period} />}
    >
      {(stories) => <RankingList stories={stories} />}
    </QueryState>
  )
}

/** Shown if no story has enough likes in the period. */
function EmptyRanking({ period }: { period: RankingPeriod }) {
  return (
    <div className="ranking-empty">
      <img src={hedgehog} width={240} height={150} alt="" />
      <h3>{m.ranking_empty()}</h3>
      <p>{period === 'ever' ? m.ranking_empty_ever() : m.ranking_empty_lately()}</p>
      {period === 'ever' ? (
        <StartButton />
      ) : (
        <ButtonLink variant="primary" to={periodAddress('ever')} preventScrollReset>
          {m.ranking_to_ever()}
        </ButtonLink>
      )}
    </div>
  )
}
