import { m } from '../../../paraglide/messages.js'
import { Notice } from '../../../ui/notice.tsx'
import { useMonthStories } from '../state/use-story-states.ts'
import { MonthUsed } from '../state/used-up.tsx'
import { ShelfRow } from './shelf-row.tsx'

/** Where the month's stories are used up: what the plan lacks, and the stories that stay open. */
export function MonthShelf() {
  const { usedUpUntil, opened } = useMonthStories()
  if (usedUpUntil === null) return null
  return (
    <div className="shelves library-month">
      <Notice>
        <MonthUsed until={usedUpUntil} />
      </Notice>
      {opened && opened.length > 0 && (
        <ShelfRow label={m.library_shelf_month()} stories={opened} isEager />
      )}
    </div>
  )
}
