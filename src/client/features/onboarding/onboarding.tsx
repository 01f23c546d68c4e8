import { useState } from 'react'
import { unverifiedReads } from '../../../contract/plan.ts'
import { useAuth } from '../../data/session/session.tsx'
import { m } from '../../paraglide/messages.js'
import { LoadError } from '../../ui/load-error.tsx'
import { MailAddress } from '../../ui/mail-address.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { TextWithElement } from '../../ui/text-with-element.tsx'
import { isOnboardingOpen } from '../child/onboarding.ts'
import { useFamily } from '../child/use-family.ts'
import { UnverifiedNotice } from '../session/verification/unverified-notice.tsx'
import { ChildQuestions } from './child-questions.tsx'
import { FirstStories } from './first-stories.tsx'
import './onboarding.css'

/** The first page of a new family: for whom it reads, then three stories that fit. */
export function Onboarding() {
  const { user } = useAuth()
  const { children, activeChild, error, retry } = useFamily()
  // A failed save does not keep the family from its first story.
  const [isSkipped, setSkipped] = useState(false)
  if (!user || !activeChild) {
    return error ? (
      <div className="onboarding">
        <LoadError text={m.dashboard_family_failed()} onRetry={retry} />
      </div>
    ) : (
      <PageSpinner />
    )
  }
  const isAsking = !isSkipped && isOnboardingOpen(children)
  return (
    <div className="onboarding">
      {isAsking ? (
        <ChildQuestions child={activeChild} onSkipped={() => setSkipped(true)} />
      ) : (
        <FirstStories uid={user.uid} child={activeChild} />
      )}
      {!user.emailVerified && (
        <UnverifiedNotice
          text={
            <TextWithElement
              write={(address) => m.login_sent({ email: address, count: unverifiedReads })}
              element={<MailAddress>{user.email}</MailAddress>}
            />
          }
          email={user.email}
        />
      )}
    </div>
  )
}
