import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { logWarning } from '../../data/log.ts'
import { useKeeping } from '../../data/session.tsx'

/** Keeps stories on this device while somebody is signed in; shows nothing. */
export function KeptKeeper() {
  const keeping = useKeeping()
  const client = useQueryClient()
  useEffect(() => {
    if (!keeping) return
    import('./keeper.ts')
      .then(({ startKeeper }) => startKeeper(keeping, client))
      .catch((error: unknown) => {
        // Signing out closes the store in the midst of it.
        if (!keeping.signal.aborted) logWarning('Stories are not kept on this device', error)
      })
  }, [keeping, client])
  return null
}
