import { useAuth } from '../../data/session.tsx'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'

/** The way into the stories: guests register first. */
export function StartButton() {
  const { user } = useAuth()
  return (
    <ButtonLink look="primary" to={user ? '/story-collection' : '/login?mode=register'}>
      {user ? m.landing_library() : m.landing_register()}
    </ButtonLink>
  )
}
