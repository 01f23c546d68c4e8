import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { defaultNextPath, storyIn } from './safe-next-path.ts'

/** From the login to where somebody wanted to go, and says where that is. */
export function ContinueLink({ next }: { next: string }) {
  return (
    <ButtonLink look="primary" to={next}>
      {labelOf(next)}
    </ButtonLink>
  )
}

function labelOf(next: string): string {
  if (storyIn(next) !== null) return m.login_sent_go_story()
  return next === defaultNextPath ? m.login_sent_go() : m.login_sent_go_next()
}
