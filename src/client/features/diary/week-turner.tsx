import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import type { DiaryAddress } from './diary-address.ts'
import { diaryAddress } from './diary-address.ts'

interface WeekTurnerProps {
  shown: DiaryAddress
  previous: string | null
  next: string | null
  children: ReactNode
}

/** The week's dates with the way back and the way on. */
export function WeekTurner({ shown, previous, next, children }: WeekTurnerProps) {
  return (
    <nav className="week-turner" aria-label={m.diary_weeks()}>
      <p aria-live="polite">{children}</p>
      <Turn shown={shown} week={previous} label={m.diary_previous()}>
        <ChevronLeft aria-hidden="true" />
      </Turn>
      <Turn shown={shown} week={next} label={m.diary_next()}>
        <ChevronRight aria-hidden="true" />
      </Turn>
    </nav>
  )
}

interface TurnProps {
  shown: DiaryAddress
  week: string | null
  label: string
  children: ReactNode
}

function Turn({ shown, week, label, children }: TurnProps) {
  // Its place stays, so that the other one does not move.
  if (week === null) {
    return (
      <span className="week-turn" aria-hidden="true">
        {children}
      </span>
    )
  }
  return (
    <Link className="week-turn" to={diaryAddress({ ...shown, week })} aria-label={label}>
      {children}
    </Link>
  )
}
