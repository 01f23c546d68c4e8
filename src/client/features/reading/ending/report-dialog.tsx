import { useKeptWords } from '../../../data/kept-words.ts'
import { useAuth } from '../../../data/session.tsx'
import { useSignInAddress } from '../../../lib/use-sign-in-address.ts'
import { m } from '../../../paraglide/messages.js'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Sheet } from '../sheet.tsx'
import type { ReadStory } from '../story-language.ts'
import { ReportForm } from './report-form.tsx'
import { useReport } from './use-report.ts'
import './report-dialog.css'

interface ReportDialogProps extends ReadStory {
  /** The page that is shown or was shown last, from 1. */
  page: number
  onClose: () => void
}

/** What is wrong, on which page; guests are asked to sign in first. */
export function ReportDialog({ story, text, language, page, onClose }: ReportDialogProps) {
  const { user } = useAuth()
  const report = useReport()
  const [note, setNote] = useKeptWords(`report-${story.storyId}`)
  return (
    <Sheet
      className="dialog report-dialog"
      heading={m.reader_report()}
      closeLabel={m.reader_report_close()}
      closesBeside={false}
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
            <Button look="primary" onClick={close}>
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
      <ButtonLink look="primary" to={useSignInAddress()}>
        {m.reader_report_to_login()}
      </ButtonLink>
    </div>
  )
}
