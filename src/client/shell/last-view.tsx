import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useDevice } from '../features/device/state/use-device.ts'
import { readStored, store } from '../lib/browser-storage.ts'
import { whenIdle } from '../lib/when-idle.ts'
import { getLocale } from '../paraglide/runtime.js'
import { usePageHandle } from './page/page-handle.ts'

const storage = () => localStorage
const settleMs = 2000
/** In characters. A longer page is rare, and would take longer to read than it saves. */
const maxLength = 400_000
/** What no next visit may begin with: something is open, loading or has failed. */
const passing = 'dialog[open], main :is(.waiting, .spinner, [role="alert"])'

/**
 * Stores how the family's page looks whenever it has settled. The script in index.html shows it on the next
 * visit, until the page knows as much again (`first-page.ts`).
 */
export function LastView() {
  const { pathname, search } = useLocation()
  const { isKidsMode } = useDevice()
  const { showsAwaited } = usePageHandle()
  const isStored = showsAwaited && search === '' && !isKidsMode
  useEffect(() => {
    if (!isStored) return
    let isCurrent = true
    const storeWhenIdle = () => whenIdle(() => isCurrent && storeView(pathname))
    let timer = setTimeout(storeWhenIdle, settleMs)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(storeWhenIdle, settleMs)
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    return () => {
      isCurrent = false
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [pathname, isStored])
  return null
}

function storeView(pathname: string): void {
  // A page of another release has other styles; while developing there is none.
  const release = document.querySelector<HTMLElement>('[data-later]')?.dataset.later
  const html = document.getElementById('root')?.innerHTML
  const isPassing = document.querySelector(passing) !== null
  // A sign-out removes everything of the account, its owner included, before the page is left.
  const isSignedOut = readStored('owner', storage) === null
  if (!release || !html || html.length > maxLength || isPassing || isSignedOut) return
  store(`last-view:${pathname}`, { release, language: getLocale(), html }, storage)
}
