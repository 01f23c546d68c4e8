import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, Printer } from 'lucide-react'
import type { DiaryWeek as Week } from '../../../contract/diary.ts'
import { isRefusal } from '../../data/query-client.ts'
import { useAuth } from '../../data/session.tsx'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Paper } from '../../ui/paper.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useFamily } from '../child/use-family.ts'
import { ChildFilter } from './child-filter.tsx'
import './diary.css'
import type { DiaryAddress } from './diary-address.ts'
import { diaryAddress } from './diary-address.ts'
import { weekSpan } from './diary-dates.ts'
import './diary-print.css'
import { diaryQuery } from './diary-query.ts'
import { DiaryWeek } from './diary-week.tsx'
import { WeekTurner } from './week-turner.tsx'

/** The family's diary, a week a page: no points, nobody to beat. */
export function Diary({ shown }: { shown: DiaryAddress }) {
  const { user } = useAuth()
  const { children } = useFamily()
  const found = useQuery(diaryQuery(user?.uid ?? null, shown))
  const isOnline = useIsOnline()
  const week = found.data
  return (
    <div className="diary">
      <DiaryHead shown={shown} week={week} />
      {!isOnline && <Notice>{week ? m.dashboard_offline() : m.dashboard_offline_block()}</Notice>}
      {week && <DiaryWeek week={week} childProfiles={children} />}
      {!week && isOnline && found.error && (
        <WeekFailed
          isGone={isRefusal(found.error)}
          shown={shown}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isLoading && isOnline && <Spinner label={m.dashboard_loading()} />}
      <div className="diary-drawing" aria-hidden="true">
        {m.diary_drawing()}
      </div>
    </div>
  )
}

function DiaryHead({ shown, week }: { shown: DiaryAddress; week: Week | undefined }) {
  const { profile } = useAuth()
  const { children } = useFamily()
  const shownChild = children.find(({ childId }) => childId === shown.childId)
  const [monday, sunday] = [week?.days[0]?.day, week?.days[6]?.day]
  return (
    <Paper className="diary-head">
      <Link className="block-link diary-back" to="/dashboard">
        <ChevronLeft size={20} aria-hidden="true" /> {m.diary_back()}
      </Link>
      <div className="diary-title">
        <h1 tabIndex={-1}>{m.diary_heading()}</h1>
        <Button className="diary-print" onClick={() => window.print()} disabled={!week}>
          <Printer size={20} aria-hidden="true" /> {m.diary_print()}
        </Button>
      </div>
      <p className="diary-family" aria-hidden="true">
        {shownChild?.name ?? profile?.displayName}
      </p>
      <WeekTurner shown={shown} previous={week?.previous ?? null} next={week?.next ?? null}>
        {monday && sunday ? weekSpan(monday, sunday, getLocale()) : ''}
      </WeekTurner>
      {week && <WeekSummary week={week} />}
      {children.length > 1 && <ChildFilter childProfiles={children} shown={shown} />}
    </Paper>
  )
}

function WeekSummary({ week: { summary } }: { week: Week }) {
  const { evenings, minutes, stories } = summary
  if (evenings === 0) return null
  const parts = [
    evenings === 1 ? m.diary_evening() : m.diary_evenings({ count: evenings }),
    stories === 1 ? m.diary_story() : m.diary_stories({ count: stories }),
    ...(minutes > 0 ? [m.diary_minutes({ minutes })] : []),
  ]
  return <p className="diary-summary">{parts.join(' · ')}</p>
}

interface WeekFailedProps {
  /** There is no such week, or no such child. */
  isGone: boolean
  shown: DiaryAddress
  onRetry: () => void
}

function WeekFailed({ isGone, shown, onRetry }: WeekFailedProps) {
  const isThisWeek = shown.week === null && shown.childId === null
  return (
    <Notice tone="danger">
      <p>{isGone ? m.diary_no_week() : m.diary_failed()}</p>
      {isGone && !isThisWeek ? (
        <ButtonLink className="mt-3" to={diaryAddress({ week: null, childId: null })}>
          {m.diary_this_week()}
        </ButtonLink>
      ) : (
        <Button className="mt-3" onClick={onRetry}>
          {m.site_retry()}
        </Button>
      )}
    </Notice>
  )
}
