import { MoonStar } from 'lucide-react'
import { formatDayAndMonth } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { useKidsMode } from '../../device/state/use-kids-mode.ts'
import './state.css'
import { useMonthStories } from './use-story-states.ts'

/** When a story opens again, where the month's stories are used up; nothing for one that opens. */
export function WaitLine({ storyId }: { storyId: string }) {
  const { usedUpUntil, isOpen } = useMonthStories()
  const isKidsMode = useKidsMode()
  if (usedUpUntil === null || isOpen({ storyId })) return null
  return (
    <span className="wait-line">
      <MoonStar aria-hidden="true" size={18} />
      {isKidsMode
        ? m.kids_ask_parents()
        : m.story_opens_again({ date: formatDayAndMonth(usedUpUntil) })}
    </span>
  )
}
