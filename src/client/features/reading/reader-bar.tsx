import { ArrowLeft } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '../../data/session.tsx'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import './reader-bar.css'

interface ReaderBarProps {
  title: string
  /** Of the story, for the title's pronunciation. */
  language: string | undefined
  children: ReactNode
}

/** The strip of paper above the story: way back, title, and what can be switched. */
export function ReaderBar({ title, language, children }: ReaderBarProps) {
  return (
    <header className="reader-bar paper">
      <BackLink />
      <h1 tabIndex={-1} lang={language}>
        {title || m.reader_heading()}
      </h1>
      {children}
    </header>
  )
}

/** Leads where one came from inside the site, else to the library (guests: the landing page). */
function BackLink() {
  const { user } = useAuth()
  const navigate = useNavigate()
  const handleClick = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!isPlain || !hasPageBefore()) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link to={user ? '/story-collection' : '/'} className="reader-back" onClick={handleClick}>
      <ArrowLeft aria-hidden="true" size={24} />
      <span>{m.reader_back()}</span>
    </Link>
  )
}

/** The router numbers its entries in the history; the first one of the site is 0. */
function hasPageBefore(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
