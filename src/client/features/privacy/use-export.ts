import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../data/core/api.ts'
import { showAnswer } from '../../data/queries/show-answer.ts'
import { useAuth } from '../../data/session/session.tsx'
import { useRetryOnline } from '../../lib/use-retry-online.ts'
import { exportQuery } from './privacy-query.ts'

/** The newest export of the account's data, and a function to request one. */
export function useExport() {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const options = exportQuery(user)
  const newest = useQuery(options)
  const isOnline = useRetryOnline(newest)
  const request = useMutation({
    mutationFn: (uid: string) => api.privacy.requestExport({ uid }),
    onSuccess: (copy) => showAnswer(queryClient, options.queryKey, copy),
    // Fails immediately when offline.
    networkMode: 'always',
  })
  return {
    /** Undefined while loading, null if there is no export. */
    copy: newest.data,
    loadError: newest.error,
    reload: () => void newest.refetch(),
    isOnline,
    request: () => {
      if (user && !request.isPending) request.mutate(user.uid)
    },
    isRequesting: request.isPending,
    requestError: request.error,
  }
}
