import { Film, Headphones, Repeat, Volume2 } from 'lucide-react'
import type { Subscription } from '../../../../contract/billing.ts'
import { catalogue, itemIds } from '../../../../contract/plan.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { now } from '../../../lib/clock.ts'
import { formatMonth } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { Paper } from '../../../ui/paper.tsx'
import { isRunning } from '../contract/contract-state.ts'
import { films } from '../shared/item-labels.ts'
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
        <MinutesExplained />
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

/** What minutes are for, how they count, and what is free, each with its sign. */
function MinutesExplained() {
  const lines = [
    { Icon: Headphones, term: m.billing_audio(), text: m.billing_audio_text() },
    { Icon: Film, term: m.billing_video(), text: m.billing_video_text(films()) },
    { Icon: Repeat, term: m.billing_counted(), text: m.billing_counted_text() },
    { Icon: Volume2, term: m.billing_voice(), text: m.billing_voice_text() },
  ]
  return (
    <details className="billing-explained">
      <summary>{m.billing_explained()}</summary>
      <dl>
        {lines.map(({ Icon, term, text }) => (
          <div key={term}>
            <Icon aria-hidden="true" size={28} />
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
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
    <section className="billing-month" aria-labelledby="month-minutes">
      <h3 id="month-minutes">{m.billing_month_minutes()}</h3>
      <div className="billing-balances">
        <Balance
          name={m.billing_audio()}
          used={usage.audioMinutesThisMonth}
          total={audioMinutes}
          label={(count) => m.billing_audio_balance({ ...count, month })}
          emptyText={m.billing_audio_none()}
        />
        <Balance
          name={m.billing_video()}
          used={usage.videoMinutesThisMonth}
          total={videoMinutes}
          label={(count) => m.billing_video_balance({ ...count, month })}
          emptyText={m.billing_video_none()}
        />
      </div>
    </section>
  )
}
