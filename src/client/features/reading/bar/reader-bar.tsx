import { ArrowLeft } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useAuth } from '../../../data/session/session.tsx'
import { m } from '../../../paraglide/messages.js'
import { Link } from '../../../ui/link.tsx'
import { useDevice } from '../../device/state/use-device.ts'
import { HomeLink } from '../../kids/home-link.tsx'
import { OutboxState } from '../../outbox/outbox-state.tsx'
import { useLeaveReader } from './use-leave-reader.ts'
import './reader-bar.css'

interface ReaderBarProps {
  title: string
  /** Language of the title. */
  language: string | undefined
  children: ReactNode
}

/** The bar above the story: back link, title and switches. */
export function ReaderBar({ title, language, children }: ReaderBarProps) {
  const { user } = useAuth()
  const { isKidsMode } = useDevice()
  return (
    <header className="reader-bar paper">
      <BackLink />
      {isKidsMode && <HomeLink />}
      <h1 tabIndex={-1} lang={language}>
        {title || m.reader_heading()}
      </h1>
      {children}
      {user && <OutboxState isForKids={isKidsMode} />}
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
