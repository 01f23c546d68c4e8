import { Flag } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { ReadStory } from '../story-language.ts'
import { ReportDialog } from './report-dialog.tsx'

interface ReportButtonProps extends ReadStory {
  /** The page that is shown or was shown last, from 1. */
  page: number
}

/** „Fehler melden“: tells the editors what is wrong with a page. */
export function ReportButton(props: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="report-button" onClick={() => setOpen(true)}>
        <Flag aria-hidden="true" size={20} />
        {m.reader_report()}
      </button>
      {isOpen && <ReportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
