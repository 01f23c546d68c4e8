import { useAuth } from '../../data/session/session.tsx'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'

/** Link to the library; guests register first. */
export function StartButton() {
  const { user } = useAuth()
  return (
    <ButtonLink variant="primary" to={user ? '/story-collection' : '/login?mode=register'}>
      {user ? m.landing_library() : m.landing_register()}
    </ButtonLink>
  )
}
