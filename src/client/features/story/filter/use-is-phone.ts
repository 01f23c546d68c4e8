import { useSyncExternalStore } from 'react'

/** The same as `--breakpoint-md`. */
const phone = '(width < 48.0625rem)'

/** Whether the window is as narrow as a phone's, or the text is enlarged as much. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(phone).matches)
}

function subscribe(listener: () => void) {
  const media = matchMedia(phone)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
