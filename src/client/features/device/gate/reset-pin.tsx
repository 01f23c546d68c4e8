import { ORPCError } from '@orpc/client'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../data/core/api.ts'
import { m } from '../../../paraglide/messages.js'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useDeviceChange } from '../state/use-device-change.ts'
import picture from './gate.svg'
import { gateProblem } from './gate-problem.ts'
import { PinForm } from './pin-form.tsx'
import './gate.css'

/** The page of the mailed link: a new PIN for a forgotten one. */
export function ResetPin({ token, onDone }: { token: string; onDone: () => void }) {
  const reset = useDeviceChange((pin: string) => api.gate.resetPin({ token, pin }))
  const isExpired =
    reset.error instanceof ORPCError && (reset.error.status === 410 || reset.error.status === 400)
  const handleSave = async (pin: string) => {
    await reset.mutateAsync(pin)
    void showToast(m.gate_pin_saved(), 'success')
    onDone()
  }
  return (
    <div className="gate-page">
      <title>{`${m.gate_new_pin()} – ${m.site_name()}`}</title>
      <section className="gate paper">
        <img className="gate-picture" src={picture} width={240} height={150} alt="" />
        <h1 tabIndex={-1}>{isExpired ? m.gate_link_expired() : m.gate_new_pin()}</h1>
        {isExpired ? (
          <NewLink />
        ) : (
          <>
            <p>{m.gate_new_pin_text()}</p>
            <PinForm saveLabel={m.gate_pin_save()} onSave={handleSave} />
          </>
        )}
      </section>
    </div>
  )
}

function NewLink() {
  const mail = useMutation({ mutationFn: () => api.gate.requestReset() })
  return (
    <>
      <p>{m.gate_link_expired_text()}</p>
      {mail.isSuccess ? (
        <p role="status" className="gate-mailed">
          {m.gate_mailed()}
        </p>
      ) : (
        <Button variant="primary" aria-disabled={mail.isPending} onClick={() => mail.mutate()}>
          {m.gate_new_link()}
        </Button>
      )}
      {mail.error && <p role="alert">{gateProblem(mail.error, m.gate_unreachable())}</p>}
      <ButtonLink to="/account-settings">{m.gate_to_settings()}</ButtonLink>
    </>
  )
}
