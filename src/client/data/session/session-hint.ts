import { useLayoutEffect } from 'react'
import { readStored, removeStored, store } from '../../lib/browser-storage.ts'
import { useAuth } from './session.tsx'

/** The script in the page's head reads this key and sets `data-session` before the first paint. */
const storageKey = 'signed-in'
const storage = () => localStorage

/** Whether a user was signed in in this browser when the session was last known; false without storage. */
export const hasSessionHint = () => readStored(storageKey, storage) === true

/**
 * Stores whether a user is signed in, so that the next page load hides the links to the login page until
 * the session is known. Only the layout calls it.
 */
export function useStoreSessionHint(): void {
  const { user, isSessionKnown } = useAuth()
  const isSignedIn = user !== null
  useLayoutEffect(() => {
    if (!isSessionKnown) return
    delete document.documentElement.dataset.session
    if (isSignedIn) store(storageKey, true, storage)
    else removeStored(storageKey, storage)
  }, [isSessionKnown, isSignedIn])
}
