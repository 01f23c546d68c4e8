import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { logWarning } from '../../data/core/log.ts'
import { useAccountServices } from '../../data/session/session.tsx'

/** Loads the offline manager for signed-in accounts; renders nothing. */
export function OfflineManagerLoader() {
  const services = useAccountServices()
  const client = useQueryClient()
  useEffect(() => {
    if (!services) return
    import('./offline-manager.ts')
      .then(({ startOfflineManager }) => startOfflineManager(services, client))
      .catch((error: unknown) => {
        // Signing out closes the database while it starts.
        if (!services.signal.aborted) logWarning('Stories are not stored on this device', error)
      })
  }, [services, client])
  return null
}
