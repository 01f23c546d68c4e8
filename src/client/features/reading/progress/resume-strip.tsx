import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { ResumedStory } from './use-resume.ts'
import './resume-strip.css'

const visibleMs = 12_000

/** In a very low window the note is in the flow of the page: a text being read would move when it goes. */
const isInFlow = () => matchMedia('(height < 20rem)').matches

/**
 * Says that the story continues where it was left, with a button back to its start. Disappears after
 * the first turn or a while, but not while it has hover or focus.
 */
export function ResumeStrip({ page, isTurned, onFromStart }: ResumedStory) {
  const [isHidden, setHidden] = useState(false)
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => setHidden(!isInFlow()), visibleMs)
    return () => clearTimeout(timer)
  }, [isPaused])
  if (isTurned && !isHidden) setHidden(true)
  if (isHidden) return null
  return (
    <aside
      className="resume-strip paper"
      aria-label={m.reader_resume_label()}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <p role="status">{m.reader_resume_page({ page })}</p>
      <button type="button" className="resume-start" onClick={onFromStart}>
        {m.reader_resume_start()}
      </button>
      <button
        type="button"
        className="resume-close"
        aria-label={m.reader_resume_close()}
        onClick={() => setHidden(true)}
      >
        <X aria-hidden="true" size={20} />
      </button>
    </aside>
  )
}
