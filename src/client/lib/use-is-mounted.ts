import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** False while prerendering and hydrating, true afterwards. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
