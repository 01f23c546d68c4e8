import { useAuth } from '../../../../data/session/session.tsx'
import { useIsOnline } from '../../../../lib/use-is-online.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { EditConflict } from '../../shared/edit-conflict.tsx'
import { editorName, isLockedFor } from '../core/draft-labels.ts'
import type { DraftSaver, DraftSnapshot } from '../core/draft-saver.ts'

interface DeskNoticesProps {
  draft: DraftSnapshot & { saver: DraftSaver }
  /** Why the last action was refused. */
  problem: string | null
  onCompare: () => void
}

/** Messages about saving and about the last action. */
export function DeskNotices({ draft, problem, onCompare }: DeskNoticesProps) {
  const isOnline = useIsOnline()
  const { user } = useAuth()
  const { state, conflict, saver, base } = draft
  const isLocked = isLockedFor(user, base)
  return (
    <>
      {conflict && (
        <EditConflict
          isPolite
          text={m.draft_conflict({ name: editorName(conflict.updatedBy) })}
          actions={[{ label: m.draft_compare(), onClick: onCompare, isPrimary: true }]}
        />
      )}
      {isLocked && <Notice>{m.draft_planned_locked()}</Notice>}
      {!isOnline && <Notice>{m.draft_desk_offline()}</Notice>}
      {isOnline && state === 'failed' && (
        <Notice tone="danger">
          <p>{m.draft_save_failed()}</p>
          <Button className="mt-3" onClick={() => void saver.saveNow()}>
            {m.site_retry()}
          </Button>
        </Notice>
      )}
      {state === 'refused' && !isLocked && <Notice tone="danger">{m.draft_save_refused()}</Notice>}
      {problem && !conflict && <Notice tone="danger">{problem}</Notice>}
    </>
  )
}
