import { useQuery } from '@tanstack/react-query'
import { now } from '../../../lib/clock.ts'
import { useRetryOnline } from '../../../lib/use-retry-online.ts'
import { m } from '../../../paraglide/messages.js'
import { ButtonLink } from '../../../ui/button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import {
  type LoadedAccount,
  SettingsSection,
  WithProfile,
} from '../../settings/settings-section.tsx'
import { findRunningPlan, shownStatus } from '../contract/contract-state.ts'
import { StatusFlag } from '../contract/status-flag.tsx'
import { billingQuery } from '../shared/billing-query.ts'
import { PortalButton } from '../shared/portal-button.tsx'
import { planSentence } from './plan-sentence.ts'

/** Settings: the current plan and a link to the subscription. */
export function PlanSection() {
  return (
    <SettingsSection id="abo" heading={m.settings_plan()}>
      <WithProfile>{(account) => <PlanState {...account} />}</WithProfile>
    </SettingsSection>
  )
}

function PlanState({ user, profile }: LoadedAccount) {
  const billing = useQuery(billingQuery(user))
  useRetryOnline(billing)
  const { data, error, refetch } = billing
  const plan = data && findRunningPlan(data.subscriptions)
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
