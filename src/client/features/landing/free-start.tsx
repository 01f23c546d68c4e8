import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'

/** The invitation to register, and what it costs: nothing. */
export function FreeStart() {
  return (
    <>
      <ButtonLink variant="primary" to="/login?mode=register">
        {m.landing_register()}
      </ButtonLink>
      <p className="text-sm text-soft">{m.landing_free_hint()}</p>
    </>
  )
}
