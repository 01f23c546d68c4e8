import { ArrowLeft } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { useLeaveReader } from './use-leave-reader.ts'
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

function BackLink() {
  const { to, hasPageBefore, leave } = useLeaveReader()
  const handleClick = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!isPlain || !hasPageBefore()) return
    event.preventDefault()
    leave()
  }
  return (
    <Link to={to} className="reader-back" onClick={handleClick}>
      <ArrowLeft aria-hidden="true" size={24} />
      <span>{m.reader_back()}</span>
    </Link>
  )
}
