import { useSyncExternalStore } from 'react'

interface Fullscreen {
  /** False on iPhones. */
  isSupported: boolean
  isOn: boolean
  toggle: () => void
}

/** Fullscreen for the whole document, so that dialogs and toasts stay visible. */
export function useFullscreen(): Fullscreen {
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  )
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    // If the browser refuses, nothing changes.
    change.catch(() => undefined)
  }
  return { isSupported: document.fullscreenEnabled === true, isOn, toggle }
}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
