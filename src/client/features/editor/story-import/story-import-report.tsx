import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { StoryImport } from '../../../../contract/story-import.ts'
import { api, query } from '../../../data/core/api.ts'
import { showAnswer } from '../../../data/queries/show-answer.ts'
import { useSingleMutation } from '../../../data/queries/use-single-mutation.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { QueryState } from '../../../ui/query-state.tsx'
import { SectionSkeleton } from '../../../ui/skeleton.tsx'
import { refusalText } from '../shared/editor-texts.ts'
import { countActions, reportCsv, stateText } from './story-import-labels.ts'
import { StoryImportRows } from './story-import-rows.tsx'

const pollIntervalMs = 1000

const storyImportQuery = (importId: string) => ({
  ...query.storyImport.get.queryOptions({ input: { importId } }),
  refetchInterval: ({ state }: { state: { data?: StoryImport | undefined } }) =>
    state.data?.state === 'running' ? pollIntervalMs : false,
})

/** What the check found in a file, and the progress of its import. */
export function StoryImportReport({ importId }: { importId: string }) {
  const report = useQuery(storyImportQuery(importId))
  return (
    <QueryState
      query={report}
      loading={<SectionSkeleton label={m.story_import_loading()} />}
      errorText={m.story_import_load_error()}
    >
      {(storyImport) => <LoadedReport storyImport={storyImport} />}
    </QueryState>
  )
}

function LoadedReport({ storyImport }: { storyImport: StoryImport }) {
  const queryClient = useQueryClient()
  const { importId, state, fileName, rows, totalRows, doneRows } = storyImport
  const onSuccess = (changed: StoryImport) =>
    showAnswer(queryClient, query.storyImport.get.queryKey({ input: { importId } }), changed)
  const start = useSingleMutation({
    mutationFn: () => api.storyImport.start({ importId }),
    onSuccess,
  })
  const cancel = useSingleMutation({
    mutationFn: () => api.storyImport.cancel({ importId }),
    onSuccess,
  })
  const { create, update, refused, unchanged } = countActions(storyImport)
  const changes = create + update
  const error = start.error ?? cancel.error
  return (
    <div className="story-import-report">
      <p className="font-bold">{fileName}</p>
      <p role="status">{stateText(storyImport)}</p>
      <p>{m.story_import_summary({ create, update, unchanged, refused })}</p>
      {error && <Notice tone="danger">{refusalText(error)}</Notice>}
      {state === 'running' && (
        <progress
          aria-label={m.story_import_progress()}
          className="upload-bar"
          max={totalRows}
          value={doneRows}
        />
      )}
      <div className="flex min-h-11 flex-wrap items-center gap-3">
        {state === 'checked' && changes > 0 && (
          <Button variant="primary" aria-disabled={start.isPending} onClick={() => start.mutate()}>
            {changes === 1 ? m.story_import_start_one() : m.story_import_start({ count: changes })}
          </Button>
        )}
        {(state === 'checked' || state === 'running') && (
          <Button aria-disabled={cancel.isPending} onClick={() => cancel.mutate()}>
            {state === 'running' ? m.story_import_cancel() : m.story_import_discard()}
          </Button>
        )}
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(reportCsv(storyImport))}`}
          download="import-bericht.csv"
        >
          {m.story_import_report()}
        </a>
      </div>
      <StoryImportRows rows={rows} />
    </div>
  )
}
