import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DraftRow } from '../../../../../contract/draft.ts'
import { api, query } from '../../../../data/api.ts'
import { useSingleMutation } from '../../../../data/use-single-mutation.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { showToast } from '../../../../ui/toast.ts'
import { refusalText } from '../../editor-words.ts'
import { ConfirmDialog } from '../draft-dialog.tsx'
import { AgeDialog, ValueDialog } from './bulk-dialogs.tsx'
import { bulkResult } from './bulk-result.ts'
import { downloadStories } from './download-stories.ts'

type Change = Parameters<typeof api.draft.changeMany>[0]['change']

interface BulkBarProps {
  rows: DraftRow[]
  onDone: () => void
}

/** What can be done with the chosen stories together, at the lower edge. */
export function BulkBar({ rows, onDone }: BulkBarProps) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<'value' | 'age' | 'publish' | 'withdraw' | null>(null)
  const [report, setReport] = useState<string | null>(null)
  const storyIds = rows.map(({ storyId }) => storyId)
  const change = useSingleMutation({
    mutationFn: (wanted: Change) => api.draft.changeMany({ storyIds, change: wanted }),
    onSuccess: (results) => {
      void client.invalidateQueries({ queryKey: query.draft.list.key() })
      const { text, isAll } = bulkResult(results, rows)
      if (!isAll) return setReport(text)
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
  const close = () => setAsked(null)
  const ask = (what: typeof asked) => () => !isBusy && setAsked(what)
  return (
    <section className="paper selection-bar draft-bulk" aria-label={m.draft_bulk()}>
      <p role="status" className="font-bold">
        {rows.length === 1 ? m.draft_bulk_one() : m.draft_bulk_count({ count: rows.length })}
      </p>
      <div className="draft-buttons">
        <Button onClick={ask('value')}>{m.draft_bulk_value()}</Button>
        <Button onClick={ask('age')}>{m.draft_bulk_age()}</Button>
        <Button onClick={ask('publish')}>{m.draft_publish()}</Button>
        <Button onClick={ask('withdraw')}>{m.draft_withdraw()}</Button>
        <Button aria-disabled={isBusy} onClick={() => !isBusy && download.mutate()}>
          {m.draft_bulk_export()}
        </Button>
        <Button look="plain" onClick={onDone}>
          {m.draft_bulk_none()}
        </Button>
      </div>
      {error && <Notice tone="danger">{refusalText(error)}</Notice>}
      {report && <Notice tone="warning">{report}</Notice>}
      {asked === 'value' && (
        <ValueDialog onDo={(value) => change.mutate({ value })} onClose={close} />
      )}
      {asked === 'age' && <AgeDialog onDo={(age) => change.mutate({ age })} onClose={close} />}
      {(asked === 'publish' || asked === 'withdraw') && (
        <ConfirmDialog
          heading={asked === 'publish' ? m.draft_publish() : m.draft_withdraw()}
          text={
            asked === 'publish'
              ? m.draft_bulk_publish_ask({ count: rows.length })
              : m.draft_bulk_withdraw_ask({ count: rows.length })
          }
          doLabel={asked === 'publish' ? m.draft_publish() : m.draft_withdraw()}
          onDo={() => change.mutate({ action: asked })}
          onClose={close}
        />
      )}
    </section>
  )
}
