import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a prerendered page is being taken over, true from then on. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
