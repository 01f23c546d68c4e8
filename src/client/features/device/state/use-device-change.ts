import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Device } from '../../../../contract/device.ts'
import { api } from '../../../data/core/api.ts'
import { cancelAccountQueries, handOverKey } from '../../../data/queries/family-changes.ts'
import { showAnswer } from '../../../data/queries/show-answer.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { m } from '../../../paraglide/messages.js'
import { closeToasts, showToast } from '../../../ui/toast.ts'
import { deviceQuery } from '../../child/family-query.ts'

/** A mutation that answers with the new state of this browser and caches it. */
export function useDeviceChange<Input>(call: (input: Input) => Promise<Device>) {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: (device) => showAnswer(queryClient, deviceQuery(user).queryKey, device),
  })
}

/** Starts Kindermodus; a failure shows a toast. */
export function useKidsModeStart() {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationKey: handOverKey,
    mutationFn: () => api.device.setKidsMode({ isKidsMode: true }),
    // The server would refuse the calls of the parents' page from then on.
    onMutate: () => cancelAccountQueries(queryClient),
    onSuccess(device) {
      showAnswer(queryClient, deviceQuery(user).queryKey, device)
      // They are about the parents' page, and would cover the way back to it.
      void closeToasts()
      void navigate('/dashboard')
    },
    onError: () => void showToast(m.gate_unreachable(), 'error'),
  })
}
