import { freePlan } from '../../../../contract/plan.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { now } from '../../../lib/clock.ts'
import { formatDayAndMonth, formatMonth } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { Link } from '../../../ui/link.tsx'
import { TextWithElement } from '../../../ui/text-with-element.tsx'

/** „Ab 1. Dezember wieder – oder unbegrenzt mit dem Abo.“ */
export function OpensAgain({ at }: { at: string }) {
  const date = formatDayAndMonth(at)
  return (
    <TextWithElement
      write={(link) => m.story_opens_or_plan({ date, link })}
      element={<PlanLink />}
    />
  )
}

/** That the month's stories are used up, what stays open, and what the free plan lacks. */
export function MonthUsed({ until }: { until: string }) {
  const { profile } = useAuth()
  const total = profile?.subscription.quotas.pdfReads ?? freePlan.quotas.pdfReads
  const values = { total, month: formatMonth(now()), date: formatDayAndMonth(until) }
  return (
    <TextWithElement
      write={(link) => m.story_month_used({ ...values, link })}
      element={<PlanLink />}
    />
  )
}

function PlanLink() {
  return (
    <Link to="/abo" className="font-bold">
      {m.story_plan_link()}
    </Link>
  )
}
