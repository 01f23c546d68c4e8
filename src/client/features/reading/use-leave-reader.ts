import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '../../data/session.tsx'
import { useKidsMode } from '../device/use-kids-mode.ts'

interface WayBack {
  /** Where a link says it leads. */
  to: string
  /** Whether one came from inside the site. */
  hasPageBefore: () => boolean
  leave: () => void
}

/** Leads where one came from inside the site, else to the library (guests: the landing page). */
export function useLeaveReader(): WayBack {
  const { user } = useAuth()
  const navigate = useNavigate()
  const isKidsMode = useKidsMode()
  const to = isKidsMode ? '/dashboard' : user ? '/story-collection' : '/'
  const leave = useCallback(() => {
    if (hasPageBefore()) void navigate(-1)
    else void navigate(to)
  }, [navigate, to])
  return { to, hasPageBefore, leave }
}

/** Escape ends the full screen, else the reading; what is open above the page closes first. */
export function useEscapeReader(): void {
  const { leave } = useLeaveReader()
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || hasOwnEscape(event.target)) return
      if (document.querySelector('dialog[open], .header [aria-expanded="true"]')) return
      if (document.fullscreenElement) leaveFullscreen()
      else leave()
    }
    // Before the site's menu hears of it and has closed already.
    window.addEventListener('keydown', handleKey, { capture: true })
    return () => window.removeEventListener('keydown', handleKey, { capture: true })
  }, [leave])
  useEffect(() => leaveFullscreen, [])
}

const hasOwnEscape = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-own-escape]') !== null

function leaveFullscreen() {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
}

/** The router numbers its entries in the history; the first one of the site is 0. */
function hasPageBefore(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
