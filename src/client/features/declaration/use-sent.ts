import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import type { Sent } from './sent.ts'
import { sentOf } from './sent.ts'

/**
 * What was sent from this page. The tab's history remembers it, through a reload and a change of
 * language; whoever comes anew finds an empty form. The heading gets the focus when the receipt comes
 * or goes.
 */
export function useSent() {
  const { state } = useLocation()
  const navigate = useNavigate()
  // The prerendered page shows the form.
  const sent = useIsMounted() ? sentOf(state) : null
  const shown = useRef(sent)
  const hasNews = useRef(false)

  useEffect(() => {
    if (shown.current === sent) return
    shown.current = sent
    if (!hasNews.current) return
    hasNews.current = false
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.scrollIntoView({ block: 'center' })
    heading?.focus({ preventScroll: true })
  }, [sent])

  const show = (next: Sent | null) => {
    hasNews.current = true
    void navigate('.', { replace: true, state: { sent: next }, preventScrollReset: true })
  }
  return { sent, onSent: show, onAgain: () => show(null) }
}
