import { ORPCError } from '@orpc/client'
import { useState } from 'react'
import { api } from '../../../data/api.ts'
import { m } from '../../../paraglide/messages.js'
import { showToast } from '../../../ui/toast.ts'
import { useChooseChild } from '../../child/use-choose-child.ts'
import { useDevice } from '../use-device.ts'
import { useDeviceChange } from '../use-device-change.ts'

/** Chooses who reads; a child with wider limits waits behind the gate. */
export function useChoice(onChosen: () => void) {
  const { device, isKidsMode } = useDevice()
  const choose = useChooseChild()
  const setKidsMode = useDeviceChange((on: boolean) => api.device.setKidsMode({ isKidsMode: on }))
  const close = useDeviceChange(() => api.gate.close())
  const [waiting, setWaiting] = useState<string | null>(null)

  const tell = () => void showToast(m.child_choose_failed(), 'error')

  const pick = (childId: string) => {
    if (choose.isPending) return
    choose.mutate(childId, {
      onSuccess: onChosen,
      onError: (error) => {
        if (error instanceof ORPCError && error.code === 'GATE_CLOSED') setWaiting(childId)
        else tell()
      },
    })
  }

  /** Behind the gate: the child is chosen, and the gate closes again behind it. */
  const pass = async () => {
    if (waiting === null) return
    try {
      // Without a PIN only the end of Kindermodus opens the way; it begins again at once.
      if (!device?.hasPin) await setKidsMode.mutateAsync(false)
      await choose.mutateAsync(waiting)
      onChosen()
    } catch {
      tell()
    } finally {
      setWaiting(null)
      if (!device?.hasPin) await setKidsMode.mutateAsync(isKidsMode).catch(tell)
      else await close.mutateAsync(undefined).catch(tell)
    }
  }

  return { pick, pass, isAtGate: waiting !== null, leaveGate: () => setWaiting(null) }
}
