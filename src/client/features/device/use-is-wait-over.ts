import { useQuery } from '@tanstack/react-query'
import { pause } from '../../lib/pause.ts'

/** How long a page waits to hear what this browser is, before it shows what it has. */
const patienceMs = 3000

/** Whether that time is over for an account: one wait for all parts of the page. */
export function useIsWaitOver(uid: string | null): boolean {
  const { data = false } = useQuery({
    queryKey: ['device-wait', uid],
    queryFn: async ({ signal }) => {
      await pause(patienceMs, signal)
      return true
    },
    enabled: uid !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
