import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, Printer } from 'lucide-react'
import type { DiaryWeek as Week } from '../../../contract/diary.ts'
import { isRefusal } from '../../data/queries/query-client.ts'
import { useAuth } from '../../data/session/session.tsx'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Paper } from '../../ui/paper.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useFamily } from '../child/use-family.ts'
import { ChildFilter } from './child-filter.tsx'
import './diary.css'
import { formatDayRange } from '../../lib/format.ts'
import { type DiaryAddress, diaryAddress } from './diary-address.ts'
import './diary-print.css'
import { diaryQuery } from './diary-query.ts'
import { DiaryWeek } from './diary-week.tsx'
import { WeekNav } from './week-nav.tsx'

/** The family's diary, one week per page. */
export function Diary({ address }: { address: DiaryAddress }) {
  const { user } = useAuth()
  const { children } = useFamily()
  const weekQuery = useQuery(diaryQuery(user?.uid ?? null, address))
  const isOnline = useIsOnline()
  const week = weekQuery.data
  return (
    <div className="diary">
      <DiaryHead address={address} week={week} />
      {!isOnline && <Notice>{week ? m.site_offline_cached() : m.dashboard_offline_block()}</Notice>}
      {week && <DiaryWeek week={week} childProfiles={children} />}
      {!week && isOnline && weekQuery.error && (
        <WeekFailed
          isNotFound={isRefusal(weekQuery.error)}
          address={address}
          onRetry={() => void weekQuery.refetch()}
        />
      )}
      {weekQuery.isLoading && isOnline && <Spinner label={m.dashboard_loading()} />}
      <div className="diary-drawing" aria-hidden="true">
        {m.diary_drawing()}
      </div>
    </div>
  )
}

function DiaryHead({ address, week }: { address: DiaryAddress; week: Week | undefined }) {
  const { profile } = useAuth()
  const { children } = useFamily()
  const shownChild = children.find(({ childId }) => childId === address.childId)
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
      <WeekNav address={address} previous={week?.previous ?? null} next={week?.next ?? null}>
        {monday && sunday ? formatDayRange(monday, sunday) : ''}
      </WeekNav>
      {week && <WeekSummary week={week} />}
      {children.length > 1 && <ChildFilter childProfiles={children} address={address} />}
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
  return <p className="diary-summary">{parts.join('\u00a0· ')}</p>
}

interface WeekFailedProps {
  /** The week or child does not exist. */
  isNotFound: boolean
  address: DiaryAddress
  onRetry: () => void
}

function WeekFailed({ isNotFound, address, onRetry }: WeekFailedProps) {
  const isDefaultAddress = address.week === null && address.childId === null
  return (
    <Notice tone="danger">
      <p>{isNotFound ? m.diary_no_week() : m.diary_failed()}</p>
      {isNotFound && !isDefaultAddress ? (
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
