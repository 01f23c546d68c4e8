import { useIsOnline } from '../../lib/use-is-online.ts'
import { useOfflineStories } from '../offline-stories/offline-state.ts'

/** Whether the home shows the stories of this device only: offline, where the browser stores stories. */
export function useOfflineHome(): boolean {
  const isOnline = useIsOnline()
  const { manager } = useOfflineStories()
  return !isOnline && manager !== null
}
