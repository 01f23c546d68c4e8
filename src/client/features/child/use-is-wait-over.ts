import { useQuery } from '@tanstack/react-query'
import { pause } from '../../lib/pause.ts'

/** How long a page waits for the family. */
const maxWaitMs = 3000

/** Whether that wait is over for an account; false for null. All parts of the page share it. */
export function useIsWaitOver(uid: string | null): boolean {
  const { data = false } = useQuery({
    queryKey: ['family-wait', uid],
    queryFn: async ({ signal }) => {
      await pause(maxWaitMs, signal)
      return true
    },
    enabled: uid !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
