import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '../../../data/session.tsx'
import { m } from '../../../paraglide/messages.js'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import type { ReadStory } from '../story-language.ts'
import { ReportForm } from './report-form.tsx'
import { useReport } from './use-report.ts'
import './report-dialog.css'

interface ReportDialogProps extends ReadStory {
  /** The page that is shown or was shown last, from 1. */
  page: number
  onClose: () => void
}

const headingId = 'report-heading'

/** What is wrong, on which page; guests are asked to sign in first. */
export function ReportDialog({ story, text, language, page, onClose }: ReportDialogProps) {
  const { user } = useAuth()
  const ref = useRef<HTMLDialogElement>(null)
  const report = useReport()
  useEffect(() => {
    if (ref.current && !ref.current.open) ref.current.showModal()
  }, [])
  const close = () => ref.current?.close()
  return (
    <dialog
      ref={ref}
      className="paper dialog report-dialog"
      onClose={onClose}
      aria-labelledby={headingId}
    >
      <div className="report-head">
        <h2 id={headingId}>{m.reader_report()}</h2>
        <button
          type="button"
          className="report-close"
          aria-label={m.reader_report_close()}
          onClick={close}
        >
          <X aria-hidden="true" size={24} />
        </button>
      </div>
      {user === null ? (
        <SignInFirst />
      ) : report.isSent ? (
        <div className="grid justify-items-start gap-4">
          <p role="status" className="text-lg">
            {m.reader_report_thanks()}
          </p>
          <Button look="primary" onClick={close}>
            {m.reader_report_done()}
          </Button>
        </div>
      ) : (
        <ReportForm
          {...report}
          page={page}
          pageCount={text.pages.length}
          onSend={(filled) => report.send({ ...filled, storyId: story.storyId, language })}
        />
      )}
    </dialog>
  )
}

function SignInFirst() {
  const { pathname, search } = useLocation()
  return (
    <div className="grid justify-items-start gap-4">
      <p>{m.reader_report_sign_in()}</p>
      <ButtonLink look="primary" to={`/login?next=${encodeURIComponent(pathname + search)}`}>
        {m.reader_report_to_login()}
      </ButtonLink>
    </div>
  )
}
