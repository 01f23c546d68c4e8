import { useQuery } from '@tanstack/react-query'
import type { Child } from '../../../contract/child.ts'
import type { DiaryWeek } from '../../../contract/diary.ts'
import { formatWeekday } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { diaryAddress } from '../diary/diary-address.ts'
import { diaryQuery } from '../diary/diary-query.ts'
import { Block } from './block.tsx'
import { QueryContent } from './query-content.tsx'
import './this-week.css'

/** What the family has read since Monday; no streaks and no comparisons. */
export function ThisWeek({ uid, child }: { uid: string | null; child: Child | null }) {
  const address = { week: null, childId: child?.childId ?? null }
  const week = useQuery(diaryQuery(uid, address))
  return (
    <Block heading={child ? m.dashboard_week_with({ name: child.name }) : m.dashboard_week()}>
      <QueryContent query={week} errorText={m.dashboard_week_failed()} skeleton={<WeekSkeleton />}>
        {(data) => <WeekSummary week={data} />}
      </QueryContent>
      <ButtonLink className="mt-5" to={diaryAddress(address)}>
        {m.dashboard_week_diary()}
      </ButtonLink>
    </Block>
  )
}

function WeekSkeleton() {
  return (
    <>
      <div className="waiting-line w-10/12" />
      <div className="waiting-line w-7/12" />
    </>
  )
}

function WeekSummary({ week: { days, summary, today } }: { week: DiaryWeek }) {
  const { evenings, minutes, stories } = summary
  return (
    <>
      <ol className="week-dots">
        {days.map(({ day, entries }) => (
          <li
            key={day}
            data-read={entries.length > 0 || undefined}
            data-today={day === today || undefined}
          >
            <span aria-hidden="true">{formatWeekday(day, 'short')}</span>
            <span className="sr-only">
              {formatWeekday(day, 'long')}
              {entries.length > 0 && `: ${m.dashboard_week_read()}`}
            </span>
          </li>
        ))}
      </ol>
      {evenings === 0 ? (
        <p className="mt-3">{m.dashboard_week_none()}</p>
      ) : (
        <dl className="week-sums">
          <Total
            count={evenings}
            one={m.dashboard_week_evening()}
            many={m.dashboard_week_evenings()}
          />
          <Total count={stories} one={m.dashboard_week_story()} many={m.dashboard_week_stories()} />
          {minutes > 0 && (
            <Total
              count={minutes}
              one={m.dashboard_week_minute()}
              many={m.dashboard_week_minutes()}
            />
          )}
        </dl>
      )}
    </>
  )
}

function Total({ count, one, many }: { count: number; one: string; many: string }) {
  return (
    <div>
      <dt>{count === 1 ? one : many}</dt>
      <dd>{count}</dd>
    </div>
  )
}
