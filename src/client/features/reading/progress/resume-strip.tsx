import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { Resumed } from './use-resume.ts'
import './resume-strip.css'

const shownForMs = 12_000

/**
 * Tells that the story went on where it was left, and the way back to its beginning. Goes away
 * with the first turn or after a while, but never under a finger or the focus.
 */
export function ResumeStrip({ page, isTurned, onFromStart }: Resumed) {
  const [isGone, setGone] = useState(false)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => setGone(true), shownForMs)
    return () => clearTimeout(timer)
  }, [isHeld])
  if (isTurned && !isGone) setGone(true)
  if (isGone) return null
  return (
    <aside
      className="resume-strip paper"
      aria-label={m.reader_resume_label()}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p role="status">{m.reader_resume_page({ page })}</p>
      <button type="button" className="resume-start" onClick={onFromStart}>
        {m.reader_resume_start()}
      </button>
      <button
        type="button"
        className="resume-close"
        aria-label={m.reader_resume_close()}
        onClick={() => setGone(true)}
      >
        <X aria-hidden="true" size={20} />
      </button>
    </aside>
  )
}
