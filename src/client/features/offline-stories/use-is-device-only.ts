import { useIsOnline } from '../../lib/use-is-online.ts'
import { useOfflineStories } from './offline-state.ts'

/** Whether only the stories of this device open: offline, in a browser that stores stories. */
export function useIsDeviceOnly(): boolean {
  const isOnline = useIsOnline()
  const { manager } = useOfflineStories()
  return !isOnline && manager !== null
}
