import type { Subscription } from '../../../../contract/billing.ts'
import { catalogue, itemIds } from '../../../../contract/plan.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { now } from '../../../lib/clock.ts'
import { formatMonth } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { Paper } from '../../../ui/paper.tsx'
import { isRunning } from '../contract/contract-state.ts'
import { Balance } from './balance.tsx'
import { ItemOffer } from './offer-card.tsx'

const addOns = itemIds.filter((item) => catalogue[item].kind === 'add-on')

/** Minutes of narration and film: the balance, and add-ons to order. */
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
          const isOrdered = contracts.some(
            (contract) => contract.item === item && isRunning(contract),
          )
          return (
            <ItemOffer
              key={item}
              item={item}
              statusText={isOrdered ? m.billing_yours_add_on() : undefined}
            />
          )
        })}
      </ul>
    </section>
  )
}

/** Balance of the month's minutes; nothing for guests, or while the profile loads. */
function Balances() {
  const { profile } = useAuth()
  if (profile === null) return null
  const { subscription, usage } = profile
  const { audioMinutes, videoMinutes } = subscription.quotas
  const month = formatMonth(now())
  return (
    <div className="billing-balances">
      <Balance
        heading={m.billing_audio()}
        used={usage.audioMinutesThisMonth}
        total={audioMinutes}
        label={(count) => m.billing_audio_balance({ ...count, month })}
        emptyText={m.billing_audio_none()}
      />
      <Balance
        heading={m.billing_video()}
        used={usage.videoMinutesThisMonth}
        total={videoMinutes}
        label={(count) => m.billing_video_balance({ ...count, month })}
        emptyText={m.billing_video_none()}
      />
    </div>
  )
}
