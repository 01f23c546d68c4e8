import { m } from '../../../paraglide/messages.js'
import { ButtonLink } from '../../../ui/button.tsx'
import { defaultNextPath, findStoryId } from './safe-next-path.ts'

/** Link from the login page to the requested page. */
export function ContinueLink({ next }: { next: string }) {
  return (
    <ButtonLink variant="primary" to={next}>
      {linkLabel(next)}
    </ButtonLink>
  )
}

function linkLabel(next: string): string {
  if (findStoryId(next) !== null) return m.login_sent_go_story()
  return next === defaultNextPath ? m.login_sent_go() : m.login_sent_go_next()
}
