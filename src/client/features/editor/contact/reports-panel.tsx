import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { StoryReport } from '../../../../contract/contact.ts'
import { api } from '../../../data/api.ts'
import { showAnswer } from '../../../data/show-answer.ts'
import { useSingleMutation } from '../../../data/use-single-mutation.ts'
import { m } from '../../../paraglide/messages.js'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EditorPanel, EditorRow } from '../editor-panel.tsx'
import { moment } from '../editor-words.ts'
import { reportsQuery } from './contact-query.ts'
import { reasonName } from './contact-words.ts'

const rowId = ({ reportId }: StoryReport) => `report-${reportId}`

/** „Meldungen“: what families found wrong with a story, with the way to the page. */
export function ReportsPanel() {
  const queryClient = useQueryClient()
  const reports = useQuery(reportsQuery())
  const settle = useSingleMutation({
    mutationFn: ({ reportId, isSettled }: StoryReport) =>
      api.contact.settleReport({ reportId, isSettled: !isSettled }),
    onSuccess: (listed, report) => {
      showAnswer(queryClient, reportsQuery().queryKey, listed)
      document.getElementById(rowId(report))?.focus()
    },
  })
  return (
    <EditorPanel
      id="meldungen"
      heading={m.editor_report_heading()}
      intro={m.editor_report_intro()}
      query={reports}
      loadingText={m.editor_report_loading()}
      errorText={m.editor_report_error()}
      changeError={settle.error}
    >
      {(listed) =>
        listed.length === 0 ? (
          <p>{m.editor_report_empty()}</p>
        ) : (
          <ul className="editor-rows">
            {listed.map((report) => (
              <ReportRow
                key={report.reportId}
                report={report}
                isChanging={settle.isPending}
                onSettle={() => settle.mutate(report)}
              />
            ))}
          </ul>
        )
      }
    </EditorPanel>
  )
}

interface ReportRowProps {
  report: StoryReport
  isChanging: boolean
  onSettle: () => void
}

function ReportRow({ report, isChanging, onSettle }: ReportRowProps) {
  const { storyId, title, page, language, isSettled, note, createdAt } = report
  const named = { title, page }
  return (
    <EditorRow
      id={rowId(report)}
      title={m.editor_report_title(named)}
      state={isSettled ? m.editor_report_settled() : m.editor_report_open()}
      isUrgent={!isSettled}
      facts={[
        [m.editor_report_at(), moment(createdAt)],
        [m.editor_report_reason(), reasonName(report)],
        [
          m.editor_report_language(),
          language === 'de' ? m.editor_report_language_de() : m.editor_report_language_en(),
        ],
        [m.editor_report_note(), note || '–'],
      ]}
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          to={`/reader?story=${storyId}&lang=${language}&p=${page}`}
          aria-label={m.editor_report_look_named(named)}
        >
          {m.editor_report_look()}
        </ButtonLink>
        <Button
          aria-label={
            isSettled ? m.editor_report_reopen_named(named) : m.editor_report_settle_named(named)
          }
          aria-disabled={isChanging}
          onClick={onSettle}
        >
          {isSettled ? m.editor_report_reopen() : m.editor_report_settle()}
        </Button>
      </div>
    </EditorRow>
  )
}
