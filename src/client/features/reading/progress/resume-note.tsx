import { RotateCcw } from 'lucide-react'
import type { ComponentProps } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { ResumedStory } from './use-resume.ts'
import './resume-note.css'

type ResumeNoteProps = ComponentProps<'aside'> & { resumed: ResumedStory }

/** Says that the story continues where it was left, with a button back to its start. */
export function ResumeNote({ resumed, ...handlers }: ResumeNoteProps) {
  return (
    <aside className="resume-note" aria-label={m.reader_resume_label()} {...handlers}>
      <p>{m.reader_resume_page({ page: resumed.page })}</p>
      <span aria-hidden="true" className="resume-short">
        {m.reader_resume_short({ page: resumed.page })}
      </span>
      <button type="button" className="resume-start" onClick={resumed.onFromStart}>
        <RotateCcw aria-hidden="true" size={20} strokeWidth={2.5} />
        {m.reader_resume_start()}
      </button>
    </aside>
  )
}
