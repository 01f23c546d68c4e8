import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../data/core/api.ts'
import { showAnswer } from '../../data/queries/show-answer.ts'
import { useAuth } from '../../data/session/session.tsx'
import { deviceQuery } from './family-query.ts'

/** Chooses the active child; `useReaderChange` resets what was fetched for another one. */
export function useChooseChild() {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (childId: string) => api.device.chooseChild({ childId }),
    onSuccess: (device) => showAnswer(queryClient, deviceQuery(user).queryKey, device),
  })
}
