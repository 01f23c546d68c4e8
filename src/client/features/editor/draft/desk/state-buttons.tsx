import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { EditedDraft } from '../../../../../contract/draft.ts'
import type { Check } from '../../../../../contract/story-draft.ts'
import { api, query } from '../../../../data/core/api.ts'
import { useSingleMutation } from '../../../../data/queries/use-single-mutation.ts'
import { isPublisher } from '../../../../data/session/roles.ts'
import { useAuth } from '../../../../data/session/session.tsx'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/question-dialog.tsx'
import { showToast } from '../../../../ui/toast.ts'
import { withDesk } from '../../shared/editor-addresses.ts'
import { refusalText } from '../../shared/editor-texts.ts'
import { hasUnpublished, isLockedFor, mayAskForReview } from '../core/draft-labels.ts'
import { PublishDialog } from './publish-dialog.tsx'
import type { useDeskActions } from './use-desk-actions.ts'

interface StateButtonsProps {
  base: EditedDraft
  actions: ReturnType<typeof useDeskActions>
  onJump: (check: Check) => void
  onRevisions: () => void
}

/** Buttons that change a draft's state; changes that readers notice ask first. */
export function StateButtons({ base, actions, onJump, onRevisions }: StateButtonsProps) {
  const [dialog, setDialog] = useState<'publish' | 'withdraw' | 'remove' | null>(null)
  const remove = useRemoveDraft(base.storyId)
  const close = () => setDialog(null)
  const { run, isRunning } = actions
  const { state, scheduledAt, publishedVersion } = base
  const { user } = useAuth()
  const isScheduled = scheduledAt !== null
  return (
    <>
      {mayAskForReview(base) && (
        <Button aria-disabled={isRunning} onClick={() => run({ kind: 'review' })}>
          {m.draft_to_review()}
        </Button>
      )}
      {state === 'review' && (
        <Button aria-disabled={isRunning} onClick={() => run({ kind: 'back-to-draft' })}>
          {m.draft_back_to_draft()}
        </Button>
      )}
      {isPublisher(user) && <PublishButtons base={base} isRunning={isRunning} onOpen={setDialog} />}
      <Button onClick={onRevisions}>{m.draft_revisions()}</Button>
      {publishedVersion === null && state !== 'withdrawn' && !isLockedFor(user, base) && (
        <Button variant="danger" onClick={() => setDialog('remove')}>
          {m.draft_remove()}
        </Button>
      )}
      {dialog === 'publish' && (
        <PublishDialog
          checks={base.checks}
          onJump={onJump}
          onPublish={(at) => run({ kind: 'publish', at })}
          onClose={close}
        />
      )}
      {dialog === 'withdraw' && (
        <ConfirmDialog
          heading={isScheduled ? m.draft_unplan() : m.draft_withdraw()}
          text={isScheduled ? m.draft_unplan_ask() : m.draft_withdraw_ask()}
          confirmLabel={isScheduled ? m.draft_unplan() : m.draft_withdraw()}
          onConfirm={() => run({ kind: 'withdraw' })}
          onClose={close}
        />
      )}
      {dialog === 'remove' && (
        <ConfirmDialog
          heading={m.draft_remove()}
          text={m.draft_remove_ask()}
          confirmLabel={m.draft_remove()}
          onConfirm={remove}
          onClose={close}
        />
      )}
    </>
  )
}

interface PublishButtonsProps {
  base: EditedDraft
  isRunning: boolean
  onOpen: (dialog: 'publish' | 'withdraw') => void
}

function PublishButtons({ base, isRunning, onOpen }: PublishButtonsProps) {
  const isScheduled = base.scheduledAt !== null
  const hasChanges = hasUnpublished(base)
  const isUpToDate = base.state === 'published' && !hasChanges
  return (
    <>
      <Button
        variant={isUpToDate ? 'secondary' : 'primary'}
        aria-disabled={isRunning}
        onClick={() => onOpen('publish')}
      >
        {hasChanges ? m.draft_publish_changes() : m.draft_publish()}
      </Button>
      {(base.publishedVersion !== null || isScheduled) && (
        <Button aria-disabled={isRunning} onClick={() => onOpen('withdraw')}>
          {isScheduled ? m.draft_unplan() : m.draft_withdraw()}
        </Button>
      )}
    </>
  )
}

/** Returns a function that removes the draft and opens the table. */
function useRemoveDraft(storyId: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const remove = useSingleMutation({
    mutationFn: () => api.draft.remove({ storyId }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: query.draft.list.key() })
      void showToast(m.draft_done_removed(), 'success')
      void navigate(withDesk(address, null))
    },
    onError: (error) => void showToast(refusalText(error), 'error'),
  })
  return remove.mutate
}
