import type { RankingPeriod } from '../../../contract/story-card.ts'
import { now } from '../../lib/clock.ts'
import { formatLongDate } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { periodAddress, periodLabel, periods } from './period.ts'
import './period-nav.css'

/** The periods of the ranking as links, so each has its own address. */
export function PeriodNav({ current }: { current: RankingPeriod }) {
  return (
    <nav aria-label={m.ranking_period()} className="ranking-periods">
      <ul>
        {periods.map((period) => (
          <li key={period}>
            <Link
              to={periodAddress(period)}
              aria-current={period === current ? 'page' : undefined}
              preventScrollReset
            >
              {periodLabel(period)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Paper has no links; it says which ranking it is, and of which day. */
export function PrintedPeriod({ period }: { period: RankingPeriod }) {
  const day = formatLongDate(now().toISOString())
  return (
    <p className="ranking-printed">{m.ranking_printed({ period: periodLabel(period), day })}</p>
  )
}
