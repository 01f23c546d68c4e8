import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { useAuth } from '../../data/session.tsx'
import { deviceQuery } from './family-query.ts'

/**
 * Says which child reads here. Everything that was fetched for another child is forgotten: lists,
 * shelves and stories are the server's for the child that reads.
 */
export function useChooseChild() {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const { queryKey } = deviceQuery(user)
  return useMutation({
    mutationFn: (childId: string) => api.device.chooseChild({ childId }),
    onSuccess: async (device) => {
      queryClient.setQueryData(queryKey, device)
      const own = JSON.stringify(queryKey)
      await queryClient.resetQueries({
        predicate: (query) => JSON.stringify(query.queryKey) !== own,
      })
    },
  })
}
