import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { StoryReport } from '../../../../contract/contact.ts'
import { api } from '../../../data/core/api.ts'
import { showAnswer } from '../../../data/queries/show-answer.ts'
import { useSingleMutation } from '../../../data/queries/use-single-mutation.ts'
import { m } from '../../../paraglide/messages.js'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EditorPanel, EditorRow } from '../shared/editor-panel.tsx'
import { timestampText } from '../shared/editor-texts.ts'
import { reasonLabel } from './contact-labels.ts'
import { reportsQuery } from './contact-queries.ts'

const rowId = ({ reportId }: StoryReport) => `report-${reportId}`

/** „Meldungen“: problems that families reported, with a link to the page. */
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
  const labelParameters = { title, page }
  return (
    <EditorRow
      id={rowId(report)}
      title={m.editor_report_title(labelParameters)}
      state={isSettled ? m.editor_report_settled() : m.editor_report_open()}
      isUrgent={!isSettled}
      facts={[
        [m.editor_report_at(), timestampText(createdAt)],
        [m.editor_report_reason(), reasonLabel(report)],
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
          aria-label={m.editor_report_look_named(labelParameters)}
        >
          {m.editor_report_look()}
        </ButtonLink>
        <Button
          aria-label={
            isSettled
              ? m.editor_report_reopen_named(labelParameters)
              : m.editor_report_settle_named(labelParameters)
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
