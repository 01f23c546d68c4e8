import { api } from '../../../data/core/api.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { useDeviceChange } from '../state/use-device-change.ts'
import { SecretForm } from './secret-form.tsx'

/** Opens the gate with the account's password, if the PIN is forgotten. */
export function PasswordGate({ onPassed, onPin }: { onPassed: () => void; onPin: () => void }) {
  const open = useDeviceChange((password: string) => api.gate.open({ password }))
  return (
    <>
      <SecretForm
        label={m.gate_password()}
        autoComplete="current-password"
        maxLength={128}
        check={(password) => (password === '' ? m.gate_password_missing() : null)}
        wrongText={m.gate_password_wrong()}
        send={open.mutateAsync}
        onPassed={onPassed}
      />
      <div className="gate-ways">
        <Button variant="plain" onClick={onPin}>
          {m.gate_by_pin()}
        </Button>
      </div>
    </>
  )
}
