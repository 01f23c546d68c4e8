import { MoonStar } from 'lucide-react'
import { formatDayAndMonth } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { useKidsMode } from '../../device/state/use-kids-mode.ts'
import './state.css'
import type { MonthStories } from './use-story-states.ts'

/** When a story opens, where the month's stories are used up or the mailbox is unverified. */
export function WaitLine({ storyId, month }: { storyId: string; month: MonthStories }) {
  return month.isOpen({ storyId }) ? null : <Wait until={month.usedUpUntil} />
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
