import { useIsOnline } from '../../../../lib/use-is-online.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { DraftSaver, DraftSnapshot } from '../draft-saver.ts'
import { editorName } from '../draft-words.ts'

interface DeskNoticesProps {
  draft: DraftSnapshot & { saver: DraftSaver }
  /** Why the last action was refused; null for nothing. */
  problem: string | null
  onCompare: () => void
}

/** What is to be said about saving and about the last action. */
export function DeskNotices({ draft, problem, onCompare }: DeskNoticesProps) {
  const isOnline = useIsOnline()
  const { state, rival, saver } = draft
  return (
    <>
      {rival && (
        <Notice tone="warning">
          <p>{m.draft_rival({ name: editorName(rival.updatedBy) })}</p>
          <Button className="mt-3" look="primary" onClick={onCompare}>
            {m.draft_compare()}
          </Button>
        </Notice>
      )}
      {!isOnline && <Notice>{m.draft_desk_offline()}</Notice>}
      {isOnline && state === 'failed' && (
        <Notice tone="danger">
          <p>{m.draft_save_failed()}</p>
          <Button className="mt-3" onClick={() => void saver.saveNow()}>
            {m.site_retry()}
          </Button>
        </Notice>
      )}
      {state === 'refused' && <Notice tone="danger">{m.draft_save_refused()}</Notice>}
      {problem && !rival && <Notice tone="danger">{problem}</Notice>}
    </>
  )
}
