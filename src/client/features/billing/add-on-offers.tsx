import type { Subscription } from '../../../contract/billing.ts'
import { catalogue, itemIds } from '../../../contract/plan.ts'
import { useAuth } from '../../data/session.tsx'
import { now } from '../../lib/clock.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Paper } from '../../ui/paper.tsx'
import { Balance } from './balance.tsx'
import { monthName } from './billing-dates.ts'
import { isRunning } from './contract-state.ts'
import { ItemOffer } from './offer-card.tsx'

const addOns = itemIds.filter((item) => catalogue[item].kind === 'add-on')

/** Minutes of narration and film: what is left of them, and more to order. */
export function AddOnOffers({ contracts }: { contracts: readonly Subscription[] }) {
  return (
    <section aria-labelledby="add-ons" className="billing-section">
      <Paper className="billing-minutes">
        <h2 id="add-ons">{m.billing_add_ons()}</h2>
        <p>{m.billing_add_ons_text()}</p>
        <Balances />
      </Paper>
      <ul className="billing-offers">
        {addOns.map((item) => {
          const has = contracts.some((contract) => contract.item === item && isRunning(contract))
          return (
            <ItemOffer key={item} item={item} mark={has ? m.billing_yours_add_on() : undefined} />
          )
        })}
      </ul>
    </section>
  )
}

/** What is left of the month's minutes; guests have none to count. */
function Balances() {
  const { profile } = useAuth()
  if (profile === null) return null
  const { subscription, usage } = profile
  const { audioMinutes, videoMinutes } = subscription.quotas
  const month = monthName(now(), getLocale())
  return (
    <div className="billing-balances">
      <Balance
        heading={m.billing_audio()}
        used={usage.audioMinutesThisMonth}
        total={audioMinutes}
        words={(count) => m.billing_audio_balance({ ...count, month })}
        none={m.billing_audio_none()}
      />
      <Balance
        heading={m.billing_video()}
        used={usage.videoMinutesThisMonth}
        total={videoMinutes}
        words={(count) => m.billing_video_balance({ ...count, month })}
        none={m.billing_video_none()}
      />
    </div>
  )
}
