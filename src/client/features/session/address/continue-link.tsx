import { m } from '../../../paraglide/messages.js'
import { ButtonLink, type ButtonVariant } from '../../../ui/button.tsx'
import { findOrder } from '../../billing/shared/billing-address.ts'
import { onboardingAddress, useIsOnboardingOpen } from '../../child/onboarding.ts'
import { defaultNextPath, findStoryId } from './safe-next-path.ts'

interface ContinueLinkProps {
  next: string
  variant?: ButtonVariant
}

/** Link from the login page to the requested page, or to the onboarding while it is open. */
export function ContinueLink({ next, variant = 'primary' }: ContinueLinkProps) {
  const isOnboardingOpen = useIsOnboardingOpen()
  if (next === defaultNextPath && isOnboardingOpen) {
    return (
      <ButtonLink variant={variant} to={onboardingAddress}>
        {m.login_sent_go_next()}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink variant={variant} to={next}>
      {linkLabel(next)}
    </ButtonLink>
  )
}

function linkLabel(next: string): string {
  if (findStoryId(next) !== null) return m.login_sent_go_story()
  if (findOrder(next) !== null) return m.login_sent_go_order()
  return next === defaultNextPath ? m.login_sent_go() : m.login_sent_go_next()
}
