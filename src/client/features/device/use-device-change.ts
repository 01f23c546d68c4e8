import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Device } from '../../../contract/device.ts'
import { useAuth } from '../../data/session.tsx'
import { deviceQuery } from '../child/family-query.ts'

/** A call that answers with what this browser is now; every part of the page follows at once. */
export function useDeviceChange<Input>(call: (input: Input) => Promise<Device>) {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: (device) => queryClient.setQueryData(deviceQuery(user).queryKey, device),
  })
}
