import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '../../../data/session/session.tsx'
import { useKidsMode } from '../../device/state/use-kids-mode.ts'

interface BackTarget {
  /** Address of the back link. */
  to: string
  /** Whether the previous page belongs to this site. */
  hasPageBefore: () => boolean
  leave: () => void
}

/** Leads to the previous page of this site, else to the library (kids: dashboard; guests: landing page). */
export function useLeaveReader(): BackTarget {
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

/** Escape closes an open dialog or menu, else ends fullscreen, else leaves the reader. */
export function useEscapeReader(): void {
  const { leave } = useLeaveReader()
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || hasOwnEscape(event.target)) return
      if (document.querySelector('dialog[open], .header [aria-expanded="true"]')) return
      if (document.fullscreenElement) leaveFullscreen()
      else leave()
    }
    // In the capture phase, before the site's menu handles the key and closes.
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

/** React Router stores the index of each history entry; the first one of the site has 0. */
function hasPageBefore(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
