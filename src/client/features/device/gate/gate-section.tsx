import { useState } from 'react'
import { api } from '../../../data/core/api.ts'
import { useSwapFocus } from '../../../lib/use-swap-focus.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { showToast } from '../../../ui/toast.ts'
import { KidsModeStart } from '../kids-mode-start.tsx'
import { useDevice } from '../state/use-device.ts'
import { useDeviceChange } from '../state/use-device-change.ts'
import { gateProblem } from './gate-problem.ts'
import { PinForm } from './pin-form.tsx'
import './gate.css'

/** Settings: the parents' PIN and Kindermodus on this device. */
export function GateSection() {
  const { device, error, retry } = useDevice()
  return (
    <section id="eltern-pin" className="settings-section" aria-labelledby="gate-section-heading">
      <h2 id="gate-section-heading">{m.gate_section()}</h2>
      {device ? (
        <>
          <PinPart hasPin={device.hasPin} />
          <KidsModePart />
        </>
      ) : error ? (
        <Notice tone="danger">
          <p>{m.gate_unknown()}</p>
          <Button className="mt-3" onClick={retry}>
            {m.site_retry()}
          </Button>
        </Notice>
      ) : (
        <Spinner label={m.site_loading()} />
      )}
    </section>
  )
}

function PinPart({ hasPin }: { hasPin: boolean }) {
  const [isEditing, setEditing] = useState(false)
  const part = useSwapFocus(isEditing)
  const set = useDeviceChange((pin: string) => api.gate.setPin({ pin }))
  const remove = useDeviceChange(() => api.gate.removePin())
  const handleSave = async (pin: string) => {
    await set.mutateAsync(pin)
    setEditing(false)
    void showToast(m.gate_pin_saved(), 'success')
  }
  const handleRemove = () => {
    remove.mutate(undefined, {
      onSuccess: () => {
        void showToast(m.gate_pin_removed(), 'success')
        // The pressed button leaves with the PIN.
        part.current?.querySelector('button')?.focus()
      },
    })
  }
  return (
    <div ref={part} className="settings-part">
      <h3>{m.gate_pin()}</h3>
      <p>{hasPin ? m.gate_pin_on() : m.gate_pin_off()}</p>
      {isEditing ? (
        <PinForm saveLabel={m.gate_pin_save()} onSave={handleSave}>
          <Button onClick={() => setEditing(false)}>{m.gate_cancel()}</Button>
        </PinForm>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setEditing(true)}>
            {hasPin ? m.gate_pin_change() : m.gate_pin_set()}
          </Button>
          {hasPin && (
            <Button variant="danger" aria-disabled={remove.isPending} onClick={handleRemove}>
              {m.gate_pin_remove()}
            </Button>
          )}
        </div>
      )}
      {remove.error && (
        <p role="alert" className="font-bold text-danger">
          {gateProblem(remove.error, m.gate_unreachable())}
        </p>
      )}
    </div>
  )
}

function KidsModePart() {
  return (
    <div className="settings-part justify-items-start">
      <h3>{m.gate_kids_mode()}</h3>
      <p>{m.gate_kids_mode_text()}</p>
      <KidsModeStart />
    </div>
  )
}
