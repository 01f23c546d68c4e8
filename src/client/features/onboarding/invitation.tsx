import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Paper } from '../../ui/paper.tsx'
import { onboardingAddress, useIsOnboardingOpen } from '../child/onboarding.ts'
import { useSaveChild } from '../child-editor/use-save-child.ts'
import { skippedAnswer } from './skipped-answer.ts'
import './invitation.css'

interface OnboardingInvitationProps {
  /** Where the page has another main button. */
  isQuiet?: boolean
}

/** Leads a family to the onboarding as long as it is open; not while offline, where it cannot start. */
export function OnboardingInvitation({ isQuiet = false }: OnboardingInvitationProps) {
  const isOpen = useIsOnboardingOpen()
  const skip = useSaveChild('default')
  const isOnline = useIsOnline()
  if (!isOpen || !isOnline) return null
  return (
    <Paper className="onboarding-invitation">
      <div>
        <h2>{m.onboarding_heading()}</h2>
        <p>{m.onboarding_invitation()}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant={isQuiet ? 'secondary' : 'primary'} to={onboardingAddress}>
          {m.onboarding_start()}
        </ButtonLink>
        <Button
          variant="plain"
          aria-disabled={skip.isPending}
          onClick={() => skip.mutate(skippedAnswer)}
        >
          {m.onboarding_skip()}
        </Button>
      </div>
    </Paper>
  )
}
