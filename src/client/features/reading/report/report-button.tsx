import { Flag } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { LocalizedStory } from '../shared/localized-story.ts'
import { ReportDialog } from './report-dialog.tsx'

interface ReportButtonProps extends LocalizedStory {
  /** The page shown last, from 1. */
  page: number
}

/** „Fehler melden“: reports a mistake on a page to the editors. */
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
