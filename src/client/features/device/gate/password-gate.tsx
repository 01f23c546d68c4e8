import { api } from '../../../data/api.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { useDeviceChange } from '../use-device-change.ts'
import { SecretForm } from './secret-form.tsx'

/** The account's password opens the gate where the PIN is forgotten. */
export function PasswordGate({ onPassed, onPin }: { onPassed: () => void; onPin: () => void }) {
  const open = useDeviceChange((password: string) => api.gate.open({ password }))
  return (
    <>
      <SecretForm
        label={m.gate_password()}
        autoComplete="current-password"
        maxLength={128}
        check={(password) => (password === '' ? m.gate_password_missing() : null)}
        wrong={m.gate_password_wrong()}
        send={open.mutateAsync}
        onPassed={onPassed}
      />
      <div className="gate-ways">
        <Button look="plain" onClick={onPin}>
          {m.gate_by_pin()}
        </Button>
      </div>
    </>
  )
}
