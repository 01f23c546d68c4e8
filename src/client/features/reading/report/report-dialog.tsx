import { useAuth } from '../../../data/session/session.tsx'
import { useUnsentText } from '../../../data/session/use-unsent-text.ts'
import { useSignInAddress } from '../../../lib/use-sign-in-address.ts'
import { m } from '../../../paraglide/messages.js'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import type { LocalizedStory } from '../shared/localized-story.ts'
import { ReportForm } from './report-form.tsx'
import { useReport } from './use-report.ts'
import './report-dialog.css'

interface ReportDialogProps extends LocalizedStory {
  /** The page shown last, from 1. */
  page: number
  onClose: () => void
}

/** The report dialog; guests are asked to sign in first. */
export function ReportDialog({ story, text, language, page, onClose }: ReportDialogProps) {
  const { user } = useAuth()
  const report = useReport()
  const [note, setNote] = useUnsentText(`report-${story.storyId}`)
  return (
    <Sheet
      className="dialog report-dialog"
      heading={m.reader_report()}
      closeLabel={m.reader_report_close()}
      closesOnBackdrop={false}
      onClose={onClose}
    >
      {(close) =>
        user === null ? (
          <SignInFirst />
        ) : report.isSent ? (
          <div className="grid justify-items-start gap-4">
            <p role="status" className="text-lg">
              {m.reader_report_thanks()}
            </p>
            <Button variant="primary" onClick={close}>
              {m.reader_report_done()}
            </Button>
          </div>
        ) : (
          <ReportForm
            {...report}
            page={page}
            pageCount={text.pages.length}
            note={note}
            onNote={setNote}
            onSend={(filled) =>
              report.send(
                { ...filled, storyId: story.storyId, language },
                { onSuccess: () => setNote('') },
              )
            }
          />
        )
      }
    </Sheet>
  )
}

function SignInFirst() {
  return (
    <div className="grid justify-items-start gap-4">
      <p>{m.reader_report_sign_in()}</p>
      <ButtonLink variant="primary" to={useSignInAddress()}>
        {m.reader_report_to_login()}
      </ButtonLink>
    </div>
  )
}
