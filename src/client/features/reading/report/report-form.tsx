import { type FormEvent, useId, useState } from 'react'
import type { ReportReason } from '../../../../contract/story-card.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { maxNoteLength, type Report } from './use-report.ts'

interface ReportFormProps {
  /** Initial value, from 1. */
  page: number
  pageCount: number
  isSending: boolean
  /** Why the last attempt failed; null if it did not. */
  problem: string | null
  note: string
  onNote: (note: string) => void
  onSend: (report: Report) => void
}

const reasons: [ReportReason, () => string][] = [
  ['spelling', m.reader_report_spelling],
  ['picture', m.reader_report_picture],
  ['sound', m.reader_report_sound],
  ['content', m.reader_report_content],
  ['other', m.reader_report_other],
]

/** Reason, page and an optional note. */
export function ReportForm(props: ReportFormProps) {
  const { page, pageCount, isSending, problem, note, onNote, onSend } = props
  const id = useId()
  const [report, setReport] = useState<Omit<Report, 'note'>>({
    reason: 'spelling',
    page: Math.min(Math.max(1, page), pageCount),
  })
  const change = (part: Partial<Report>) => setReport({ ...report, ...part })
  const isTooLong = note.length > maxNoteLength
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending || isTooLong) return
    onSend({ ...report, note: note.trim() })
  }
  return (
    <form className="grid gap-5" noValidate onSubmit={handleSubmit}>
      {problem !== null && !isSending && <Notice tone="danger">{problem}</Notice>}
      <fieldset className="report-reasons">
        <legend>{m.reader_report_reason()}</legend>
        {reasons.map(([reason, label]) => (
          <label key={reason}>
            <input
              type="radio"
              name={`${id}-reason`}
              checked={report.reason === reason}
              onChange={() => change({ reason })}
            />
            {label()}
          </label>
        ))}
      </fieldset>
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-page`} className="font-bold">
          {m.reader_report_page()}
        </label>
        <select
          id={`${id}-page`}
          className="field report-page"
          value={report.page}
          onChange={(event) => change({ page: Number(event.target.value) })}
        >
          {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
            <option key={number} value={number}>
              {m.reader_page({ page: number, count: pageCount })}
            </option>
          ))}
        </select>
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-note`} className="font-bold">
          {m.reader_report_note()}
        </label>
        <textarea
          id={`${id}-note`}
          className="field"
          rows={4}
          value={note}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? `${id}-error` : undefined}
          onChange={(event) => onNote(event.target.value)}
        />
        {isTooLong && (
          <p id={`${id}-error`} role="alert" className="text-sm font-bold text-danger">
            {m.reader_report_too_long({
              count: maxNoteLength,
              over: note.length - maxNoteLength,
            })}
          </p>
        )}
      </div>
      <Button type="submit" variant="primary" className="justify-self-start">
        {isSending ? m.reader_report_sending() : m.reader_report_send()}
      </Button>
    </form>
  )
}
