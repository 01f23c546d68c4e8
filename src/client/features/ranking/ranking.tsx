import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { RankingPeriod } from '../../../contract/story.ts'
import { api } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'
import { useAuth } from '../../data/session.tsx'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Paper } from '../../ui/paper.tsx'
import { LoadError } from '../story/load-error.tsx'
import { shownTitles } from '../story/shown-titles.ts'
import hedgehog from '../story/sleeping-hedgehog.svg'
import { periodAddress, periodIntro, periodLabel, periods, readPeriod } from './period.ts'
import { RankingList, WaitingRanking } from './ranking-list.tsx'
import './ranking.css'

/** Which stories the community likes best: of a week, a month, or ever, as the address says. */
export function Ranking() {
  const { search } = useLocation()
  // The prerendered page knows no period.
  const period = useIsMounted() ? readPeriod(search) : 'ever'
  return (
    <Paper className="ranking">
      <h2>{m.ranking_heading()}</h2>
      <nav aria-label={m.ranking_period()}>
        <ul className="ranking-periods">
          {periods.map((one) => (
            <li key={one}>
              <Link
                to={periodAddress(one)}
                aria-current={one === period ? 'page' : undefined}
                preventScrollReset
              >
                {periodLabel(one)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="ranking-intro">{periodIntro(period)}</p>
      <RankingOf period={period} />
    </Paper>
  )
}

function RankingOf({ period }: { period: RankingPeriod }) {
  const input = { period, ...shownTitles() }
  const { data, error, refetch } = useQuery({
    ...productQuery,
    // Apart from the other stories: a heart given changes their likes, which are not the period's.
    queryKey: ['ranking', input],
    queryFn: ({ signal }) => api.story.ranking(input, { signal }),
  })
  const isOnline = useIsOnline()
  if (data === undefined) {
    if (!isOnline) return <Notice>{m.ranking_offline()}</Notice>
    if (error) return <LoadError text={m.ranking_error()} onRetry={() => void refetch()} />
    return <WaitingRanking />
  }
  if (data.length === 0) return <NothingYet period={period} />
  return <RankingList stories={data} />
}

/** Fewer than five hearts for every story. */
function NothingYet({ period }: { period: RankingPeriod }) {
  const { user } = useAuth()
  return (
    <div className="ranking-empty">
      <img src={hedgehog} width={240} height={150} alt="" />
      <h3>{m.ranking_empty()}</h3>
      <p>{period === 'ever' ? m.ranking_empty_ever() : m.ranking_empty_lately()}</p>
      {period === 'ever' ? (
        <ButtonLink look="primary" to={user ? '/story-collection' : '/login?mode=register'}>
          {user ? m.landing_library() : m.landing_register()}
        </ButtonLink>
      ) : (
        <ButtonLink look="primary" to={periodAddress('ever')} preventScrollReset>
          {m.ranking_to_ever()}
        </ButtonLink>
      )}
    </div>
  )
}
