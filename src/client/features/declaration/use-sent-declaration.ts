import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { readSentDeclaration, type SentDeclaration } from './sent-declaration.ts'

/**
 * The declaration sent from this page. The history state stores it, so it survives a reload and a change of
 * language, and a new visit starts with an empty form. The heading gets the focus on each change.
 */
export function useSentDeclaration() {
  const { state } = useLocation()
  const navigate = useNavigate()
  // Prerendering shows the form.
  const sent = useIsMounted() ? readSentDeclaration(state) : null
  const previousSent = useRef(sent)
  const isChanged = useRef(false)

  useEffect(() => {
    if (previousSent.current === sent) return
    previousSent.current = sent
    if (!isChanged.current) return
    isChanged.current = false
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.scrollIntoView({ block: 'center' })
    heading?.focus({ preventScroll: true })
  }, [sent])

  const show = (next: SentDeclaration | null) => {
    isChanged.current = true
    void navigate('.', { replace: true, state: { sent: next }, preventScrollReset: true })
  }
  return { sent, onSent: show, onAgain: () => show(null) }
}
