import { useMutation } from '@tanstack/react-query'
import { pinLength } from '../../../../contract/family.ts'
import { api } from '../../../data/api.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { useDeviceChange } from '../use-device-change.ts'
import { gateAnswer } from './gate-answer.ts'
import { SecretForm } from './secret-form.tsx'

interface PinGateProps {
  hasPassword: boolean
  onPassed: () => void
  onPassword: () => void
}

/** The parents' PIN, and the ways out for who forgot it. */
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
        wrong={m.gate_pin_wrong()}
        send={open.mutateAsync}
        onPassed={onPassed}
      />
      <div className="gate-ways">
        {reset.isSuccess ? (
          <p role="status" className="gate-mailed">
            {m.gate_mailed()}
          </p>
        ) : (
          <Button look="plain" aria-disabled={reset.isPending} onClick={() => reset.mutate()}>
            {m.gate_forgotten()}
          </Button>
        )}
        {reset.error && (
          <p role="alert" className="font-bold text-danger">
            {gateAnswer(reset.error, m.gate_unreachable())}
          </p>
        )}
        {hasPassword && (
          <Button look="plain" onClick={onPassword}>
            {m.gate_by_password()}
          </Button>
        )}
      </div>
    </>
  )
}

const isPin = (text: string) => new RegExp(`^\\d{${pinLength}}$`).test(text)
