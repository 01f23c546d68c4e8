import { useIsMutating } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../../../data/api.ts'
import { handOver } from '../../../data/family-news.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { useDevice } from '../use-device.ts'
import { useDeviceChange } from '../use-device-change.ts'
import { GateDialog } from './gate-dialog.tsx'
import { ParentGate } from './parent-gate.tsx'
import { ResetPin } from './reset-pin.tsx'

/**
 * A page of the parents' area. The gate stands before it; when the five minutes are over it closes
 * again over the page, which keeps what was typed. In Kindermodus the gate also ends that. While a
 * child is being given the device the page is gone: what it asked would be refused.
 */
export function ParentsPage({ children }: { children: ReactNode }) {
  const { device, isKidsMode, error, retry } = useDevice()
  const [address, setAddress] = useSearchParams()
  const [wasOpen, setWasOpen] = useState(false)
  const navigate = useNavigate()
  const leaveKidsMode = useDeviceChange(() => api.device.setKidsMode({ isKidsMode: false }))
  const isHandedOver = useIsMutating({ mutationKey: handOver }) > 0
  const isOpen = device?.isGateOpen === true && !isKidsMode
  useEffect(() => {
    if (isOpen) setWasOpen(true)
    else if (isKidsMode) setWasOpen(false)
  }, [isOpen, isKidsMode])

  const token = address.get('pin')
  const passed = () => {
    if (isKidsMode) leaveKidsMode.mutate(undefined)
  }
  if (token !== null) {
    const finish = () => {
      setAddress({}, { replace: true })
      passed()
    }
    return <ResetPin token={token} onDone={finish} />
  }
  if (isHandedOver) return <PageSpinner />
  if (!device) return error ? <Unknown onRetry={retry} /> : <PageSpinner />
  const way = {
    onPassed: passed,
    onBack: () => void navigate('/dashboard'),
    backLabel: isKidsMode ? m.gate_to_stories() : m.gate_to_dashboard(),
  }
  if (isOpen || (wasOpen && !isKidsMode)) {
    return (
      <>
        {children}
        {!isOpen && <GateDialog {...way} text={m.gate_again()} />}
      </>
    )
  }
  return (
    <div className="gate-page">
      <title>{`${m.gate_heading()} – ${m.site_name()}`}</title>
      <ParentGate {...way} {...(isKidsMode && { text: m.gate_leave_text() })} />
    </div>
  )
}

function Unknown({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="gate-page">
      <title>{`${m.gate_heading()} – ${m.site_name()}`}</title>
      <section className="gate paper">
        <h1 tabIndex={-1}>{m.gate_heading()}</h1>
        <Notice tone="danger">
          <p>{m.gate_unknown()}</p>
          <Button className="mt-3" onClick={onRetry}>
            {m.site_retry()}
          </Button>
        </Notice>
      </section>
    </div>
  )
}
