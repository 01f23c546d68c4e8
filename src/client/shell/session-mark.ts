import { useLayoutEffect } from 'react'
import { useAuth } from '../data/session.tsx'
import { forgetKept, keep, readKept } from '../lib/kept.ts'

/** Known to the script in the page's head, which sets `data-session` before the first paint. */
const storageKey = 'signed-in'
const storage = () => localStorage

/** Whether somebody was signed in here when the page last knew; false too where the browser keeps nothing. */
export const isMarkedSignedIn = () => readKept(storageKey, storage) === true

/**
 * Notes whether somebody is signed in here: the next page load shows no ways to sign in before the
 * server has said who is there. To be used once.
 */
export function useSessionMark(): void {
  const { user, isSessionKnown } = useAuth()
  const isSignedIn = user !== null
  useLayoutEffect(() => {
    if (!isSessionKnown) return
    delete document.documentElement.dataset.session
    if (isSignedIn) keep(storageKey, true, storage)
    else forgetKept(storageKey, storage)
  }, [isSessionKnown, isSignedIn])
}
