import { useSyncExternalStore } from 'react'

interface Fullscreen {
  /** Phones of one maker cannot. */
  isPossible: boolean
  isOn: boolean
  toggle: () => void
}

/** The whole document fills the screen, so that dialogs and messages are seen there as well. */
export function useFullscreen(): Fullscreen {
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  )
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    // A browser may refuse; everything stays as it is.
    change.catch(() => undefined)
  }
  return { isPossible: document.fullscreenEnabled === true, isOn, toggle }
}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
