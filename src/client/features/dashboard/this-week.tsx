import { useQuery } from '@tanstack/react-query'
import type { Child } from '../../../contract/child.ts'
import type { DiaryWeek } from '../../../contract/diary.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { diaryAddress } from '../diary/diary-address.ts'
import { dayName } from '../diary/diary-dates.ts'
import { diaryQuery } from '../diary/diary-query.ts'
import { Answer } from './answer.tsx'
import { Block } from './block.tsx'
import './this-week.css'

/** What was read together since Monday: no streak to lose, nobody to beat. */
export function ThisWeek({ uid, child }: { uid: string | null; child: Child | null }) {
  const shown = { week: null, childId: child?.childId ?? null }
  const week = useQuery(diaryQuery(uid, shown))
  return (
    <Block heading={child ? m.dashboard_week_with({ name: child.name }) : m.dashboard_week()}>
      <Answer query={week} failed={m.dashboard_week_failed()} waiting={<Waiting />}>
        {(shown) => <Week shown={shown} />}
      </Answer>
      <ButtonLink className="mt-5" to={diaryAddress(shown)}>
        {m.dashboard_week_diary()}
      </ButtonLink>
    </Block>
  )
}

function Waiting() {
  return (
    <>
      <div className="waiting-line w-10/12" />
      <div className="waiting-line w-7/12" />
    </>
  )
}

function Week({ shown: { days, summary, today } }: { shown: DiaryWeek }) {
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
            <span aria-hidden="true">{dayName(day, 'short')}</span>
            <span className="sr-only">
              {dayName(day, 'long')}
              {entries.length > 0 && `: ${m.dashboard_week_read()}`}
            </span>
          </li>
        ))}
      </ol>
      {evenings === 0 ? (
        <p className="mt-3">{m.dashboard_week_none()}</p>
      ) : (
        <dl className="week-sums">
          <Sum
            count={evenings}
            one={m.dashboard_week_evening()}
            many={m.dashboard_week_evenings()}
          />
          <Sum count={stories} one={m.dashboard_week_story()} many={m.dashboard_week_stories()} />
          {minutes > 0 && (
            <Sum
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

function Sum({ count, one, many }: { count: number; one: string; many: string }) {
  return (
    <div>
      <dt>{count === 1 ? one : many}</dt>
      <dd>{count}</dd>
    </div>
  )
}
