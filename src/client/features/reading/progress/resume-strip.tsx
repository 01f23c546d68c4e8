import { BookOpen, RotateCcw, X } from 'lucide-react'
import { type CSSProperties, useEffect, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { ResumedStory } from './use-resume.ts'
import './resume-strip.css'

/** It lies over the edge of the page, so it does not stay long; „⋯“ has the way back to the start, too. */
const visibleMs = 6000

/** What takes the focus after a turn: a page of text or the PDF. */
const pageSelector = '.reader-sheet [tabindex="-1"]'

/** In a very low window the note is in the flow of the page: a text being read would move when it goes. */
const isInFlow = () => matchMedia('(height < 20rem)').matches

/**
 * Says that the story continues where it was left, with a button back to its start. Disappears after
 * the first turn or a while, but not while it has hover or focus.
 */
export function ResumeStrip({ page, isTurned, onFromStart }: ResumedStory) {
  const [isHidden, setHidden] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isPaused = isPointedAt || hasFocus
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => setHidden(!isInFlow()), visibleMs)
    return () => clearTimeout(timer)
  }, [isPaused])
  if (isTurned && !isHidden) setHidden(true)
  useEffect(() => {
    // Its pressed button goes with it: reading goes on on the page.
    if (!isHidden || !hasFocus) return
    setFocus(false)
    document.querySelector<HTMLElement>(pageSelector)?.focus({ preventScroll: true })
  }, [isHidden, hasFocus])
  if (isTurned) return null
  return (
    <aside
      className="resume-strip paper"
      // Until the first turn it keeps its room, so that no picture grows while one reads.
      hidden={isHidden}
      aria-label={m.reader_resume_label()}
      data-paused={isPaused || undefined}
      style={{ '--visible': `${visibleMs}ms` } as CSSProperties}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <BookOpen aria-hidden="true" size={20} />
      <p role="status">{m.reader_resume_page({ page })}</p>
      <button type="button" className="resume-start" onClick={onFromStart}>
        <RotateCcw aria-hidden="true" size={16} />
        <span>{m.reader_resume_start()}</span>
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
