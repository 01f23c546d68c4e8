import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { useAuth } from '../../data/session.tsx'
import { showAnswer } from '../../data/show-answer.ts'
import { deviceQuery } from './family-query.ts'

/** Says which child reads here; `useReaderChange` forgets what was fetched for another. */
export function useChooseChild() {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (childId: string) => api.device.chooseChild({ childId }),
    onSuccess: (device) => showAnswer(queryClient, deviceQuery(user).queryKey, device),
  })
}
