import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { type DiaryAddress, diaryAddress } from './diary-address.ts'

interface WeekNavProps {
  address: DiaryAddress
  previous: string | null
  next: string | null
  children: ReactNode
}

/** The week's dates with links to the previous and next week. */
export function WeekNav({ address, previous, next, children }: WeekNavProps) {
  return (
    <nav className="week-turner" aria-label={m.diary_weeks()}>
      <p aria-live="polite">{children}</p>
      <WeekLink address={address} week={previous} label={m.diary_previous()}>
        <ChevronLeft aria-hidden="true" />
      </WeekLink>
      <WeekLink address={address} week={next} label={m.diary_next()}>
        <ChevronRight aria-hidden="true" />
      </WeekLink>
    </nav>
  )
}

interface WeekLinkProps {
  address: DiaryAddress
  week: string | null
  label: string
  children: ReactNode
}

function WeekLink({ address, week, label, children }: WeekLinkProps) {
  // A placeholder keeps the other link in its place.
  if (week === null) {
    return (
      <span className="week-turn" aria-hidden="true">
        {children}
      </span>
    )
  }
  return (
    <Link className="week-turn" to={diaryAddress({ ...address, week })} aria-label={label}>
      {children}
    </Link>
  )
}
