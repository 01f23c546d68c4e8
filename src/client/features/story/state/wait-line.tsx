import { CloudOff, MoonStar } from 'lucide-react'
import { formatDayAndMonth } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { useKidsMode } from '../../device/state/use-kids-mode.ts'
import './state.css'
import type { MonthStories } from './use-story-states.ts'

/** Why a story does not open now: used up, unverified, or not on this device while offline. */
export function WaitLine({ storyId, month }: { storyId: string; month: MonthStories }) {
  if (month.isOpen({ storyId })) return null
  return month.isDeviceOnly ? <NotSaved /> : <Wait until={month.usedUpUntil} />
}

/** „Nicht gespeichert“, in place of a button that would open nothing. */
export function NotSaved() {
  return (
    <span className="wait-line not-saved">
      <CloudOff aria-hidden="true" size={18} />
      {m.offline_not_saved()}
    </span>
  )
}

function Wait({ until }: { until: string | null }) {
  const isKidsMode = useKidsMode()
  return (
    <span className="wait-line">
      <MoonStar aria-hidden="true" size={18} />
      {isKidsMode ? m.kids_ask_parents() : whenText(until)}
    </span>
  )
}

const whenText = (usedUpUntil: string | null) =>
  usedUpUntil === null
    ? m.story_opens_confirmed()
    : m.story_opens_again({ date: formatDayAndMonth(usedUpUntil) })
