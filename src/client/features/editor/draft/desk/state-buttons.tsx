import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { EditedDraft } from '../../../../../contract/draft.ts'
import { api, query } from '../../../../data/api.ts'
import { useSingleMutation } from '../../../../data/use-single-mutation.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { showToast } from '../../../../ui/toast.ts'
import { refusalText } from '../../editor-words.ts'
import { withDesk } from '../desk-address.ts'
import { ConfirmDialog } from '../draft-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import type { useDeskActions } from './use-desk-actions.ts'

interface StateButtonsProps {
  base: EditedDraft
  actions: ReturnType<typeof useDeskActions>
  onRevisions: () => void
}

/** From draft to review to the readers and back; what readers notice is asked about first. */
export function StateButtons({ base, actions, onRevisions }: StateButtonsProps) {
  const [asked, setAsked] = useState<'publish' | 'withdraw' | 'remove' | null>(null)
  const remove = useRemoveDraft(base.storyId)
  const close = () => setAsked(null)
  const { run, isRunning } = actions
  const { state, scheduledAt, publishedVersion } = base
  const isPlanned = scheduledAt !== null
  return (
    <>
      {state === 'draft' && (
        <Button aria-disabled={isRunning} onClick={() => run({ kind: 'review' })}>
          {m.draft_to_review()}
        </Button>
      )}
      {state === 'review' && (
        <Button aria-disabled={isRunning} onClick={() => run({ kind: 'back-to-draft' })}>
          {m.draft_back_to_draft()}
        </Button>
      )}
      <Button look="primary" aria-disabled={isRunning} onClick={() => setAsked('publish')}>
        {m.draft_publish()}
      </Button>
      {(state === 'published' || isPlanned) && (
        <Button aria-disabled={isRunning} onClick={() => setAsked('withdraw')}>
          {isPlanned ? m.draft_unplan() : m.draft_withdraw()}
        </Button>
      )}
      <Button onClick={onRevisions}>{m.draft_revisions()}</Button>
      {publishedVersion === null && state !== 'withdrawn' && (
        <Button look="danger" onClick={() => setAsked('remove')}>
          {m.draft_remove()}
        </Button>
      )}
      {asked === 'publish' && (
        <PublishDialog
          checks={base.checks}
          onPublish={(at) => run({ kind: 'publish', at })}
          onClose={close}
        />
      )}
      {asked === 'withdraw' && (
        <ConfirmDialog
          heading={isPlanned ? m.draft_unplan() : m.draft_withdraw()}
          text={isPlanned ? m.draft_unplan_ask() : m.draft_withdraw_ask()}
          doLabel={isPlanned ? m.draft_unplan() : m.draft_withdraw()}
          onDo={() => run({ kind: 'withdraw' })}
          onClose={close}
        />
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          heading={m.draft_remove()}
          text={m.draft_remove_ask()}
          doLabel={m.draft_remove()}
          onDo={remove}
          onClose={close}
        />
      )}
    </>
  )
}

/** Deletes the draft and leads back to the table. */
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
