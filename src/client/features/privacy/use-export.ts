import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { useAuth } from '../../data/session.tsx'
import { showAnswer } from '../../data/show-answer.ts'
import { exportQuery } from './privacy-query.ts'

/** The newest copy of the account's data, and how to have one made. */
export function useExport() {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const options = exportQuery(user)
  const { data, error, refetch } = useQuery(options)
  const request = useMutation({
    mutationFn: (uid: string) => api.privacy.requestExport({ uid }),
    onSuccess: (copy) => showAnswer(queryClient, options.queryKey, copy),
    // Told at once, offline too.
    networkMode: 'always',
  })
  return {
    /** Undefined until the first answer came, null where there is no copy. */
    copy: data,
    loadError: error,
    reload: () => void refetch(),
    request: () => {
      if (user && !request.isPending) request.mutate(user.uid)
    },
    isRequesting: request.isPending,
    requestError: request.error,
  }
}
