import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Device } from '../../../contract/device.ts'
import { api } from '../../data/api.ts'
import { handOver, stopAskingFamily } from '../../data/family-news.ts'
import { useAuth } from '../../data/session.tsx'
import { showAnswer } from '../../data/show-answer.ts'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'
import { deviceQuery } from '../child/family-query.ts'

/** A call that answers with what this browser is now; every part of the page follows at once. */
export function useDeviceChange<Input>(call: (input: Input) => Promise<Device>) {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: (device) => showAnswer(queryClient, deviceQuery(user).queryKey, device),
  })
}

/** Gives this browser to a child; where that fails, the page that comes back says so. */
export function useKidsModeStart() {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationKey: handOver,
    mutationFn: () => api.device.setKidsMode({ isKidsMode: true }),
    // What the parents' page still asks would be refused from then on.
    onMutate: () => stopAskingFamily(queryClient),
    onSuccess(device) {
      showAnswer(queryClient, deviceQuery(user).queryKey, device)
      void navigate('/dashboard')
    },
    onError: () => void showToast(m.gate_unreachable(), 'error'),
  })
}
