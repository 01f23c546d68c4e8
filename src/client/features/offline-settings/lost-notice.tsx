import { formatList } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useOfflineStories } from '../offline-stories/offline-state.ts'
import { titleIn } from '../story/labels/story-texts.ts'

/** Names the saved stories that the browser has deleted, and offers to save them again. */
export function LostNotice() {
  const { manager, lost } = useOfflineStories()
  if (!manager || lost.length === 0) return null
  const count = lost.length
  const titles = lost.map(({ card }) => `„${titleIn(getLocale(), card).text}“`)
  const handleAgain = () => {
    manager.save(lost.map(({ card }) => card))
    manager.dismissLost()
  }
  return (
    <Notice tone="warning">
      <p>
        {count === 1 ? m.offline_lost_one() : m.offline_lost({ count })} {formatList(titles)}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={handleAgain}>{m.offline_lost_again()}</Button>
        <Button variant="plain" onClick={manager.dismissLost}>
          {m.offline_lost_fine()}
        </Button>
      </div>
    </Notice>
  )
}
