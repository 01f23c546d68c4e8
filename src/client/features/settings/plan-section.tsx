import { useQuery } from '@tanstack/react-query'
import { now } from '../../lib/clock.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { billingQuery } from '../billing/billing-query.ts'
import { runningPlan, shownStatus } from '../billing/contract-state.ts'
import { planSentence } from '../billing/plan-sentence.ts'
import { PortalButton } from '../billing/portal-button.tsx'
import { StatusFlag } from '../billing/status-flag.tsx'
import { LoadError } from '../story/load-error.tsx'
import type { Known } from './settings-section.tsx'
import { SettingsSection, WithProfile } from './settings-section.tsx'

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
