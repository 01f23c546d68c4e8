import type { Profile } from '../../../contract/profile.ts'
import { isActive, remainingReads } from '../../../contract/rules.ts'
import { now } from '../../lib/clock.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { ButtonLink } from '../../ui/button.tsx'
import { longDate } from '../reading/long-date.ts'
import { SettingsSection, WithProfile } from './settings-section.tsx'

/** Settings: what the family reads with, and the way to the subscription. */
export function PlanSection() {
  return (
    <SettingsSection id="abo" heading={m.settings_plan()}>
      <WithProfile>
        {({ profile }) => (
          <>
            <p>{planText(profile)}</p>
            <ButtonLink to="/abo" className="justify-self-start">
              {m.settings_plan_link()}
            </ButtonLink>
          </>
        )}
      </WithProfile>
    </SettingsSection>
  )
}

function planText(profile: Profile): string {
  const { expiry, cancelAtPeriodEnd, quotas } = profile.subscription
  if (isActive(profile.subscription, now()) && expiry) {
    const date = longDate(expiry, getLocale())
    return cancelAtPeriodEnd ? m.settings_plan_ending({ date }) : m.settings_plan_active({ date })
  }
  return m.settings_plan_free({ left: remainingReads(profile), quota: quotas.pdfReads })
}
