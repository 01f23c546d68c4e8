import { ORPCError } from '@orpc/client'
import { useState } from 'react'
import { api } from '../../../data/core/api.ts'
import { m } from '../../../paraglide/messages.js'
import { showToast } from '../../../ui/toast.ts'
import { useChooseChild } from '../../child/use-choose-child.ts'
import { useDevice } from '../state/use-device.ts'
import { useDeviceChange } from '../state/use-device-change.ts'

/** Chooses the active child; a child with wider limits needs the parents' gate. */
export function useChildChoice(onChosen: () => void) {
  const { device, isKidsMode } = useDevice()
  const choose = useChooseChild()
  const setKidsMode = useDeviceChange((isOn: boolean) =>
    api.device.setKidsMode({ isKidsMode: isOn }),
  )
  const close = useDeviceChange(() => api.gate.close())
  const [childAtGate, setChildAtGate] = useState<string | null>(null)

  const showError = () => void showToast(m.child_choose_failed(), 'error')

  const pick = (childId: string) => {
    if (choose.isPending) return
    choose.mutate(childId, {
      onSuccess: onChosen,
      onError: (error) => {
        if (error instanceof ORPCError && error.code === 'GATE_CLOSED') setChildAtGate(childId)
        else showError()
      },
    })
  }

  /** Chooses the child and closes the gate again. */
  const chooseAfterGate = async () => {
    if (childAtGate === null) return
    try {
      // Without a PIN, only leaving Kindermodus allows the choice; it starts again immediately afterwards.
      if (!device?.hasPin) await setKidsMode.mutateAsync(false)
      await choose.mutateAsync(childAtGate)
      onChosen()
    } catch {
      showError()
    } finally {
      setChildAtGate(null)
      if (!device?.hasPin) await setKidsMode.mutateAsync(isKidsMode).catch(showError)
      else await close.mutateAsync(undefined).catch(showError)
    }
  }

  return {
    pick,
    chooseAfterGate,
    isAtGate: childAtGate !== null,
    leaveGate: () => setChildAtGate(null),
  }
}
