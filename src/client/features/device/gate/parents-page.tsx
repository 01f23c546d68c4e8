import { useIsMutating } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../../../data/core/api.ts'
import { handOverKey } from '../../../data/queries/family-changes.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { useDevice } from '../state/use-device.ts'
import { useDeviceChange } from '../state/use-device-change.ts'
import { GateDialog } from './gate-dialog.tsx'
import { ParentGate } from './parent-gate.tsx'
import { ResetPin } from './reset-pin.tsx'

/**
 * A page of the parents' area behind the gate. When the five minutes are over, the gate closes over the
 * page, which keeps its typed text. Passing the gate in Kindermodus ends Kindermodus. While Kindermodus
 * starts, the page is not rendered, because the server would refuse its calls.
 */
export function ParentsPage({ children }: { children: ReactNode }) {
  const { device, isKidsMode, error, retry } = useDevice()
  const [search, setSearch] = useSearchParams()
  const [wasOpen, setWasOpen] = useState(false)
  const navigate = useNavigate()
  const leaveKidsMode = useDeviceChange(() => api.device.setKidsMode({ isKidsMode: false }))
  const isHandingOver = useIsMutating({ mutationKey: handOverKey }) > 0
  const isOpen = device?.isGateOpen === true && !isKidsMode
  useEffect(() => {
    if (isOpen) setWasOpen(true)
    else if (isKidsMode) setWasOpen(false)
  }, [isOpen, isKidsMode])

  const token = search.get('pin')
  const handlePassed = () => {
    if (isKidsMode) leaveKidsMode.mutate(undefined)
  }
  if (token !== null) {
    const finish = () => {
      setSearch({}, { replace: true })
      handlePassed()
    }
    return <ResetPin token={token} onDone={finish} />
  }
  if (isHandingOver) return <PageSpinner />
  if (!device) return error ? <DeviceError onRetry={retry} /> : <PageSpinner />
  const gate = {
    isFailed: leaveKidsMode.isError,
    onPassed: handlePassed,
    onBack: () => void navigate('/dashboard'),
    backLabel: isKidsMode ? m.gate_to_stories() : m.gate_to_dashboard(),
  }
  if (isOpen || (wasOpen && !isKidsMode)) {
    return (
      <>
        {children}
        {!isOpen && <GateDialog {...gate} text={m.gate_again()} />}
      </>
    )
  }
  return (
    <div className="gate-page">
      <title>{`${m.gate_heading()} – ${m.site_name()}`}</title>
      <ParentGate {...gate} {...(isKidsMode && { text: m.gate_leave_text() })} />
    </div>
  )
}

function DeviceError({ onRetry }: { onRetry: () => void }) {
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
