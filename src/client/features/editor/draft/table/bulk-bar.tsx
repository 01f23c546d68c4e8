import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DraftRow } from '../../../../../contract/draft.ts'
import { api, query } from '../../../../data/core/api.ts'
import { useSingleMutation } from '../../../../data/queries/use-single-mutation.ts'
import { isPublisher } from '../../../../data/session/roles.ts'
import { useAuth } from '../../../../data/session/session.tsx'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ConfirmDialog } from '../../../../ui/question-dialog.tsx'
import { showToast } from '../../../../ui/toast.ts'
import { refusalText } from '../../shared/editor-texts.ts'
import { AgeDialog, ValueDialog } from './bulk-dialogs.tsx'
import { bulkResult } from './bulk-result.ts'
import { downloadStories } from './download-stories.ts'

type Change = Parameters<typeof api.draft.changeMany>[0]['change']

interface BulkBarProps {
  rows: DraftRow[]
  onDone: () => void
}

/** Actions on all selected stories, at the bottom of the window. */
export function BulkBar({ rows, onDone }: BulkBarProps) {
  const client = useQueryClient()
  const { user } = useAuth()
  const [dialog, setDialog] = useState<'value' | 'age' | 'publish' | 'withdraw' | null>(null)
  const [report, setReport] = useState<string | null>(null)
  const storyIds = rows.map(({ storyId }) => storyId)
  const change = useSingleMutation({
    mutationFn: (input: Change) => api.draft.changeMany({ storyIds, change: input }),
    onSuccess: (results) => {
      void client.invalidateQueries({ queryKey: query.draft.list.key() })
      const { text, isComplete } = bulkResult(results, rows)
      if (!isComplete) return setReport(text)
      void showToast(text, 'success')
      onDone()
    },
    onMutate: () => setReport(null),
  })
  const download = useSingleMutation({
    mutationFn: async () => downloadStories(await api.draft.export({ storyIds })),
  })
  const error = change.error ?? download.error
  const isBusy = change.isPending || download.isPending
  const close = () => setDialog(null)
  const open = (next: typeof dialog) => () => !isBusy && setDialog(next)
  return (
    <section className="paper selection-bar draft-bulk" aria-label={m.draft_bulk()}>
      <p role="status" className="font-bold">
        {rows.length === 1 ? m.draft_bulk_one() : m.draft_bulk_count({ count: rows.length })}
      </p>
      <div className="draft-buttons">
        <Button onClick={open('value')}>{m.draft_bulk_value()}</Button>
        <Button onClick={open('age')}>{m.draft_bulk_age()}</Button>
        {isPublisher(user) && (
          <>
            <Button onClick={open('publish')}>{m.draft_publish()}</Button>
            <Button onClick={open('withdraw')}>{m.draft_withdraw()}</Button>
          </>
        )}
        <Button aria-disabled={isBusy} onClick={() => !isBusy && download.mutate()}>
          {m.draft_bulk_export()}
        </Button>
        <Button variant="plain" onClick={onDone}>
          {m.draft_bulk_none()}
        </Button>
      </div>
      {error && <Notice tone="danger">{refusalText(error)}</Notice>}
      {report && <Notice tone="warning">{report}</Notice>}
      {dialog === 'value' && (
        <ValueDialog onConfirm={(value) => change.mutate({ value })} onClose={close} />
      )}
      {dialog === 'age' && (
        <AgeDialog onConfirm={(age) => change.mutate({ age })} onClose={close} />
      )}
      {(dialog === 'publish' || dialog === 'withdraw') && (
        <ActionDialog
          action={dialog}
          count={rows.length}
          onConfirm={() => change.mutate({ action: dialog })}
          onClose={close}
        />
      )}
    </section>
  )
}

interface ActionDialogProps {
  action: 'publish' | 'withdraw'
  count: number
  onConfirm: () => void
  onClose: () => void
}

/** Asks before readers notice a change. */
function ActionDialog({ action, count, ...handlers }: ActionDialogProps) {
  const isPublishing = action === 'publish'
  const label = isPublishing ? m.draft_publish() : m.draft_withdraw()
  const ask = isPublishing ? m.draft_bulk_publish_ask : m.draft_bulk_withdraw_ask
  return <ConfirmDialog heading={label} text={ask({ count })} confirmLabel={label} {...handlers} />
}
