import { useQuery } from '@tanstack/react-query'
import { now } from '../../lib/clock.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import type { Known } from '../settings/settings-section.tsx'
import { SettingsSection, WithProfile } from '../settings/settings-section.tsx'
import { LoadError } from '../story/load-error.tsx'
import { billingQuery } from './billing-query.ts'
import { runningPlan, shownStatus } from './contract-state.ts'
import { planSentence } from './plan-sentence.ts'
import { PortalButton } from './portal-button.tsx'
import { StatusFlag } from './status-flag.tsx'

/** Settings: what the family reads with, and the way to the subscription. */
export function PlanSection() {
  return (
    <SettingsSection id="abo" heading={m.settings_plan()}>
      <WithProfile>{(known) => <PlanState {...known} />}</WithProfile>
    </SettingsSection>
  )
}

function PlanState({ user, profile }: Known) {
  const { data, error, refetch } = useQuery(billingQuery(user))
  const plan = data && runningPlan(data.subscriptions)
  return (
    <>
      {plan && (
        <div className="justify-self-start">
          <StatusFlag status={shownStatus(plan)} />
        </div>
      )}
      <p>{planSentence(profile, data?.subscriptions ?? null, now())}</p>
      {error && !data && (
        <LoadError text={m.billing_contracts_error()} onRetry={() => void refetch()} />
      )}
      <div className="billing-buttons">
        <ButtonLink to="/abo">{m.settings_plan_link()}</ButtonLink>
        {data?.hasPortal && <PortalButton purpose="home" />}
      </div>
    </>
  )
}
