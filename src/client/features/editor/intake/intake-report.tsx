import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Intake } from '../../../../contract/intake.ts'
import { api, query } from '../../../data/api.ts'
import { showAnswer } from '../../../data/show-answer.ts'
import { useSingleMutation } from '../../../data/use-single-mutation.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SectionSkeleton } from '../../settings/settings-section.tsx'
import { LoadError } from '../../story/load-error.tsx'
import { refusalText } from '../editor-words.ts'
import { IntakeRows } from './intake-rows.tsx'
import { countActions, reportTable, stateText } from './intake-words.ts'

const watchEveryMs = 1000

const intakeQuery = (intakeId: string) => ({
  ...query.intake.get.queryOptions({ input: { intakeId } }),
  refetchInterval: ({ state }: { state: { data?: Intake | undefined } }) =>
    state.data?.state === 'running' ? watchEveryMs : false,
})

/** What was found in a file, and how far taking it over has got. */
export function IntakeReport({ intakeId }: { intakeId: string }) {
  const queryClient = useQueryClient()
  const found = useQuery(intakeQuery(intakeId))
  const keep = (intake: Intake) =>
    showAnswer(queryClient, query.intake.get.queryKey({ input: { intakeId } }), intake)
  const start = useSingleMutation({
    mutationFn: () => api.intake.start({ intakeId }),
    onSuccess: keep,
  })
  const cancel = useSingleMutation({
    mutationFn: () => api.intake.cancel({ intakeId }),
    onSuccess: keep,
  })
  if (!found.data) {
    if (!found.error) return <SectionSkeleton label={m.intake_loading()} />
    return <LoadError text={m.intake_load_error()} onRetry={() => void found.refetch()} />
  }
  const intake = found.data
  const { create, update, refused, unchanged } = countActions(intake)
  const wanted = create + update
  const problem = start.error ?? cancel.error
  return (
    <div className="intake-report">
      <p className="font-bold">{intake.fileName}</p>
      <p role="status">{stateText(intake)}</p>
      <p>{m.intake_summary({ create, update, unchanged, refused })}</p>
      {problem && <Notice tone="danger">{refusalText(problem)}</Notice>}
      {intake.state === 'running' && (
        <progress
          aria-label={m.intake_progress()}
          className="upload-bar"
          max={intake.totalRows}
          value={intake.doneRows}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {intake.state === 'checked' && wanted > 0 && (
          <Button look="primary" aria-disabled={start.isPending} onClick={() => start.mutate()}>
            {m.intake_start({ count: wanted })}
          </Button>
        )}
        {(intake.state === 'checked' || intake.state === 'running') && (
          <Button aria-disabled={cancel.isPending} onClick={() => cancel.mutate()}>
            {intake.state === 'running' ? m.intake_cancel() : m.intake_discard()}
          </Button>
        )}
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(reportTable(intake))}`}
          download="import-bericht.csv"
        >
          {m.intake_report()}
        </a>
      </div>
      <IntakeRows rows={intake.rows} />
    </div>
  )
}
