import { useMutation } from '@tanstack/react-query'
import { pinLength } from '../../../../contract/family.ts'
import { api } from '../../../data/core/api.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { useDeviceChange } from '../state/use-device-change.ts'
import { gateProblem } from './gate-problem.ts'
import { SecretForm } from './secret-form.tsx'

interface PinGateProps {
  hasPassword: boolean
  onPassed: () => void
  onPassword: () => void
}

/** Asks for the parents' PIN, and offers ways to open the gate without it. */
export function PinGate({ hasPassword, onPassed, onPassword }: PinGateProps) {
  const open = useDeviceChange((pin: string) => api.gate.open({ pin }))
  const reset = useMutation({ mutationFn: () => api.gate.requestReset() })
  return (
    <>
      <SecretForm
        label={m.gate_pin()}
        inputMode="numeric"
        autoComplete="off"
        maxLength={pinLength}
        check={(pin) => (isPin(pin) ? null : m.gate_pin_digits())}
        wrongText={m.gate_pin_wrong()}
        send={open.mutateAsync}
        onPassed={onPassed}
      />
      <div className="gate-ways">
        {reset.isSuccess ? (
          <p role="status" className="gate-mailed">
            {m.gate_mailed()}
          </p>
        ) : (
          <Button variant="plain" aria-disabled={reset.isPending} onClick={() => reset.mutate()}>
            {m.gate_forgotten()}
          </Button>
        )}
        {reset.error && (
          <p role="alert" className="font-bold text-danger">
            {gateProblem(reset.error, m.gate_unreachable())}
          </p>
        )}
        {hasPassword && (
          <Button variant="plain" onClick={onPassword}>
            {m.gate_by_password()}
          </Button>
        )}
      </div>
    </>
  )
}

const isPin = (text: string) => new RegExp(`^\\d{${pinLength}}$`).test(text)
